import * as z from 'zod/mini'
import { ArchiveError } from './archive-error'
import { LIMITS } from './container'
import { parsed, parseJson } from './shape'

export const FORMAT = 'kiebitz-archive'
/** The version that is written, and the newest that is read. README.md beside this file tells what is in it. */
export const VERSION = 1

export const MANIFEST = 'manifest.json'

/** What an archive says of itself. */
export interface Manifest {
  readonly format: typeof FORMAT
  readonly version: typeof VERSION
  /** When it was made, milliseconds since 1970. */
  readonly made: number
  /** Every other file in it, with its size in bytes and its SHA-256 in hexadecimal digits. */
  readonly files: readonly { readonly name: string; readonly size: number; readonly sha256: string }[]
}

const kindShape = z.object({ format: z.literal(FORMAT), version: z.int().check(z.positive()) })

const shape = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  made: z.int().check(z.nonnegative()),
  files: z
    .array(
      z.strictObject({
        name: z.string(),
        size: z.int().check(z.nonnegative()),
        sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
      }),
    )
    .check(z.maxLength(LIMITS.files)),
})

export function manifestText(made: number, files: Manifest['files']): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, made, files } satisfies Manifest)}\n`
}

/** @throws ArchiveError `no-archive`, `newer` or `nonsense` */
export function readManifest(bytes: Uint8Array): Manifest {
  const value = parseJson(MANIFEST, bytes)
  const kind = kindShape.safeParse(value)
  if (!kind.success) throw new ArchiveError({ code: 'no-archive' })
  if (kind.data.version > VERSION) throw new ArchiveError({ code: 'newer', version: kind.data.version })
  return parsed(MANIFEST, shape, value)
}
