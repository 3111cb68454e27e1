import { isDeepStrictEqual } from 'node:util'
import type { AnyEvent } from '@/lib/referee/event'
import type { AnyGame } from '@/lib/referee/game'
import { readHeader, readLog, writeLog } from '@/lib/referee/log'
import {
  backTo,
  emptyRecord,
  follow,
  type GameRecord,
  judgeEvent,
  type Move,
  positionAt,
  replay,
  verdictOf,
} from '@/lib/referee/record'
import { actsOf, isFalse } from '@/lib/simulate/acts'
import { pick, type Random } from '@/lib/simulate/random'
import type { SimulatedGame } from '@/lib/simulate/table'
import { Truth } from '@/lib/simulate/truth'
import { conceivable, listed, looseCards, taken } from './chances'

/** What a game was good for. */
export interface Figures {
  readonly events: number
  /** Events that claimed what was not true. */
  readonly dishonest: number
  /** Of those, found at once, and proven later. */
  readonly atOnce: number
  readonly proven: number
  /** Chances out of turn that the table listed. */
  readonly chances: number
  /** Events that were tried beside those that happened. */
  readonly tried: number
  /** Whole logs that were reloaded and judged anew. */
  readonly reloads: number
}

export interface Thoroughness {
  readonly random: Random
  /** After how many of the events, on average, the log so far is reloaded and judged anew; always after the last. */
  readonly reload: number
  /** How many of the events that are possible at each step are tried. */
  readonly tries: number
}

/**
 * Goes through a simulated game as OpenSpiel's basic tests do, step by step: judge, apply, serialise, reload, replay,
 * undo, and compare; and holds what the referee says against the hidden truth.
 *
 * @throws Error at the first thing that is not as it should be, with the log.
 */
export function checkGame(game: AnyGame, simulated: SimulatedGame<unknown, AnyEvent>, thorough: Thoroughness): Figures {
  const checked = new Checked(game, simulated, thorough)
  try {
    for (const event of simulated.events) checked.next(event)
    checked.end()
    return checked.figures
  } catch (error) {
    const at = `${checked.events} events into this log of ${simulated.players.join(', ')}`
    const log = checked.lines.join('\n')
    throw new Error(`${(error as Error).message}\n${at}:\n${log}\n`, { cause: error })
  }
}

type Judged = Move<AnyEvent, unknown>

class Checked {
  readonly figures = { events: 0, dishonest: 0, atOnce: 0, proven: 0, chances: 0, tried: 0, reloads: 0 }
  readonly lines: string[]
  private readonly deck
  private readonly reader
  private readonly said: string[] = []
  private readonly claimedFalsely = new Map<number, string>()
  private record: GameRecord<AnyEvent, unknown>
  private truth: Truth

  constructor(
    private readonly game: AnyGame,
    private readonly simulated: SimulatedGame<unknown, AnyEvent>,
    private readonly thorough: Thoroughness,
  ) {
    const { header, deal } = simulated
    this.lines = [JSON.stringify({ kiebitz: 1, ...header })]
    this.reader = readHeader(this.lines[0] as string, () => game)
    check(isDeepStrictEqual(this.reader.header, header), 'the header is not read as it was written')
    this.deck = game.deck(header.options, header.players.length)
    this.record = emptyRecord(game, header)
    this.truth = Truth.of(deal)
  }

  get events(): number {
    return this.record.moves.length
  }

  next(event: AnyEvent): void {
    const line = JSON.stringify(event)
    this.lines.push(line)
    check(
      isDeepStrictEqual(this.reader.event(line, this.lines.length), event),
      'an event is not read as it was written',
    )
    const { state } = positionAt(this.record)
    this.tryOthers(state)

    const number = this.events + 1
    const claim = isFalse(this.game, state, this.truth, event) ? this.game.hidden.claim(state, event) : null
    const undone = this.record
    this.record = follow(this.game, undone, event)
    const move = this.record.moves.at(-1) as Judged
    this.checkRuling(move, claim?.code)
    // What is found out at once leaves no claim, also where it stands.
    if (claim && move.ruling.verdict === 'legal') this.claimedFalsely.set(number, claim.code)
    this.checkProofs(move)
    this.said.push(told(this.game, move))
    this.checkUndo(undone, move)

    this.truth = this.truth.follow(this.game.hidden.movements(move.before, event, move.after))
    this.checkTable(move.after)
    this.figures.events++
    if (this.thorough.random() < this.thorough.reload) this.checkReload()
  }

  end(): void {
    const { dishonest, events } = this.simulated
    check(this.game.table(positionAt(this.record).state).over, 'the game is not over')
    check(dishonest.length === this.figures.dishonest, 'the simulator and the harness differ in what was dishonest')
    this.checkReload()
    const { ruling } = judgeEvent(this.game, positionAt(this.record), { do: 'end' })
    check(ruling.verdict === 'impossible', 'something can happen after the end')
    check(this.said.length === events.length, 'events are missing')
  }

  /** An honest event is legal; a dishonest one may be found out at once, and then for what it is. */
  private checkRuling({ ruling }: Judged, falseClaim: string | undefined): void {
    if (falseClaim !== undefined) this.figures.dishonest++
    if (ruling.verdict === 'legal') return
    const why = `${ruling.verdict}, ${ruling.code}`
    check(ruling.verdict === 'illegal' && ruling.code === falseClaim, `in truth this is legal, but judged ${why}`)
    this.figures.atOnce++
  }

  /** Soundness: what is proven is true, of an earlier event, and proven once. */
  private checkProofs({ proven }: Judged): void {
    for (const { event, code } of proven) {
      check(this.claimedFalsely.get(event) === code, `${code} is proven of event ${event}, which is not so`)
      this.claimedFalsely.delete(event)
      check(event < this.events, `a proof of event ${event} at event ${this.events}`)
      this.figures.proven++
    }
    const order = proven.map(({ event }) => event)
    check(
      isDeepStrictEqual(
        order,
        order.toSorted((a, b) => a - b),
      ),
      'proofs are not in order',
    )
  }

  /** Going back and judging again comes to the same; what was there before is as it was. */
  private checkUndo(undone: GameRecord<AnyEvent, unknown>, move: Judged): void {
    const back = backTo(this.record, this.events - 1)
    check(positionAt(back).state === positionAt(undone).state, 'going back is not to the state before')
    const before = back.moves.at(-1)
    if (before) check(told(this.game, before) === this.said.at(-2), 'an earlier move has changed')
    const again = follow(this.game, back, move.event).moves.at(-1) as Judged
    check(told(this.game, again) === this.said.at(-1), 'judged again it is not the same')
  }

  /** The table says nothing that is not so, and lists exactly the chances that there may be. */
  private checkTable(state: unknown): void {
    const table = this.game.table(state)
    check(isDeepStrictEqual(JSON.parse(JSON.stringify(table)), table), 'the table is not what is written of it')
    const counted = this.game.simulated.counted(state)
    looseCards(this.deck, counted)
    for (const [zone, { known, unknown }] of counted.zones) {
      const there = this.truth.cards(zone)
      const name = this.game.simulated.zoneName(state, zone)
      check(there.length === known.length + unknown, `${name} holds ${there.length} cards, not as the table says`)
      check(isAmong(known, there), `${known} are not all in ${name}`)
    }
    const chances = listed(this.game, state)
    this.figures.chances += chances.length
    check(new Set(chances).size === chances.length, 'a chance is listed twice')
    // Before somebody is on turn, and where all act at once, nothing is out of turn.
    if ((table.turn ?? null) === null) {
      check(chances.length === 0, `chances with nobody on turn: ${chances}`)
      return
    }
    const could = conceivable(this.game, state, this.deck)
    check(could.size === chances.length && chances.every((chance) => could.has(chance)), () => {
      return `chances listed: ${chances}; there may be: ${[...could]}`
    })
    for (const by of table.players.keys()) {
      for (const event of actsOf(this.game, state, this.truth, by).honest) {
        for (const chance of taken(this.game, state, event)) {
          check(chances.includes(chance), () => `not listed as a chance: ${chance}`)
        }
      }
    }
  }

  /** The log so far, written and read again, is judged as it was event by event. */
  private checkReload(): void {
    const { header } = this.simulated
    const [headerLine = '', ...lines] = this.lines
    const read = readLog(writeLog(headerLine, lines), () => this.game)
    if ('error' in read) throw read.error
    const { moves } = replay(this.game, header, read.log.events)
    const said = moves.map((move) => told(this.game, move))
    check(isDeepStrictEqual(said, this.said), 'reloaded, the log is not judged as before')
    this.figures.reloads++
  }

  /** What else could be done now, honest or not, is judged for what it is. */
  private tryOthers(state: unknown): void {
    const acts = this.simulated.players.map((_, by) => actsOf(this.game, state, this.truth, by))
    const honest = acts.flatMap((each) => each.honest)
    const dishonest = acts.flatMap((each) => each.dishonest)
    for (let i = 0; i < this.thorough.tries; i++) {
      for (const list of [honest, dishonest]) {
        if (list.length === 0) continue
        const event = pick(this.thorough.random, list)
        const { ruling, proven } = judgeEvent(this.game, positionAt(this.record), event)
        const code = list === dishonest ? this.game.hidden.claim(state, event)?.code : undefined
        const fine = ruling.verdict === 'legal' || (ruling.verdict === 'illegal' && ruling.code === code)
        check(fine, () => `${JSON.stringify(event)} would be ${ruling.verdict}, ${ruling.code}`)
        for (const proof of proven) {
          const known = this.claimedFalsely.get(proof.event) === proof.code
          check(
            known,
            () => `${JSON.stringify(event)} would prove ${proof.code} of event ${proof.event}, which is not so`,
          )
        }
        this.figures.tried++
      }
    }
  }
}

/** All that is told of a move. */
function told(game: AnyGame, { ruling, proven, after, evidence }: Judged): string {
  return JSON.stringify([verdictOf(ruling, proven), game.table(after), evidence.open])
}

function isAmong(some: readonly string[], all: readonly string[]): boolean {
  const left = all.slice()
  return some.every((card) => {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

function check(holds: boolean, otherwise: string | (() => string)): void {
  if (!holds) throw new Error(typeof otherwise === 'string' ? otherwise : otherwise())
}
