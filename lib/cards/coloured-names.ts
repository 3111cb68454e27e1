import type { CardName, Gender } from './card-name'
import { type Colour, isColour } from './colours'
import type { Language } from './language'

const ADJECTIVES: Readonly<Record<Language, Readonly<Record<Colour, string>>>> = {
  de: { r: 'rot', b: 'blau', g: 'grün', y: 'gelb' },
  en: { r: 'red', b: 'blue', g: 'green', y: 'yellow' },
}

type Noun = readonly [one: string, many: string, written: string, gender?: Gender]

/** What a coloured card shows beside its colour: Merge's numbers, and Mau Mau's with its signs. */
const NOUNS: Readonly<Record<Language, Readonly<Record<string, Noun>>>> = {
  de: {
    '0': ['Null', 'Nullen', '0'],
    '1': ['Eins', 'Einsen', '1'],
    '2': ['Zwei', 'Zweien', '2'],
    '3': ['Drei', 'Dreien', '3'],
    '4': ['Vier', 'Vieren', '4'],
    '5': ['Fünf', 'Fünfen', '5'],
    '6': ['Sechs', 'Sechsen', '6'],
    '7': ['Sieben', 'Siebenen', '7'],
    '8': ['Acht', 'Achten', '8'],
    '9': ['Neun', 'Neunen', '9'],
    '10': ['Zehn', 'Zehnen', '10'],
    '+2': ['Plus-Zwei', 'Plus-Zweien', '+2'],
    '-skip': ['Aussetzen', 'Aussetzen', 'Aussetzen', 'neuter'],
    '-rev': ['Richtungswechsel', 'Richtungswechsel', 'Richtungswechsel', 'masculine'],
  },
  en: {
    '0': ['zero', 'zeros', '0'],
    '1': ['one', 'ones', '1'],
    '2': ['two', 'twos', '2'],
    '3': ['three', 'threes', '3'],
    '4': ['four', 'fours', '4'],
    '5': ['five', 'fives', '5'],
    '6': ['six', 'sixes', '6'],
    '7': ['seven', 'sevens', '7'],
    '8': ['eight', 'eights', '8'],
    '9': ['nine', 'nines', '9'],
    '10': ['ten', 'tens', '10'],
    '+2': ['draw two', 'draw twos', '+2'],
    '-skip': ['skip', 'skips', 'skip'],
    '-rev': ['reverse', 'reverses', 'reverse'],
  },
}

/** The name of a coloured card: "rote 5", "roter Richtungswechsel", "red skip"; null for any other token. */
export function colouredCardName(card: string, language: Language): CardName | null {
  const colour = card.charAt(0)
  const sign = card.slice(1)
  if (!isColour(colour) || !Object.hasOwn(NOUNS[language], sign)) return null
  const [one, many, written, gender] = NOUNS[language][sign] as Noun
  return { one, many, written, adjective: ADJECTIVES[language][colour], ...(gender && { gender }) }
}
