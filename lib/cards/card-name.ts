import type { Style } from './language'

/** A card's name: as it is spoken for one and for several, and how it is written in a sentence. */
export interface CardName {
  readonly one: string
  readonly many: string
  readonly written: string
  /** Stands before the name; in German its stem, to be declined: "rot", "red". */
  readonly adjective?: string
  /** German only; feminine where left out, as numerals are ("die Acht"). */
  readonly gender?: Gender
  /** German only: declined as an adjective is ("eine Halbe", "mit einer Halben"). */
  readonly weak?: boolean
  /** German only: "der Elefant", "den Elefanten". */
  readonly enDeclined?: boolean
}

export type Gender = 'feminine' | 'masculine' | 'neuter'

/** Which German case a name stands in. English has one form for all. */
export type Case = 'nominative' | 'accusative' | 'dative'

/** What stands before a name. */
export type Before = 'the' | 'a' | 'nothing'

type Forms = Readonly<Record<Gender, string>>

const forms = (feminine: string, masculine: string, neuter: string): Forms => ({ feminine, masculine, neuter })

/** German articles. */
const ARTICLES: Readonly<Record<Case, Readonly<Record<'the' | 'a', Forms>>>> = {
  nominative: { the: forms('die', 'der', 'das'), a: forms('eine', 'ein', 'ein') },
  accusative: { the: forms('die', 'den', 'das'), a: forms('eine', 'einen', 'ein') },
  dative: { the: forms('der', 'dem', 'dem'), a: forms('einer', 'einem', 'einem') },
}

/** The endings of German adjectives by what stands before them. */
const ENDINGS: Readonly<Record<Case, Readonly<Record<Before, Forms>>>> = {
  nominative: { the: forms('e', 'e', 'e'), a: forms('e', 'er', 'es'), nothing: forms('e', 'er', 'es') },
  accusative: { the: forms('e', 'en', 'e'), a: forms('e', 'en', 'es'), nothing: forms('e', 'en', 'es') },
  dative: { the: forms('en', 'en', 'en'), a: forms('en', 'en', 'en'), nothing: forms('er', 'em', 'em') },
}

export function article(which: 'the' | 'a', gender: Gender = 'feminine', grammar: Case = 'nominative'): string {
  return ARTICLES[grammar][which][gender]
}

export function adjectiveEnding(gender: Gender = 'feminine', grammar: Case, before: Before): string {
  return ENDINGS[grammar][before][gender]
}

/** The name itself in a case. */
export function nounIn({ one, written, weak, enDeclined }: CardName, style: Style, grammar: Case): string {
  const noun = style === 'written' ? written : one
  if (enDeclined && grammar !== 'nominative') return `${noun}en`
  return weak && style === 'spoken' && grammar === 'dative' ? `${noun}n` : noun
}
