import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl/react'
import { expect, it } from 'vitest'
import type { Choice } from '@/lib/referee/game'
import { ChoiceAnswers } from './choice-answers'

const both = (text: string) => ({ de: text, en: text })

/** What is shown of a question whose answers mean this. */
function shown(explanations: readonly string[], note?: string): string {
  const answers = explanations.map((text, value) => ({ value, label: both(`${value}`), explanation: both(text) }))
  const choice: Choice = { option: 'dealer', house: true, label: both('Dealt by'), answers }
  return renderToStaticMarkup(
    <IntlProvider locale="en" timeZone="UTC" messages={{}}>
      <ChoiceAnswers choice={choice} value={0} note={note} onChoose={() => {}} />
    </IntlProvider>,
  ).replace(/<[^>]+>/g, '|')
}

const times = (text: string, part: string) => text.split(part).length - 1

it('says once what all answers have in common', () => {
  expect(times(shown(['Alike.', 'Alike.', 'Alike.']), 'Alike.')).toBe(1)
})

it.each([
  [['Alike.', 'Alike.', 'Other.'], undefined],
  [['Alike.', 'Alike.'], 'a note of its own'],
])('says of each answer what it means: %j, %s', (explanations, note) => {
  expect(times(shown(explanations, note), 'Alike.')).toBe(2)
})

it('says nothing twice where there is one answer only', () => {
  expect(times(shown(['Alone.']), 'Alone.')).toBe(1)
})
