import { type Book, theBook } from '../database'
import type { Failure } from '../failure'
import { ArchiveError, type ArchiveFault } from './archive-error'
import { LIMITS } from './container'
import { type Merged, mergeArchive } from './merge'
import { type ReadArchive, type Readers, readArchive } from './read'

/** What became of an archive that somebody brought. */
export type Imported =
  | { readonly kind: 'merged'; readonly made: number; readonly merged: Merged }
  /** It is no archive, or is not whole: nothing was kept. */
  | { readonly kind: 'unfit'; readonly fault: ArchiveFault }
  /** The browser cannot open the file: it was moved or deleted since it was chosen. */
  | { readonly kind: 'unreadable' }
  /** It could not be stored: nothing was kept. */
  | { readonly kind: 'refused'; readonly failure: Failure }

/** How far an import has come: first all is checked, then all is written. */
export type Progress = (step: 'check' | 'write', share: number) => void

/**
 * Takes an archive into the book: whole, or nothing of it. It is checked to the last byte before anything is written,
 * and written in one transaction.
 */
export async function importArchive(
  file: Blob,
  readers: Readers,
  onProgress: Progress = () => {},
  book: Book = theBook(),
): Promise<Imported> {
  if (file.size > LIMITS.archive) return { kind: 'unfit', fault: { code: 'too-large', what: 'archive' } }
  let bytes: Uint8Array
  try {
    bytes = new Uint8Array(await file.arrayBuffer())
  } catch {
    return { kind: 'unreadable' }
  }
  let archive: ReadArchive
  try {
    archive = readArchive(bytes, readers, (share) => onProgress('check', share))
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error
    return { kind: 'unfit', fault: error.fault }
  }
  const merged = await mergeArchive(archive, (share) => onProgress('write', share), book)
  if (!merged.ok) return { kind: 'refused', failure: merged.failure }
  return { kind: 'merged', made: archive.made, merged: merged.value }
}
