import { expect, test } from 'vitest'
import { figuresPage } from './figures'
import type { SetFigures } from './measure'
import { deciphering, finding } from './metrics'

const nothing = { hits: 0, of: 0 }
const read = { hits: 3, of: 4 }

const set = (confusion: SetFigures['deciphering']['confusion']): SetFigures => ({
  pictures: 2,
  finding: {
    ...finding([]),
    recall: { 0.5: { hits: 9, of: 10 }, 0.75: { hits: 8, of: 10 }, 0.9: { hits: 4, of: 10 } },
  },
  deciphering: { ...deciphering([]), numeral: read, six: { hits: 1, of: 2 }, confusion },
  families: {},
  worst: { far: nothing, dark: { hits: 1, of: 2 }, glare: read, blurred: nothing },
  ms: 12.3,
})

/** The rows of the table below a heading, cell by cell, without its head. */
function rows(page: string, heading: string): readonly (readonly string[])[] {
  const [, below = ''] = page.split(`## ${heading}\n`)
  const [part = ''] = below.split('\n## ')
  const lines = part.split('\n').filter((line) => line.startsWith('|'))
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

const page = figuresPage(
  new Map([
    ['cards-a', set({ 6: { 6: 3, 9: 1 } })],
    ['cards-b', set({ 6: { 6: 2, none: 2 }, none: { none: 5 } })],
    ['held-out', set({ 6: { 6: 1 } })],
    ['deck-1', set({ 6: { 6: 2 } })],
    ['deck-1-on-photographs', set({ 6: { 6: 4 } })],
    ['anglo-on-photographs', set({ 6: { 6: 7 } })],
    ['uno-discord-on-photographs', set({ 6: { 6: 8, none: 1 } })],
  ]),
)

test('each set has its recall at every IoU, and a dash where nothing was to be counted', () => {
  expect(rows(page, 'Found')[0]).toEqual([
    ...['cards-a', '2', '0.900 (9/10)', '0.800 (8/10)', '0.400 (4/10)'],
    ...['–', '–', '–', '–'],
  ])
})

test('sixes and bad light are told by themselves', () => {
  expect(
    rows(page, 'Read')
      .find(([name]) => name === 'cards-b')
      ?.slice(0, 6),
  ).toEqual([...['cards-b', '0.750 (3/4)', '–', '–', '–', '0.500 (1/2)']])
  expect(rows(page, 'Read')).toContainEqual(['cards-a', '–', '0.500 (1/2)', '0.750 (3/4)', '–'])
})

test('what is taken for what is added up over the sets of a kind, the commonest mistake first', () => {
  expect(rows(page, 'Numerals taken for others')).toEqual([
    ['6', '5 of 8; none: 2, 9: 1', '3 of 3', '4 of 4', '15 of 16; none: 1'],
    ['none', '5 of 5', '–', '–', '–'],
  ])
})
