import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl/react'
import { expect, it } from 'vitest'
import { de } from '../words/de'
import { ChanceBadge, DrawsBadge, SeatName, usePlaceWords } from './seat-parts'

const markup = (part: ReactNode) =>
  renderToStaticMarkup(
    <IntlProvider locale="de" timeZone="UTC" messages={{ table: de.table } as never}>
      {part}
    </IntlProvider>,
  )

function Place({ place }: { place: number | 'left' | null }) {
  return usePlaceWords(place) ?? 'in'
}

it.each<[place: number | 'left' | null, words: string]>([
  [null, 'in'],
  [2, '2. Platz'],
  ['left', 'aufgegeben'],
])('says a place in words: %s', (place, words) => {
  expect(markup(<Place place={place} />)).toBe(words)
})

it('puts chances and drawn cards on the corners', () => {
  expect(markup(<ChanceBadge>½!</ChanceBadge>)).toMatch(/^<span class="[^"]*-right-1[^"]* -bottom-2.5">½!<\/span>$/)
  expect(markup(<ChanceBadge above>!</ChanceBadge>)).toMatch(/^<span class="[^"]*-right-1[^"]* -top-2.5">!<\/span>$/)
  expect(markup(<DrawsBadge count={2} />)).toMatch(/^<span class="[^"]*-bottom-2.5 -left-1[^"]*">\+2<\/span>$/)
})

it.each([
  [true, false],
  [false, true],
])('marks who is on turn (%s) and who is out (%s)', (onTurn, struck) => {
  const found = markup(<SeatName name="Ana" onTurn={onTurn} struck={struck} />)
  expect(found).toContain('>Ana<')
  expect(found.includes('text-you')).toBe(onTurn)
  expect(found.includes('line-through')).toBe(struck)
})

it('makes a name as small as its longest word needs where there are two lines, else all of it', () => {
  const size = (name: string, lines: 1 | 2) =>
    markup(<SeatName name={name} struck={false} lines={lines} />).match(/[\d.]+cqi/)?.[0]
  expect(size('Anne-Sophie', 1)).toBe('16.2cqi')
  expect(size('Anne-Sophie', 2)).toBe('29.8cqi')
  expect(size('Sophie', 1)).toBe('29.8cqi')
})
