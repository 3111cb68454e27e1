import { attempt, type Book, theBook } from './database'
import type { ResultRow } from './result'

/** The key in localStorage of what this device knows of its backups. */
export const BACKUP_KEY = 'kiebitz-backup'

/** What this device remembers of its backups; all times in milliseconds since 1970. */
export interface Backups {
  /** When everything was last put into an archive, or came from one. */
  readonly saved?: number
  /** When somebody last said "later". */
  readonly later?: number
  /** Somebody wants not to be reminded. */
  readonly never?: true
}

const DAY = 86_400_000
/** A reminder comes when so many games are new and so long ago was the last backup; after "later" it waits. */
const GAMES = 10
const AFTER = 30 * DAY
const LATER = 14 * DAY

/** What there is to lose: games that were written since the last backup, and when it was, or the book began. */
export interface AtStake {
  readonly games: number
  readonly since: number
}

/** Is it time to remind somebody of a backup? Never twice in two weeks, and never for a few games. */
export function isBackupDue(
  { games, since }: AtStake,
  { later = Number.NEGATIVE_INFINITY, never }: Backups,
  now: number,
): boolean {
  return !never && games >= GAMES && now - since >= AFTER && now - later >= LATER
}

/** What there is to lose by now; undefined where nobody has played yet, or the book cannot be read. */
export async function atStake({ saved }: Backups, book: Book = theBook()): Promise<AtStake | undefined> {
  const found = await attempt(book, async () => {
    const since = saved ?? Math.min(...(await book.people.toArray()).map(({ created }) => created))
    if (since === Number.POSITIVE_INFINITY) return undefined
    return { games: await writtenSince(saved ?? Number.NEGATIVE_INFINITY, book), since }
  })
  return found.ok ? found.value : undefined
}

/** How many games that count were written or corrected after that time, whenever they were played. */
async function writtenSince(time: number, book: Book): Promise<number> {
  // Results of tables follow from their logs, and are written anew where those came out of an archive: the table counts.
  const tables = new Set(await book.tables.where('changed').above(time).primaryKeys())
  const isNew = ({ id, source, changed }: ResultRow) => (source === 'hand' ? changed > time : tables.has(id))
  return book.results.filter((row) => row.deleted === undefined && isNew(row)).count()
}

type Store = () => Pick<Storage, 'getItem' | 'setItem'>

const ownStore: Store = () => localStorage

/** What this device remembers; whatever makes no sense is forgotten. Never throws. */
export function readBackups(store: Store = ownStore): Backups {
  try {
    const kept: unknown = JSON.parse(store().getItem(BACKUP_KEY) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    const { saved, later, never } = kept as Record<string, unknown>
    return {
      ...(Number.isFinite(saved) && { saved: saved as number }),
      ...(Number.isFinite(later) && { later: later as number }),
      ...(never === true && { never }),
    }
  } catch {
    return {}
  }
}

/** Remembers what has happened. What the device lets nobody store lasts as long as this page. */
export function noteBackup(what: 'saved' | 'later' | 'never' | 'remind', at: number, store: Store = ownStore): Backups {
  const { saved, later, never } = readBackups(store)
  const next: Backups = {
    ...(what === 'saved' ? { saved: Math.max(at, saved ?? at) } : saved !== undefined && { saved }),
    ...(what === 'later' ? { later: at } : later !== undefined && what !== 'saved' && { later }),
    ...(what === 'never' ? { never: true as const } : never && what !== 'remind' && { never }),
  }
  try {
    store().setItem(BACKUP_KEY, JSON.stringify(next))
  } catch {
    // Blocked or full: the reminder comes again, and that is all.
  }
  return next
}
