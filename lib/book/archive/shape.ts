import type * as z from 'zod/mini'
import { ArchiveError, quoted } from './archive-error'

/** Reads a file inside an archive as JSON. Throws ArchiveError `nonsense`. */
export function parseJson(file: string, bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes))
  } catch {
    throw new ArchiveError({ code: 'nonsense', file, what: 'this is not JSON' })
  }
}

/** A value that has the shape it must have. Throws ArchiveError `nonsense` with the first place where it has not. */
export function parsed<Output>(file: string, shape: z.ZodMiniType<Output>, value: unknown): Output {
  const result = shape.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const path = issue?.path.map(String).join('.') ?? ''
  throw new ArchiveError({ code: 'nonsense', file, what: `${quoted(path)}: ${issue?.code ?? 'wrong'}` })
}
