import { mezza } from '@/lib/games/mezza'
import type { MezzaEvent } from '@/lib/games/mezza/event'
import { Evidence } from '@/lib/referee/evidence'
import { judgeEvent, judgeOpenly, openPosition, replay } from '@/lib/referee/record'
import { fourPlayerGame, type MezzaGame, type Told, tellEvidence } from '../evidence/games'
import { Matchings } from '../evidence/matchings'
import { type Rates, race } from './race'

export interface EvidenceOptions {
  /** Of each kind: four honest players, four who pick up now and then though they could play, and often. */
  readonly games: number
  readonly rounds: number
  /** How long each judge runs in a round, in milliseconds. */
  readonly ms: number
}

export interface EvidenceFigures {
  readonly events: number
  /** Events judged a second, with evidence and by what lies open alone. */
  readonly judged: { readonly proving: Rates; readonly openly: Rates }
  /** Microseconds for all open claims after an event, each event once: the evidence's, and of matchings from nothing. */
  readonly retested: { readonly kept: readonly number[]; readonly anew: readonly number[] }
  /** The most that a game had at once, as evidence.md counts them. */
  readonly claims: number
  readonly places: number
  /** Bytes that undo keeps of each move of a long game: the evidence's, and all together. */
  readonly bytes: { readonly evidence: number; readonly move: number }
}

const SEED = 20_261_120
const PICKING_UP = [0, 0.3, 0.8]
const LONGEST = 1000

/** Only so many events of a game are matched from nothing, spread over it: that takes milliseconds each. */
const MATCHED = 40

/** Times the evidence on whole games of four players, honest and dishonest, long ones among them. */
export function timeEvidence({ games: count, ...pace }: EvidenceOptions): EvidenceFigures {
  const games = PICKING_UP.flatMap((often, kind) =>
    Array.from({ length: count }, (_, i) => fourPlayerGame(SEED + kind * 1000 + i, often, LONGEST)),
  )
  const events = games.reduce((sum, game) => sum + game.events.length, 0)
  const judged = race(
    {
      proving: () => () => {
        for (const game of games) judge(game)
        return events
      },
      openly: () => () => {
        for (const { header, events } of games) {
          let state = mezza.open(header)
          for (const event of events) state = judgeOpenly(mezza, state, event).after
        }
        return events
      },
    },
    pace,
  )
  const told = games.map(tellEvidence)
  for (const one of told) retest(one) // warm
  const kept = told.flatMap(retest)
  const anew = told.map(matchAnew)
  return {
    events,
    judged,
    retested: { kept, anew: anew.flatMap(({ times }) => times) },
    claims: Math.max(...anew.map(({ claims }) => claims)),
    places: Math.max(...anew.map(({ places }) => places)),
    bytes: weigh(games),
  }
}

function judge({ header, events }: MezzaGame): void {
  let position = openPosition(mezza, header)
  for (const event of events) {
    const { after: state, evidence } = judgeEvent(mezza, position, event)
    position = { state, evidence, events: position.events + 1 }
  }
}

function retest({ deck, dealt, steps }: Told): number[] {
  let evidence = Evidence.deal(deck, dealt)
  return steps.map(({ event, movements, claim }) => {
    const began = performance.now()
    const followed = evidence.follow(movements, event)
    const spent = performance.now() - began
    if (!followed) throw new Error(`event ${event} cannot have happened`)
    evidence = followed.evidence
    if (claim) evidence = evidence.claim(claim, event) ?? evidence
    return spent * 1000
  })
}

function matchAnew({ deck, dealt, steps }: Told): { times: number[]; claims: number; places: number } {
  const matchings = new Matchings(deck, dealt)
  const times: number[] = []
  let claims = 0
  let places = 0
  const every = Math.ceil(steps.length / MATCHED)
  for (const [index, { event, movements, claim, refuted }] of steps.entries()) {
    matchings.note(movements, event, refuted)
    if (index % every === every - 1) {
      const began = performance.now()
      matchings.test()
      times.push((performance.now() - began) * 1000)
    }
    if (claim) matchings.noteClaim(claim, event)
    claims = Math.max(claims, matchings.size.claims)
    places = Math.max(places, matchings.size.places)
  }
  return { times, claims, places }
}

/** What undo keeps of each move, by the heap with and without it; needs `--expose-gc`. */
function weigh(games: readonly MezzaGame[]): { evidence: number; move: number } {
  const long = games.filter(({ events }) => events.length >= 300)
  const moves = long.reduce((sum, { events }) => sum + events.length, 0)
  const move = weight(() => long.map(({ header, events }) => replay(mezza, header, events))) / moves
  const open = weight(() => long.map(({ header, events }) => replayOpenly(header, events))) / moves
  return { evidence: move - open, move }
}

function replayOpenly(header: MezzaGame['header'], events: readonly MezzaEvent[]) {
  let state = mezza.open(header)
  return events.map((event) => {
    const move = judgeOpenly(mezza, state, event)
    state = move.after
    return move
  })
}

function weight(make: () => readonly unknown[]): number {
  const used = () => {
    globalThis.gc?.()
    return process.memoryUsage().heapUsed
  }
  const before = used()
  const kept = make()
  const after = used()
  return kept.length > 0 ? after - before : 0
}
