import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Device, device } from '../fixture'
import { ArchiveError, type ArchiveFault } from './archive-error'
import type { BookFile } from './book-file'
import { LIMITS } from './container'
import { archiveOf, bring, content, fill, READERS } from './fixture'
import { readArchive } from './read'
import { sha256 } from './sha256'

let good: Uint8Array

beforeAll(async () => {
  const book = device().tab()
  await fill(book)
  good = await archiveOf(book)
})

type Files = Record<string, Uint8Array<ArrayBuffer>>

const filesOf = (archive: Uint8Array): Files => unzipSync(archive) as Files

/** An archive of these files whose checksums are right: whoever made it meant it. */
function packed(
  files: Files,
  change: (manifest: { files: { name: string }[] }) => unknown = (same) => same,
): Uint8Array {
  const { 'manifest.json': old, ...rest } = files
  const list = Object.entries(rest).map(([name, bytes]) => ({ name, size: bytes.length, sha256: sha256(bytes) }))
  const manifest = { ...JSON.parse(strFromU8(old ?? strToU8('{}'))), files: list }
  return zipSync({ ...rest, 'manifest.json': strToU8(JSON.stringify(change(manifest) ?? manifest)) })
}

/** The good archive with another book.json. */
function withBook(change: (book: Mutable<BookFile>) => unknown): Uint8Array {
  const files = filesOf(good)
  const book = JSON.parse(strFromU8(files['book.json'] as Uint8Array)) as Mutable<BookFile>
  const changed = change(book)
  return packed({ ...files, 'book.json': strToU8(typeof changed === 'string' ? changed : JSON.stringify(book)) })
}

type Mutable<Value> = Value extends object ? { -readonly [Key in keyof Value]: Mutable<Value[Key]> } : Value

/** The good archive with one other file. */
const withFile = (name: RegExp, change: (text: string) => string) => {
  const files = filesOf(good)
  const found = Object.keys(files).find((one) => name.test(one)) as string
  return packed({ ...files, [found]: strToU8(change(strFromU8(files[found] as Uint8Array))) })
}

function faultOf(bytes: Uint8Array): ArchiveFault {
  try {
    readArchive(bytes, READERS)
  } catch (error) {
    if (error instanceof ArchiveError) return error.fault
    throw error
  }
  throw new Error('taken')
}

it('takes the good one', () => {
  const read = readArchive(packed(filesOf(good)), READERS)
  expect([read.tables.length, read.results.length, read.people.length, read.decks.length]).toEqual([4, 1, 5, 2])
})

describe('the manifest', () => {
  it.each<[string, object, ArchiveFault]>([
    ['of another format', { format: 'zip' }, { code: 'no-archive' }],
    ['without a version', { version: undefined }, { code: 'no-archive' }],
    ['of a version that is none', { version: 0.5 }, { code: 'no-archive' }],
    ['of a newer version', { version: 2, more: true }, { code: 'newer', version: 2 }],
    [
      'of which nobody knows when it was made',
      { made: 'Friday' },
      { code: 'nonsense', file: 'manifest.json', what: 'made: invalid_type' },
    ],
    [
      'with more than it should have',
      { settings: {} },
      { code: 'nonsense', file: 'manifest.json', what: ': unrecognized_keys' },
    ],
  ])('%s is refused', (_, change, fault) => {
    expect(faultOf(packed(filesOf(good), (manifest) => ({ ...manifest, ...change })))).toEqual(fault)
  })

  it('must be there', () => {
    const { 'manifest.json': _, ...rest } = filesOf(good)
    expect(faultOf(zipSync(rest))).toEqual({ code: 'no-archive' })
  })

  it('must be JSON', () => {
    expect(faultOf(zipSync({ ...filesOf(good), 'manifest.json': strToU8('{') }))).toMatchObject({ code: 'nonsense' })
  })

  it.each(['book.json', 'tables/'])('must list %s', (name) => {
    const archive = packed(filesOf(good), (manifest) => {
      manifest.files = manifest.files.filter((file) => !file.name.startsWith(name))
    })
    expect(faultOf(archive)).toMatchObject({ code: 'stranger' })
  })

  it('must not list what is not there, nor one file twice', () => {
    const more = (name: string) => ({ name, size: 0, sha256: '0'.repeat(64) })
    const missing = packed(filesOf(good), (manifest) => manifest.files.push(more('tables/x.jsonl')) && manifest)
    expect(faultOf(missing)).toEqual({ code: 'damaged', file: 'tables/x.jsonl' })
    const twice = packed(filesOf(good), (manifest) => manifest.files.push(more('book.json')) && manifest)
    expect(faultOf(twice)).toMatchObject({ code: 'nonsense', file: 'manifest.json' })
  })
})

describe('a checksum', () => {
  it.each([/^tables/, /^history/, /^decks/, /^pictures/, /^book/])('vouches for each byte of %s', (name) => {
    const files = filesOf(good)
    const found = Object.keys(files).find((one) => name.test(one) && (files[one]?.length ?? 0) > 0) as string
    const bytes = (files[found] as Uint8Array<ArrayBuffer>).slice()
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] as number) ^ 1
    expect(faultOf(zipSync({ ...files, [found]: bytes }))).toEqual({ code: 'damaged', file: found })
  })
})

describe('book.json', () => {
  const nonsense = (what: string) => ({ code: 'nonsense', file: 'book.json', what: expect.stringContaining(what) })
  const huge = 'x'.repeat(200_000)

  it.each<[string, (book: Mutable<BookFile>) => unknown, unknown]>([
    ['that is not JSON', () => '{"tables":', nonsense('not JSON')],
    ['that is a list', () => '[]', nonsense('invalid_type')],
    ['with unknown fields', (book) => Object.assign(book, { settings: {} }), nonsense('unrecognized_keys')],
    [
      'with keys of the prototype',
      () => '{"__proto__":{"polluted":1},"tables":[],"results":[],"people":[],"decks":[]}',
      nonsense(''),
    ],
    [
      'with such keys further down',
      (book) => JSON.stringify(book).replace('"tables":[{', '"tables":[{"__proto__":{"polluted":1},'),
      nonsense(''),
    ],
    [
      'with a path for an id',
      (book) => Object.assign(book.tables[0] as object, { id: '../../x' }),
      nonsense('tables.0.id'),
    ],
    [
      'with a name that is too long',
      (book) => Object.assign(book.people[0] as object, { name: huge }),
      nonsense('people.0.name'),
    ],
    [
      'with too many names',
      (book) => Object.assign(book.people[0] as object, { names: Array(10_001).fill('x') }),
      nonsense('names'),
    ],
    ['with an empty name', (book) => Object.assign(book.decks[0] as object, { name: '' }), nonsense('decks.0.name')],
    [
      'with a colour that is markup',
      (book) => Object.assign(book.people[0] as object, { colour: 'red;x' }),
      nonsense('colour'),
    ],
    [
      'with a time that is none',
      (book) => JSON.stringify(book).replace(/"changed":\d+/, '"changed":1e400'),
      nonsense('changed'),
    ],
    [
      'with a time nobody can count',
      (book) => Object.assign(book.tables[0] as object, { created: 1e300 }),
      nonsense('created'),
    ],
    ['with fewer edits than none', (book) => Object.assign(book.tables[0] as object, { edits: -1 }), nonsense('edits')],
    [
      'with a table twice',
      (book) => book.tables.push({ ...(book.tables[0] as BookFile['tables'][0]) }),
      nonsense('twice'),
    ],
    [
      'with a table that is a game entered by hand too',
      (book) => Object.assign(book.results[0] as object, { id: book.tables[0]?.id }),
      nonsense('also a table'),
    ],
    [
      'with a game nobody knows',
      (book) => Object.assign(book.results[0] as object, { game: 'constructor' }),
      nonsense('no game'),
    ],
    [
      'with a place beyond all seats',
      (book) => Object.assign(book.results[0]?.seats[0] as object, { place: 13 }),
      nonsense('place'),
    ],
    [
      'with two who are pairs',
      (book) => Object.assign(book.results[0] as object, { pairs: true }),
      nonsense('results.0'),
    ],
    [
      'with pairs in a game that has none',
      (book) => {
        const [game, person] = [book.results[0], book.people[0]]
        const four = ['a', 'b', 'c', 'd'].map((id) => ({
          ...(person as BookFile['people'][0]),
          id,
          picture: undefined,
        }))
        book.people.push(...four.map(({ picture: _, ...one }) => one))
        const seats = four.map(({ id }) => ({ person: id, name: id, place: 1, points: null }))
        Object.assign(game as object, { game: 'mezza', seats, pairs: true })
      },
      nonsense('results.0'),
    ],
    ['with nobody at a game', (book) => Object.assign(book.results[0] as object, { seats: [] }), nonsense('seats')],
    [
      'with a stranger at a game',
      (book) => Object.assign(book.results[0]?.seats[0] as object, { person: 'x' }),
      nonsense('nobody is x'),
    ],
    [
      'with somebody twice at a game',
      (book) => Object.assign(book.results[0]?.seats[0] as object, { person: book.results[0]?.seats[1]?.person }),
      nonsense('sits twice'),
    ],
    [
      'with somebody merged into nobody',
      (book) => Object.assign(book.people[0] as object, { mergedInto: 'x' }),
      nonsense('nobody is x'),
    ],
    [
      'with somebody merged into themselves',
      (book) => Object.assign(book.people[0] as object, { mergedInto: book.people[0]?.id }),
      nonsense('circle'),
    ],
    [
      'with a deck of no game',
      (book) => Object.assign(book.decks[0] as object, { game: 'chess' }),
      { code: 'nonsense', file: expect.stringMatching(/^decks/) },
    ],
    ['without a table whose log is there', (book) => book.tables.pop(), { code: 'stranger' }],
    [
      'with a table whose log is not there',
      (book) => book.tables.push({ ...(book.tables[0] as BookFile['tables'][0]), id: 'x' }),
      { code: 'damaged', file: 'tables/x.jsonl' },
    ],
    [
      'with a picture that is not there',
      (book) => Object.assign(book.people.find(({ picture }) => !picture) as object, { picture: 'image/png' }),
      { code: 'damaged' },
    ],
    [
      'with a winner who never played',
      (book) => Object.assign(book.tables[0] as object, { over: true, status: '<b>Eve</b>' }),
      { code: 'nonsense', what: 'a status that names nobody' },
    ],
    [
      'that counts the edits wrongly',
      (book) => Object.assign(book.tables.find(({ history }) => !history) as object, { edits: 77 }),
      { code: 'nonsense' },
    ],
    [
      'that counts the imported lines wrongly',
      (book) => Object.assign(book.tables.find(({ history }) => history) as object, { base: 77 }),
      { code: 'log' },
    ],
    [
      'that goes beyond the last edit',
      (book) => Object.assign(book.tables.find(({ history }) => history) as object, { cursor: 77 }),
      { code: 'nonsense' },
    ],
  ])('%s is refused', (_, change, fault) => {
    expect(faultOf(withBook(change))).toMatchObject(fault as object)
    expect('polluted' in {}).toBe(false)
  })
})

describe('the other files', () => {
  it.each<[string, RegExp, (text: string) => string, unknown]>([
    ['a log without a header', /^tables/, () => '', { code: 'log', line: 1 }],
    ['a log of a game nobody knows', /^tables/, (text) => text.replace('mezza', 'chess'), { code: 'log', line: 1 }],
    ['a log with a line that is no event', /^tables/, (text) => `${text}{"do":"dance"}\n`, { code: 'log' }],
    ['a log with a blank line', /^tables/, (text) => `${text}\n`, { code: 'log' }],
    ['a log with a seat that is not there', /^tables/, (text) => `${text}{"do":"leave","by":9}\n`, { code: 'log' }],
    ['a log with one line more', /^tables/, (text) => `${text}{"do":"end"}\n`, { code: 'nonsense' }],
    ['a history that is not JSON', /^history/, (text) => text.replace('{', '['), { code: 'nonsense' }],
    ['a history with an edit nobody makes', /^history/, (text) => text.replace('append', 'burn'), { code: 'nonsense' }],
    ['a history of another log', /^history/, (text) => text.replace('\\"5\\"', '\\"6\\"'), { code: 'nonsense' }],
    [
      'a history that edits what is not there',
      /^history/,
      (text) => text.replace('"index":1', '"index":99'),
      { code: 'nonsense' },
    ],
    [
      'a history with a line that is no event',
      /^history/,
      (text) => text.replace('{\\"do\\":\\"end\\"}', '{\\"do\\":\\"dance\\"}'),
      { code: 'log' },
    ],
    [
      'a history with two lines in one',
      /^history/,
      (text) => text.replace('{\\"do\\":\\"end\\"}', '{\\"do\\":\\n\\"end\\"}'),
      { code: 'log' },
    ],
    [
      'a history with a line that no log can have',
      /^history/,
      (text) => text.replace('{\\"do\\":\\"end\\"}', `{\\"do\\":\\"end\\",\\"note\\":\\"${'é'.repeat(40_000)}\\"}`),
      { code: 'log', what: 'longer than 64 KiB' },
    ],
    [
      'a history with keys of the prototype',
      /^history/,
      (text) => text.replace('{"op"', '{"__proto__":{"polluted":1},"op"'),
      { code: 'nonsense' },
    ],
    ['a picture that is something else', /^pictures/, () => '<svg onload="alert(1)"/>', { code: 'nonsense' }],
    [
      'a deck that is none',
      /^decks/,
      (text) => (text ? '{"faces":[]}' : '!'),
      { code: 'nonsense', what: 'this is no deck' },
    ],
  ])('%s is refused', (_, name, change, fault) => {
    expect(faultOf(withFile(name, change))).toMatchObject(fault as object)
    expect('polluted' in {}).toBe(false)
  })

  it('a picture of many megabytes is refused', () => {
    const archive = withFile(/^pictures/, () => '')
    const files = filesOf(archive)
    const name = Object.keys(files).find((one) => one.startsWith('pictures/')) as string
    const large = new Uint8Array(2 * 1024 * 1024)
    large.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    expect(faultOf(packed({ ...files, [name]: large }))).toMatchObject({ code: 'nonsense', file: name })
  })

  it('a file of another kind is refused', () => {
    expect(faultOf(packed({ ...filesOf(good), 'readme.txt': strToU8('hello') }))).toEqual({
      code: 'stranger',
      file: 'readme.txt',
    })
    expect(faultOf(packed({ ...filesOf(good), 'tables/x.jsonl': strToU8('hello') }))).toEqual({
      code: 'stranger',
      file: 'tables/x.jsonl',
    })
  })
})

it('an archive that is not taken is never half imported', async () => {
  const on: Device = device()
  const book = on.tab()
  for (const bytes of [
    good.subarray(0, good.length - 1),
    withFile(/^tables/, (text) => `${text}?`),
    new Uint8Array(),
  ]) {
    expect(await bring(bytes, book)).toMatchObject({ kind: 'unfit' })
  }
  expect(await content(book)).toEqual(await content(device().tab()))
})

describe('a zip bomb', () => {
  it('is refused by what its directory says', () => {
    const bomb = Buffer.from(zipSync({ 'manifest.json': strToU8('{}'), 'tables/a.jsonl': new Uint8Array(1 << 20) }))
    const entry = bomb.lastIndexOf('tables/a.jsonl') - 46
    bomb.writeUInt32LE(LIMITS.file + 1, entry + 24)
    expect(faultOf(bomb)).toEqual({ code: 'too-large', what: 'file' })
  })

  it('that lies about its size is never unpacked beyond it', () => {
    const files = filesOf(good)
    const name = Object.keys(files).find((one) => one.startsWith('tables/')) as string
    const large = strToU8(strFromU8(files[name] as Uint8Array).padEnd(8 << 20, '\n'))
    const bomb = Buffer.from(packed({ ...files, [name]: large }))
    bomb.writeUInt32LE(1000, bomb.lastIndexOf(name) - 46 + 24)
    expect(faultOf(bomb)).toEqual({ code: 'damaged', file: name })
  })
})
