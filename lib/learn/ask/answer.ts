import type { Language } from '@/lib/cards/language'
import type { AnyGame, GameId } from '@/lib/referee/game'
import { judgeOpenly } from '@/lib/referee/record'
import type { VerdictWord } from '@/lib/referee/verdict'
import { namesFor, type Question } from './question'

/** What the referee says to a question. */
export interface Answered {
  readonly verdict: VerdictWord
  /** The move, as a list of moves tells it. */
  readonly move: string
  /** A headline and sentences; for what is allowed what it brings about. */
  readonly title: string | null
  readonly texts: readonly { readonly text: string; readonly clause: string | null }[]
  /** The clause that it rests on. */
  readonly clause: string
  /** It is only allowed if hidden cards are as it says: nobody asked can know. */
  readonly ifTrue: boolean
}

/** The clause that allows what is allowed, where what it brings about names none. */
const ALLOWED_BY: Readonly<Record<GameId, Readonly<Record<string, string>>>> = {
  mezza: { 'pick-up': 'M6.2' },
  'mau-mau': { play: 'U4.1', draw: 'U4.2', pass: 'U4.2', last: 'U6.1', catch: 'U6.2', challenge: 'U5.6' },
  'misch-masch': { play: 'A4.2', draw: 'A4.3' },
  merge: { place: 'G4.1' },
}

const GENERALLY: Readonly<Record<GameId, string>> = {
  mezza: 'M3.1',
  'mau-mau': 'U4.1',
  'misch-masch': 'A4.2',
  merge: 'G3',
}

/** The clause by which a card of Mezza fits, or by which its player may lay it at all. */
function fitsBy({ laid, event }: Question): string {
  const [card] = (event as { readonly cards?: readonly string[] }).cards ?? []
  const top = laid.pile.at(-1)
  if (laid.turn === null) return 'M2.3'
  if (laid.turn !== event.by) return top?.by === event.by ? 'M8.1' : 'M7.1'
  if (!top) return 'M3.3'
  if (card === 'joker') return 'M4.1'
  if (card === '0' || top.card === '0') return 'M4.2'
  if (card === '½' && top.card.endsWith('½')) return 'M4.3'
  return top.card === '4' ? 'M4.4' : 'M3.2'
}

/** Asks the judge, in words. */
export function ask(game: AnyGame, state: unknown, question: Question, language: Language, style?: 'spoken'): Answered {
  const { laid, event } = question
  const names = namesFor(laid.seats.length)
  const told = { names, state, event }
  const { ruling, after } = judgeOpenly(game, state, event)
  const move = game.words.event(told, language, style)
  if (ruling.verdict !== 'legal') {
    const { title, text, clause } = game.words.fault(told, ruling.code, language, style)
    return { verdict: ruling.verdict, move, title, texts: [{ text, clause: null }], clause, ifTrue: false }
  }
  const effects = game.words.effects(told, after, language, style)
  return {
    verdict: 'legal',
    move,
    title: null,
    texts: effects.map(({ text, clause }) => ({ text: `${text}.`, clause })),
    clause:
      game.id === 'mezza' && event.do === 'play'
        ? fitsBy(question)
        : (ALLOWED_BY[game.id][event.do] ?? GENERALLY[game.id]),
    ifTrue: game.hidden.claim(state, event) !== null,
  }
}
