import type { CardName, Gender } from './card-name'
import { type Colour, isColour } from './colours'
import type { Language } from './language'
import { nameCards } from './names'

const ADJECTIVES: Readonly<Record<Language, Readonly<Record<Colour, string>>>> = {
  de: { r: 'rot', b: 'blau', g: 'grün', y: 'gelb' },
  en: { r: 'red', b: 'blue', g: 'green', y: 'yellow' },
}

type Noun = readonly [one: string, many: string, written: string, gender?: Gender]

/** Mau Mau's signs; numbers have the names that they have in any game. */
const SIGNS: Readonly<Record<Language, Readonly<Record<string, Noun>>>> = {
  de: {
    '+2': ['Plus-Zwei', 'Plus-Zweien', '+2'],
    '-skip': ['Aussetzen', 'Aussetzen', 'Aussetzen', 'neuter'],
    '-rev': ['Richtungswechsel', 'Richtungswechsel', 'Richtungswechsel', 'masculine'],
  },
  en: {
    '+2': ['draw two', 'draw twos', '+2'],
    '-skip': ['skip', 'skips', 'skip'],
    '-rev': ['reverse', 'reverses', 'reverse'],
  },
}

const PLUS_FOUR: Readonly<Record<Language, CardName>> = {
  de: { one: 'Joker plus vier', many: 'Joker plus vier', written: 'Joker +4', gender: 'masculine' },
  en: { one: 'joker draw four', many: 'jokers draw four', written: 'joker +4' },
}

/** Mau Mau's joker, and coloured cards: "rote 5", "roter Richtungswechsel", "red skip". */
nameCards((card, language, numbers) => {
  if (card === 'joker+4') return PLUS_FOUR[language]
  const colour = card.charAt(0)
  if (!isColour(colour)) return null
  const sign = card.slice(1)
  const adjective = ADJECTIVES[language][colour]
  if (/^\d+$/.test(sign) && Object.hasOwn(numbers, sign)) return { ...(numbers[sign] as CardName), adjective }
  if (!Object.hasOwn(SIGNS[language], sign)) return null
  const [one, many, written, gender] = SIGNS[language][sign] as Noun
  return { one, many, written, adjective, ...(gender && { gender }) }
})
