import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { PRINTED_DECKS } from '@/lib/cards/faces/decks'
import drawDecks from './draw-decks'

const folder = mkdtempSync(join(tmpdir(), 'decks-'))

afterAll(() => rmSync(folder, { recursive: true }))

/** Width and height in the header of a PNG. */
function sizeOf(file: string): [number, number] {
  const bytes = readFileSync(join(folder, file))
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

test('--png draws every side of every card, and an index of them', () => {
  expect(drawDecks(['--png', folder, '--height', '44'])).toBe(0)
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as { file: string }[]
  const sides = Object.values(PRINTED_DECKS).reduce((sum, { faces }) => sum + faces.length + 1, 0)
  expect(index).toHaveLength(sides)
  for (const { file } of index) expect(sizeOf(file)[1]).toBe(44)
  expect(index).toContainEqual({ game: 'mezza', card: '6½', file: 'mezza/6-half.png', numeral: '6½', colour: null })
  expect(index).toContainEqual({
    game: 'merge',
    card: 'y10',
    file: 'merge/yellow-10.png',
    numeral: '10',
    colour: 'yellow',
  })
  expect(index).toContainEqual({ game: 'merge', card: 'back', file: 'merge/back.png', numeral: null, colour: null })
})

test.each([[['--height', 'tall']], [['--height', '0']], [['--what']], [['mezza']]])('%j is refused', (args) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(drawDecks(args)).toBe(2)
  expect(error).toHaveBeenCalledWith(expect.stringContaining('Usage'))
  error.mockRestore()
})
