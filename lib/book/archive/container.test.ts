import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { ArchiveError, type ArchiveFault } from './archive-error'
import { LIMITS, openContainer, Packer } from './container'

/** Why an archive is refused. */
function faultOf(work: () => unknown): ArchiveFault {
  try {
    work()
  } catch (error) {
    if (error instanceof ArchiveError) return error.fault
    throw error
  }
  throw new Error('taken')
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat(pieces)
}

const one = strToU8('{"do":"end"}\n'.repeat(1000))

it('gives out again what was packed, by name', () => {
  const packer = new Packer(Date.UTC(2026, 10, 20))
  packer.add('book.json', strToU8('{}'))
  packer.add('tables/a.jsonl', one)
  packer.add('tables/empty.jsonl', new Uint8Array())
  const packed = joined(packer.finish())
  expect(packed.length).toBeLessThan(1000)
  const container = openContainer(packed)
  expect(container.files).toEqual([
    { name: 'book.json', size: 2 },
    { name: 'tables/a.jsonl', size: one.length },
    { name: 'tables/empty.jsonl', size: 0 },
  ])
  const files = container.unpack(['tables/a.jsonl', 'tables/empty.jsonl'])
  expect(files.get('tables/a.jsonl')).toEqual(one)
  expect(files.get('tables/empty.jsonl')).toEqual(new Uint8Array())
})

it('reads what other programs have packed, also unpacked', () => {
  const packed = zipSync({ 'book.json': [strToU8('{}'), { level: 0 }], 'tables/a.jsonl': one })
  expect(openContainer(packed).unpack(['book.json']).get('book.json')).toEqual(strToU8('{}'))
})

it.each([
  ['../book.json'],
  ['/etc/passwd'],
  ['tables/../../a.jsonl'],
  ['tables\\a.jsonl'],
  ['tables/a.jsonl/../b.jsonl'],
  ['tables/'],
  ['tables/a b.jsonl'],
  ['book.json\0.txt'],
  ['__proto__'],
  ['constructor'],
  ['pictures/a.svg'],
  [`tables/${'a'.repeat(65)}.jsonl`],
])('refuses the name %j', (name) => {
  // Packed under another name of that length: an object literal cannot hold every one of them.
  const stand = 'x'.repeat(name.length)
  const packed = Buffer.from(zipSync({ 'manifest.json': one, [stand]: one }))
  for (let at = packed.indexOf(stand); at >= 0; at = packed.indexOf(stand)) packed.write(name, at)
  expect(faultOf(() => openContainer(packed))).toMatchObject({ code: 'stranger' })
})

it('refuses a name that is there twice', () => {
  const packed = Buffer.from(zipSync({ 'tables/a.jsonl': one, 'tables/b.jsonl': one }))
  for (let at = packed.indexOf('tables/b'); at >= 0; at = packed.indexOf('tables/b')) packed.write('tables/a', at)
  expect(faultOf(() => openContainer(packed))).toEqual({ code: 'stranger', file: 'tables/a.jsonl' })
})

it.each([[''], ['PK'], ['{"kiebitz":1}'], ['x'.repeat(100_000)]])('says that a file is no archive: %#', (text) => {
  expect(faultOf(() => openContainer(strToU8(text)))).toEqual({ code: 'no-archive' })
})

/** The directory's entry of a file. */
function entryOf(packed: Buffer, name: string): number {
  for (let at = 0; ; at++) {
    at = packed.indexOf(Buffer.from([0x50, 0x4b, 1, 2]), at)
    if (at < 0) throw new Error('no such entry')
    if (packed.toString('latin1', at + 46, at + 46 + packed.readUInt16LE(at + 28)) === name) return at
  }
}

const SIZE = 24
const METHOD = 10

it.each([
  ['is larger than a file may be', LIMITS.file + 1, { code: 'too-large', what: 'file' }],
  ['is four gigabytes', 0xfffffffe, { code: 'too-large', what: 'file' }],
])('refuses what it says %s, before unpacking it', (_, size, fault) => {
  const packed = Buffer.from(zipSync({ 'tables/a.jsonl': one }))
  packed.writeUInt32LE(size, entryOf(packed, 'tables/a.jsonl') + SIZE)
  expect(faultOf(() => openContainer(packed))).toEqual(fault)
})

it('refuses many files that are too large together', () => {
  const names = Array.from({ length: 5 }, (_, index) => `tables/${index}.jsonl`)
  const packed = Buffer.from(zipSync(Object.fromEntries(names.map((name) => [name, one]))))
  for (const name of names) packed.writeUInt32LE(LIMITS.file, entryOf(packed, name) + SIZE)
  expect(faultOf(() => openContainer(packed))).toEqual({ code: 'too-large', what: 'unpacked' })
})

it.each([[1], [one.length - 1], [one.length + 1], [100_000]])(
  'finds out that a file is not of the %i bytes that its directory says',
  (size) => {
    const packed = Buffer.from(zipSync({ 'tables/a.jsonl': one }))
    packed.writeUInt32LE(size, entryOf(packed, 'tables/a.jsonl') + SIZE)
    const container = openContainer(packed)
    const read = () => container.unpack(['tables/a.jsonl']).get('tables/a.jsonl')
    // What is cut short has the size it announces; its checksum tells.
    if (size < one.length) expect(Buffer.from(read() ?? []).equals(one.subarray(0, size))).toBe(true)
    else expect(faultOf(read)).toEqual({ code: 'damaged', file: 'tables/a.jsonl' })
  },
)

it('refuses what is packed in a way that nobody here packs', () => {
  const packed = Buffer.from(zipSync({ 'tables/a.jsonl': one }))
  packed.writeUInt16LE(12, entryOf(packed, 'tables/a.jsonl') + METHOD)
  expect(faultOf(() => openContainer(packed))).toEqual({ code: 'damaged', file: 'tables/a.jsonl' })
})

it('packs nothing that could not be read again', () => {
  const packer = new Packer(0)
  const large = new Uint8Array(LIMITS.file + 1)
  expect(faultOf(() => packer.add('tables/a.jsonl', large))).toEqual({ code: 'too-large', what: 'file' })
})
