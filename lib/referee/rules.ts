import type { InEveryLanguage } from './game'

/** A game's rules in short form, in our own words: to be looked up at the table. */
export interface RuleChapter {
  readonly title: InEveryLanguage
  readonly rules: readonly Rule[]
}

export interface Rule {
  /** Clauses of the game's page that this tells, e.g. `['M3.2', 'M3.3']`. */
  readonly clauses: readonly string[]
  readonly text: InEveryLanguage
}
