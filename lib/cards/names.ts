import { adjectiveEnding, article, type Before, type CardName, type Case, nounIn } from './card-name'
import type { Language, Style } from './language'

export type { Case } from './card-name'

const number = (one: string, many: string, written: string): CardName => ({ one, many, written })

const NAMES: Readonly<Record<Language, Readonly<Record<string, CardName>>>> = {
  de: {
    joker: { one: 'Joker', many: 'Joker', written: 'Joker', gender: 'masculine' },
    '0': number('Null', 'Nullen', '0'),
    '½': { ...number('Halbe', 'Halbe', '½'), weak: true },
    '1': number('Eins', 'Einsen', '1'),
    '2': number('Zwei', 'Zweien', '2'),
    '3': number('Drei', 'Dreien', '3'),
    '3½': number('Dreieinhalb', 'Dreieinhalb', '3½'),
    '4': number('Vier', 'Vieren', '4'),
    '5': number('Fünf', 'Fünfen', '5'),
    '6': number('Sechs', 'Sechsen', '6'),
    '6½': number('Sechseinhalb', 'Sechseinhalb', '6½'),
    '7': number('Sieben', 'Siebenen', '7'),
    '8': number('Acht', 'Achten', '8'),
    '9': number('Neun', 'Neunen', '9'),
    '9½': number('Neuneinhalb', 'Neuneinhalb', '9½'),
    '10': number('Zehn', 'Zehnen', '10'),
  },
  en: {
    joker: { one: 'joker', many: 'jokers', written: 'joker' },
    '0': number('zero', 'zeros', '0'),
    '½': number('half', 'halves', '½'),
    '1': number('one', 'ones', '1'),
    '2': number('two', 'twos', '2'),
    '3': number('three', 'threes', '3'),
    '3½': number('three and a half', 'three-and-a-halfs', '3½'),
    '4': number('four', 'fours', '4'),
    '5': number('five', 'fives', '5'),
    '6': number('six', 'sixes', '6'),
    '6½': number('six and a half', 'six-and-a-halfs', '6½'),
    '7': number('seven', 'sevens', '7'),
    '8': number('eight', 'eights', '8'),
    '9': number('nine', 'nines', '9'),
    '9½': number('nine and a half', 'nine-and-a-halfs', '9½'),
    '10': number('ten', 'tens', '10'),
  },
}

/** Counts in words: of feminine things in German, as cards are. */
const COUNTS: Readonly<Record<Language, readonly string[]>> = {
  de: ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
}

/**
 * Names the cards of one kind of deck; null for a card of another.
 *
 * @param numbers the names of the numbers from 0 to 10, by token.
 */
export type CardNamer = (
  card: string,
  language: Language,
  numbers: Readonly<Record<string, CardName>>,
) => CardName | null

/** Decks whose names not every table needs. */
const NAMERS: CardNamer[] = []

/** Adds the names of a deck. A file with such names calls it when it is loaded, and a game loads the file it needs. */
export function nameCards(namer: CardNamer): void {
  NAMERS.push(namer)
}

/** A stranger's card may have any name; no more of it than this is repeated. */
const LONGEST_TOKEN = 12

/** A token nobody has named is called by itself, so that a stranger's card can still be spoken of. */
function nameOf(card: string, language: Language): CardName {
  if (Object.hasOwn(NAMES[language], card)) return NAMES[language][card] as CardName
  for (const name of NAMERS) {
    const found = name(card, language, NAMES[language])
    if (found) return found
  }
  const token = card.length > LONGEST_TOKEN ? `${card.slice(0, LONGEST_TOKEN)}…` : card
  return number(token, token, token)
}

/** The name as it stands behind an article, or behind none: "rote 5", "roten Fünf". */
function declined(name: CardName, style: Style, grammar: Case, language: Language, before: Before): string {
  const noun = nounIn(name, style, grammar)
  if (!name.adjective) return noun
  const ending = language === 'de' ? adjectiveEnding(name.gender, grammar, before) : ''
  return `${name.adjective}${ending} ${noun}`
}

/** A count in words, in digits beyond twelve: "vier", "four", "13". */
export function countWord(count: number, language: Language): string {
  return COUNTS[language][count] ?? String(count)
}

/** A card as it is said aloud: "Neuneinhalb", in English "nine and a half". */
export function spokenCard(card: string, language: Language): string {
  return declined(nameOf(card, language), 'spoken', 'nominative', language, 'nothing')
}

/** Several equal cards as they are said aloud: "zwei Achten", "three halves"; one: "eine Acht", "a half". */
export function spokenCards(card: string, count: number, language: Language, grammar: Case = 'nominative'): string {
  if (count === 1) return aCard(card, language, grammar, 'spoken')
  const { many, adjective } = nameOf(card, language)
  const dative = language === 'de' && grammar === 'dative'
  const noun = `${many}${dative && /[er]$/.test(many) ? 'n' : ''}`
  const colour = adjective && `${adjective}${language === 'de' ? (dative ? 'en' : 'e') : ''} `
  return `${countWord(count, language)} ${colour ?? ''}${noun}`
}

/** A card as it is written in a sentence: "8", "9½", "Joker" / "joker". */
export function writtenCard(card: string, language: Language): string {
  return declined(nameOf(card, language), 'written', 'nominative', language, 'nothing')
}

/** Cards in the order given, as they are written in a list: "8, 8" or "½, Joker". */
export function writtenCards(cards: readonly string[], language: Language): string {
  return cards.map((card) => writtenCard(card, language)).join(', ')
}

/**
 * With the definite article: "die 8", "den Joker", "the 8".
 *
 * @param adjective stands between the two, declined already: "die fünfte 9".
 */
export function theCard(
  card: string,
  language: Language,
  grammar: Case = 'nominative',
  style: Style = 'written',
  adjective = '',
): string {
  const name = nameOf(card, language)
  const the = language === 'en' ? 'the' : article('the', name.gender, grammar)
  return `${the} ${adjective && `${adjective} `}${declined(name, style, grammar, language, 'the')}`
}

/** With the indefinite article: "eine 8", "einen Joker", "an 8", "a joker". */
export function aCard(
  card: string,
  language: Language,
  grammar: Case = 'nominative',
  style: Style = 'written',
): string {
  const name = nameOf(card, language)
  // As it sounds: "an 8", but "a 1".
  const english = /^(?:[aeiu]|o(?!ne))/i.test(name.adjective ?? name.one) ? 'an' : 'a'
  const a = language === 'en' ? english : article('a', name.gender, grammar)
  return `${a} ${declined(name, style, grammar, language, 'a')}`
}
