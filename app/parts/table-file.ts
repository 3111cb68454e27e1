import type { Imported, LogFile } from '@/lib/book/exchange'
import type { Outcome } from '@/lib/book/failure'
import { canShare, saveFile, shareFile } from './save-file'

/** No table log that can be stored on a phone is larger, in bytes; what is, is some other file. */
export const LARGEST = 256 * 1024 * 1024

/** A file that somebody chose, and what became of it. */
export interface ImportedFile {
  readonly name: string
  readonly result: Imported | { readonly kind: 'too-large' } | { readonly kind: 'cannot-open' }
}

/** Keeps table logs from files, one after another; each of them whole, or not at all. */
export async function importFiles(files: readonly File[]): Promise<readonly ImportedFile[]> {
  // Reading logs takes the games' rules; screens that only might need them start without.
  const [{ importLog }, { findGame }] = await Promise.all([
    import('@/lib/book/exchange'),
    import('@/lib/games/registry'),
  ])
  const results: ImportedFile[] = []
  for (const file of files) {
    const bytes = file.size <= LARGEST ? await bytesOf(file) : null
    results.push({
      name: file.name,
      result: bytes ? await importLog(bytes, findGame) : { kind: bytes === null ? 'too-large' : 'cannot-open' },
    })
  }
  return results
}

/** Saves a table's log where the browser saves files. Gives the file's name. */
export async function saveLog(id: string): Promise<Outcome<string>> {
  const exported = await read(id)
  if (!exported.ok) return exported
  saveFile(fileOf(exported.value))
  return { ok: true, value: exported.value.name }
}

/** Whether this browser hands files on to other apps. */
export function canShareLogs(): boolean {
  return canShare(fileOf({ name: 'log.jsonl', bytes: new Uint8Array(1) }))
}

/** Hands a table's log to another app; saves it where the browser then refuses. Gives the file's name if it was saved. */
export async function shareLog(id: string): Promise<Outcome<string | undefined>> {
  const exported = await read(id)
  if (!exported.ok) return exported
  return { ok: true, value: await shareFile(fileOf(exported.value)) }
}

async function read(id: string): Promise<Outcome<LogFile>> {
  const { exportLog } = await import('@/lib/book/exchange')
  return exportLog(id)
}

function fileOf({ name, bytes }: LogFile): File {
  return new File([bytes], name, { type: 'application/jsonl' })
}

async function bytesOf(file: File): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    // Moved or deleted since it was chosen.
    return undefined
  }
}
