import { findGame } from '@/lib/games/registry'
import type { Book, TableRow } from '../database'
import { keepDeck, listDecks } from '../decks'
import { value } from '../fixture'
import { type Edit, linesIn } from '../journal'
import { changePerson, listPeople, mergePeople, renamePerson } from '../people'
import { enterGame, takeIn } from '../results'
import { appendEdits, loadTable } from '../table'
import { createTable, deleteTable, importTable } from '../tables'
import { moveCursor } from '../undo'
import { type Exported, exportArchive } from './export'
import { type Imported, importArchive } from './import'
import type { Merged, Tally } from './merge'
import type { Readers } from './read'

/** For the tests of this folder: decks are lists of cards here, one a line. */
export const READERS: Readers = {
  findGame,
  deckCards: (text) => {
    if (!/^[\w\n]+$/.test(text)) throw new Error('this is no deck')
    return text.split('\n')
  },
}

export const SOON = { over: false, status: '' }

export const play = (by: number, card = '5') => JSON.stringify({ do: 'play', by, cards: [card] })
export const END = '{"do":"end"}'
/** At a table of two the other one has won. */
const LEAVE = '{"do":"leave","by":1}'

/** The smallest PNG there is. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
export const picture = () => new Blob([PNG], { type: 'image/png' })

const header = (players: readonly string[], game = 'mezza') =>
  JSON.stringify({
    kiebitz: 1,
    game,
    players,
    options: { variant: 'full', fourHolds: 'until-covered', nineHalfOnItself: true },
  })

/** Begins a table of Mezza with these events. */
export async function tableWith(book: Book, players: readonly string[], lines: readonly string[] = []) {
  const made = value(await createTable({ header: header(players), game: 'mezza', players, ...SOON }, book))
  return edited(
    book,
    made.id,
    lines.map((line) => ({ op: 'append', line })),
  )
}

/** Writes edits at the table as it is stored. */
export async function edited(book: Book, id: string, edits: readonly Edit[], over = false) {
  const { row } = value(await loadTable(id, book))
  return value(await appendEdits(id, row.version, edits, { over, status: '' }, book))
}

export async function undone(book: Book, id: string, delta: number) {
  const { row } = value(await loadTable(id, book))
  return value(await moveCursor(id, row.version, delta, SOON, book))
}

/** A book with one of everything. */
export async function fill(book: Book): Promise<void> {
  const running = await tableWith(book, ['Ana', 'Ben'], [play(0), play(1, '6')])
  await edited(book, running.id, [{ op: 'insert', index: 1, line: play(1, '7') }])
  await edited(book, running.id, [
    {
      op: 'together',
      edits: [
        { op: 'remove', index: 0 },
        { op: 'append', line: END },
      ],
    },
  ])
  await undone(book, running.id, -1)
  const over = await tableWith(book, ['Ana', 'Cem'], [play(0)])
  await edited(book, over.id, [{ op: 'append', line: LEAVE }], true)
  const lines = [` ${play(0)}\r`, '{"note":"caf\\u00e9","do":"leave","by":1,"weather":["rain"]}']
  value(
    await importTable(
      { header: header(['Zoë', 'Ben']), game: 'mezza', players: ['Zoë', 'Ben'], over: true, status: '' },
      lines,
      book,
    ),
  )
  const gone = await tableWith(book, ['Dana', 'Ben'], [END])
  value(await deleteTable(gone.id, book))
  value(await takeIn(book))
  const seats = [
    { name: 'Ana', place: 1, points: null },
    { name: 'Emil', place: 2, points: -3 },
  ] as const
  value(await enterGame({ game: 'mau-mau', ended: book.now() - 1e9, seats }, book))
  const people = value(await listPeople(book))
  const [ana, ben, , emil] = people
  value(await renamePerson(ben?.id ?? '', 'Benjamin', book))
  value(await changePerson(ana?.id ?? '', { picture: picture(), colour: 'rose' }, book))
  const zoe = people.find(({ name }) => name === 'Zoë')
  value(await mergePeople(emil?.id ?? '', zoe?.id ?? '', book))
  value(await keepDeck({ game: 'mezza', name: 'Oma', text: 'half\nten', cards: ['half', 'ten'] }, book))
  value(await keepDeck({ game: 'merge', name: 'Leer', text: '', cards: [] }, book))
  value(await listDecks(book))
}

/**
 * Everything that is stored and not derived, in an order that does not depend on when it came. Of finished tables to which
 * lines were only ever added it does not count whether those were imported.
 */
export async function content(book: Book) {
  const sorted = (rows: readonly object[]) => rows.map((row) => JSON.stringify(inOrder(row))).sort()
  const people = await book.people.toArray()
  const pictures = await Promise.all(
    people.map(async ({ picture }) => picture && [picture.type, ...new Uint8Array(await picture.arrayBuffer())]),
  )
  const tables = await Promise.all((await book.tables.toArray()).map((row) => tableContent(row, book)))
  return {
    tables: sorted(tables),
    decks: sorted(await book.decks.toArray()),
    results: sorted(await book.results.filter(({ source }) => source === 'hand').toArray()),
    people: sorted(people.map((row, i) => ({ ...row, picture: pictures[i] }))),
  }
}

async function tableContent({ due: _, base: count, length, ...row }: TableRow, book: Book): Promise<object> {
  const parts = await book.parts.where('[table+part]').between([row.id, 0], [row.id, Infinity]).toArray()
  const rows = await book.edits.where('[table+seq]').between([row.id, 0], [row.id, Infinity]).toArray()
  const base = parts.flatMap(({ text }) => text.split('\n'))
  if (base.length !== count || rows.length !== length) throw new Error(`${row.id} is not whole`)
  const edits = rows.map(({ edit }) => edit)
  const isStraight = row.over && row.cursor === length && edits.every(({ op }) => op === 'append')
  return isStraight ? { ...row, cursor: 0, lines: [...base, ...edits.flatMap(linesIn)] } : { ...row, base, edits }
}

/** A row whose fields stand in the order of their names. */
const inOrder = (row: object) => Object.fromEntries(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)))

export function made(exported: Exported) {
  if (exported.kind === 'made') return exported
  throw new Error(JSON.stringify(exported))
}

export async function archiveOf(book: Book): Promise<Uint8Array> {
  return new Uint8Array(await made(await exportArchive(undefined, book)).file.arrayBuffer())
}

export function bring(bytes: Uint8Array, book: Book): Promise<Imported> {
  return importArchive(new Blob([bytes.slice()]), READERS, undefined, book)
}

export function merged(imported: Imported): Merged {
  if (imported.kind === 'merged') return imported.merged
  throw new Error(JSON.stringify(imported))
}

/** [new, already there, updated] */
export const tally = ({ added, there, updated }: Tally) => [added, there, updated]
