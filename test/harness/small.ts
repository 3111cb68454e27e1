import type { Deck } from '@/lib/cards/deck'
import { mezza } from '@/lib/games/mezza'
import type { MezzaEvent } from '@/lib/games/mezza/event'
import type { MezzaOptions } from '@/lib/games/mezza/options'
import { type MezzaState, seatOf, zoneInUse } from '@/lib/games/mezza/state'
import type { MezzaTable } from '@/lib/games/mezza/table'
import type { Game, Header } from '@/lib/referee/game'
import { judgeEvent, openPosition } from '@/lib/referee/record'
import { dishonestPlayer, type Player, randomPlayer } from '@/lib/simulate/player'
import { between, pick, type Random, seeded } from '@/lib/simulate/random'
import { simulateGame } from '@/lib/simulate/table'
import { type Step, Worlds } from '../evidence/worlds'

type SmallGame = Game<MezzaOptions, MezzaEvent, MezzaState, MezzaTable>

/** Mezza with a handful of cards: the same rules, a deck so small that all its deals can be tried. */
interface Small {
  readonly deck: Deck
  readonly players: number
  readonly hand: number
  readonly up: number
  readonly down: number
}

const deckOf = (cards: string): Deck => {
  const deck = new Map<string, number>()
  for (const card of cards.split(' ')) deck.set(card, (deck.get(card) ?? 0) + 1)
  return deck
}

/** Each aimed at something: high and low, what always fits, 4 or lower, combinations, hands alone. */
export const SMALL: readonly Small[] = [
  { deck: deckOf('1 1 5 5 8 8 9'), players: 2, hand: 2, up: 0, down: 0 },
  { deck: deckOf('1 1 5 5 8 8 9'), players: 2, hand: 2, up: 0, down: 1 },
  { deck: deckOf('1 1 5 5 8 joker 0'), players: 2, hand: 2, up: 0, down: 0 },
  { deck: deckOf('2 2 4 4 8 8 8'), players: 2, hand: 2, up: 1, down: 0 },
  { deck: deckOf('½ ½ 3½ 3½ 6 6 6'), players: 2, hand: 2, up: 0, down: 0 },
  { deck: deckOf('½ ½ 3½ 6½ 6½ 9½ 9½'), players: 2, hand: 2, up: 0, down: 1 },
  { deck: deckOf('1 1 1 7 7 9 9'), players: 2, hand: 1, up: 2, down: 0 },
  { deck: deckOf('1 1 5 5 8 8 9'), players: 3, hand: 2, up: 0, down: 0 },
  { deck: deckOf('2 2 2 6 6 6 8 8 8'), players: 2, hand: 1, up: 3, down: 0 },
]

function smallMezza({ deck, hand, up, down }: Small): SmallGame {
  const cards = [...deck.values()].reduce((sum, copies) => sum + copies)
  const open = (header: Header<MezzaOptions>): MezzaState => {
    const state = mezza.open(header)
    const seats = state.seats.map((seat) => ({ ...seat, hand, up, down }))
    return { ...state, seats, stock: cards - seats.length * (hand + up + down) }
  }
  const sizes = ({ seats, stock }: MezzaState) => [...seats.flatMap(() => [hand, up, down]), stock]
  const dealt = (header: Header<MezzaOptions>) => new Map(sizes(open(header)).entries())
  return { ...mezza, deck: () => deck, open, hidden: { ...mezza.hidden, dealt } }
}

/** What was found out, the same by the judge and by trying all deals. */
export interface Found {
  readonly events: number
  readonly proven: number
  readonly atOnce: number
  readonly impossible: number
}

/** Longer games of so few cards go round in circles. */
const LONGEST = 30

/**
 * Plays a game with a small deck, dishonestly, and compares what the judge says of each event, and of every card that
 * could be said to have been played instead, with what is true in all deals that agree with the record.
 *
 * @throws Error where they differ.
 */
export function compareWithWorlds(kind: Small, seed: number): Found {
  const random = seeded(seed)
  const game = smallMezza(kind)
  const header: Header<MezzaOptions> = {
    game: 'mezza',
    players: ['Ana', 'Ben', 'Cem'].slice(0, kind.players),
    options: mezza.options.parse({}),
  }
  const player = dishonestPlayer(randomPlayer as Player<MezzaEvent, MezzaState>, 0.6)
  const players = header.players.map(() => player)
  const { events } = simulateGame(game, header, { players, random, longest: LONGEST })

  const worlds = new Worlds(kind.deck, game.hidden.dealt(header))
  const found = { events: 0, proven: 0, atOnce: 0, impossible: 0 }
  const record: Step[] = []
  const open = new Set<number>()
  let position = openPosition(game, header)
  for (const happened of events) {
    for (const event of [...others(kind.deck, position.state, random), happened]) {
      const number = position.events + 1
      const { ruling, proven, before, after, evidence } = judgeEvent(game, position, event)
      const carriedOut = game.apply(before, event, { verdict: 'legal' })
      const claim = game.hidden.claim(before, event) ?? undefined
      const step: Step = { event: number, movements: game.hidden.movements(before, event, carriedOut), claim }
      const { possible, tenable } = worlds.survey([...record, step])
      const byWhatLiesOpen = ruling.verdict === 'illegal' && !(claim && UNTRUE.includes(ruling.code))
      const isFalse = byWhatLiesOpen || (claim !== undefined && !tenable.has(number))
      const verdict = !possible ? 'impossible' : isFalse ? 'illegal' : 'legal'
      const isApplied = verdict === 'legal' || (verdict === 'illegal' && event.ruling === 'stands')
      const broken = isApplied ? [...open].filter((made) => !tenable.has(made)) : []
      const judged = JSON.stringify([ruling.verdict, proven.map((one) => one.event)])
      const tried = JSON.stringify([verdict, broken])
      if (judged !== tried) {
        const log = [...events.slice(0, position.events), event].map((line) => JSON.stringify(line))
        throw new Error(`judged ${judged}, by all deals ${tried}:\n${log.join('\n')}`)
      }
      found.events++
      if (isFalse && !byWhatLiesOpen) found.atOnce++
      if (verdict === 'impossible') found.impossible++
      if (event !== happened) continue

      found.proven += broken.length
      for (const made of broken) open.delete(made)
      if (verdict === 'legal' && claim) open.add(number)
      if (isApplied) record.push(verdict === 'legal' ? step : { event: number, movements: step.movements })
      position = { state: after, evidence, events: number }
    }
  }
  return found
}

/** Codes of claims that are false at once. */
const UNTRUE: readonly string[] = ['must-play', 'not-lowest']

/** What could be said to have happened instead: some card from the zone in use, as it can be tapped, or a pick-up. */
function others(deck: Deck, state: MezzaState, random: Random): readonly MezzaEvent[] {
  const by = state.turn ?? between(random, 0, state.seats.length - 1)
  const seat = seatOf(state, by)
  const from = zoneInUse(seat)
  const pickUp: MezzaEvent = { do: 'pick-up', by }
  if (from === 'up' && typeof seat.up !== 'number') return [pickUp] // what lies open is no matter of deals
  const count = from === 'down' ? 1 : between(random, 1, 2)
  return [{ do: 'play', by, cards: Array<string>(count).fill(pick(random, [...deck.keys()])), from }, pickUp]
}
