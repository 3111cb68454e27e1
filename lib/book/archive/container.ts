import { unzipSync, Zip, ZipDeflate } from 'fflate'
import { ArchiveError, quoted } from './archive-error'

/** What an archive may hold; what is more is refused before anything of it is unpacked. Bytes. */
export const LIMITS = {
  /** The archive as it comes. */
  archive: 512 * 1024 * 1024,
  /** One file in it, unpacked: as large as a table log may be. */
  file: 256 * 1024 * 1024,
  /** All of them together, unpacked. */
  unpacked: 1024 * 1024 * 1024,
  /** How many; a zip file without the extensions of zip64 holds no more than 65,535. */
  files: 65_000,
}

/** Every name that a file in an archive can have. They are never used as paths of a file system. */
const NAME =
  /^(?:manifest\.json|book\.json|(?:tables|history)\/[\w-]{1,64}\.jsonl|decks\/[\w-]{1,64}\.json|pictures\/[\w-]{1,64}\.(?:png|jpg|webp))$/

/** Packs files into a zip file, one after the other. */
export class Packer {
  private readonly pieces: Uint8Array<ArrayBuffer>[] = []
  private readonly zip: Zip
  private readonly at: number
  private unpacked = 0
  private files = 0

  /** @param at milliseconds since 1970, for the dates inside. */
  constructor(at: number) {
    this.at = at
    this.zip = new Zip((error, piece) => {
      if (error) throw error
      this.pieces.push(piece)
    })
  }

  /** @throws ArchiveError `too-large` where nobody could read the archive again. */
  add(name: string, bytes: Uint8Array): void {
    this.unpacked += bytes.length
    this.files++
    if (this.files > LIMITS.files) throw new ArchiveError({ code: 'too-large', what: 'files' })
    if (bytes.length > LIMITS.file) throw new ArchiveError({ code: 'too-large', what: 'file' })
    if (this.unpacked > LIMITS.unpacked) throw new ArchiveError({ code: 'too-large', what: 'unpacked' })
    // Zip cannot say what was before 1980.
    const file = new ZipDeflate(name, { level: 6 })
    file.mtime = Math.max(this.at, Date.UTC(1980, 0, 2))
    this.zip.add(file)
    file.push(bytes, true)
  }

  /** The whole file, in pieces. Nothing can be added after that. */
  finish(): readonly Uint8Array<ArrayBuffer>[] {
    this.zip.end()
    return this.pieces
  }
}

/** A file of a container, as its directory announces it. */
export interface Announced {
  readonly name: string
  /** Bytes, unpacked. */
  readonly size: number
}

/** A zip file whose directory has been read and found harmless; nothing of it is unpacked yet. */
export interface Container {
  readonly files: readonly Announced[]
  /** Unpacks some of them. Throws ArchiveError `damaged` where one is not as its directory announces it. */
  unpack(names: readonly string[]): ReadonlyMap<string, Uint8Array>
}

/**
 * Opens a zip file: names that nobody gives, names twice, too much of anything, and kinds of packing other than ours are
 * refused by the directory alone.
 *
 * @throws ArchiveError `no-archive`, `too-large` or `stranger`
 */
export function openContainer(bytes: Uint8Array): Container {
  if (bytes.length > LIMITS.archive) throw new ArchiveError({ code: 'too-large', what: 'archive' })
  const sizes = new Map<string, number>()
  let unpacked = 0
  guarded('no-archive', () =>
    unzipSync(bytes, {
      filter: ({ name, originalSize: size, compression }) => {
        if (!NAME.test(name) || sizes.has(name)) throw new ArchiveError({ code: 'stranger', file: quoted(name) })
        if (compression !== 0 && compression !== 8) throw new ArchiveError({ code: 'damaged', file: name })
        if (size > LIMITS.file) throw new ArchiveError({ code: 'too-large', what: 'file' })
        unpacked += size
        if (unpacked > LIMITS.unpacked) throw new ArchiveError({ code: 'too-large', what: 'unpacked' })
        sizes.set(name, size)
        if (sizes.size > LIMITS.files) throw new ArchiveError({ code: 'too-large', what: 'files' })
        return false
      },
    }),
  )

  return {
    files: [...sizes].map(([name, size]) => ({ name, size })),
    unpack: (names) => {
      const wanted = new Set(names)
      const found = guarded('damaged', () => unzipSync(bytes, { filter: ({ name }) => wanted.has(name) }))
      const files = new Map<string, Uint8Array>()
      for (const name of names) {
        const file = Object.hasOwn(found, name) ? found[name] : undefined
        if (file?.length !== sizes.get(name)) throw new ArchiveError({ code: 'damaged', file: name })
        files.set(name, file as Uint8Array)
      }
      return files
    },
  }
}

/** What goes wrong inside the library is the file's fault: bytes that are no zip, or have changed. */
function guarded<Value>(code: 'no-archive' | 'damaged', work: () => Value): Value {
  try {
    return work()
  } catch (error) {
    if (error instanceof ArchiveError) throw error
    throw new ArchiveError(code === 'damaged' ? { code, file: '' } : { code })
  }
}
