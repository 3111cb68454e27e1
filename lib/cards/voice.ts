import { capitalised, joined, type Language, ownerName, type Style } from './language'
import { aCard, type Case, countWord, spokenCard, spokenCards, theCard, writtenCard, writtenCards } from './names'

/** One language and one style, bound once for everything that is said in a sentence. */
export interface Voice {
  readonly language: Language
  readonly style: Style
  /** The one of two texts that is in this voice's language. */
  say(german: string, english: string): string
  /** "9½"; spoken "Neuneinhalb". */
  card(card: string): string
  /** In the order given: "8, 8"; spoken "zwei Achten", each row of equal ones counted. */
  cards(cards: readonly string[], grammar?: Case): string
  /** "die 8" */
  the(card: string, grammar?: Case, adjective?: string): string
  /** "Die 8", as a sentence begins. */
  capital(card: string): string
  /** "eine 8" */
  a(card: string, grammar?: Case): string
  and(parts: readonly string[]): string
  or(parts: readonly string[]): string
  /** Remarks side by side: "neuer Stapel · oder Joker"; spoken with commas. */
  row(parts: readonly string[]): string
  /** "Bens", "Ben’s" */
  owner(name: string): string
  /** "vier", "four" */
  count(count: number): string
  /** "4"; spoken "vier", for a lone "1" would be read as "eins". */
  figure(count: number): string
}

export function voice(language: Language, style: Style = 'written'): Voice {
  const say = (german: string, english: string) => (language === 'de' ? german : english)
  const the: Voice['the'] = (card, grammar, adjective) => theCard(card, language, grammar, style, adjective)
  return {
    language,
    style,
    say,
    card: (card) => (style === 'spoken' ? spokenCard : writtenCard)(card, language),
    cards: (cards, grammar) =>
      style === 'spoken'
        ? rows(cards)
            .map(([card, count]) => spokenCards(card, count, language, grammar))
            .join(', ')
        : writtenCards(cards, language),
    the,
    capital: (card) => capitalised(the(card)),
    a: (card, grammar) => aCard(card, language, grammar, style),
    and: (parts) => joined(parts, say('und', 'and')),
    or: (parts) => joined(parts, say('oder', 'or')),
    row: (parts) => parts.join(style === 'spoken' ? ', ' : ' · '),
    owner: (name) => ownerName(name, language),
    count: (count) => countWord(count, language),
    figure: (count) => (style === 'spoken' ? countWord(count, language) : String(count)),
  }
}

/** Neighbouring equal cards, counted. */
function rows(cards: readonly string[]): readonly (readonly [string, number])[] {
  const found: [string, number][] = []
  for (const card of cards) {
    const row = found.at(-1)
    if (row?.[0] === card) row[1]++
    else found.push([card, 1])
  }
  return found
}
