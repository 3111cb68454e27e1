import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findGame, GAMES } from '@/lib/games/registry'
import type { AnyEvent } from '@/lib/referee/event'
import type { AnyGame } from '@/lib/referee/game'
import { readLog } from '@/lib/referee/log'
import { type GameRecord, replay } from '@/lib/referee/record'
import { Truth } from '@/lib/simulate/truth'
import { anyGame } from '@/test/harness/games'
import { type Story, storyOf } from './story'
import type { MarkKind } from './story-marks'

const GAMES_EACH = 12

/** How often something is marked. */
const count = ({ steps }: Story, kind: MarkKind) =>
  steps.reduce((sum, { marks }) => sum + marks.filter((mark) => mark.kind === kind).length, 0)

describe.each(GAMES)('a simulated game of $id', (game) => {
  const simulated = Array.from({ length: GAMES_EACH }, (_, seed) => anyGame(game, seed + 1))
  const told = simulated.map((one) => {
    const record = replay(game, one.header, one.events)
    return { ...one, record, story: storyOf(game, record) }
  })

  it('counts the cards that really lie before each player', () => {
    let counted = 0
    for (const { deal, record, story } of told) {
      let truth = Truth.of(deal)
      expect(story.steps).toHaveLength(record.moves.length + 1)
      for (const [index, move] of record.moves.entries()) {
        const { before, after, event } = move
        if (after !== before) truth = truth.follow(game.hidden.movements(before, event, after))
        for (const [by, held] of (story.steps[index + 1]?.held ?? []).entries()) {
          if (!held) continue
          expect(held.least).toBe(held.most)
          expect(`${index + 1}: ${held.least}`).toBe(`${index + 1}: ${reallyHeld(game, after, truth, by)}`)
          counted++
        }
      }
    }
    expect(counted).toBeGreaterThan(1000)
  })

  it('marks what the referee found, neither more nor less', () => {
    for (const { record, story } of told) {
      const { moves } = record
      expect(count(story, 'illegal')).toBe(moves.filter(({ ruling }) => ruling.verdict === 'illegal').length)
      expect(count(story, 'proof')).toBe(moves.flatMap(({ proven }) => proven).length)
      expect(count(story, 'proven')).toBe(new Set(moves.flatMap(({ proven }) => proven.map((one) => one.event))).size)
    }
  })

  it('marks every place once, at the move that takes it, and draws nobody beyond it', () => {
    for (const { places, story } of told) {
      for (const [by, place] of places.entries()) {
        const at = story.steps.findIndex(({ marks }) =>
          marks.some((mark) => mark.by === by && (mark.kind === 'place' || mark.kind === 'left')),
        )
        expect(at >= 0).toBe(place !== null)
        if (at < 0) continue
        const mark = story.steps[at]?.marks.find((one) => one.by === by && ['place', 'left'].includes(one.kind))
        expect(mark?.place ?? 'left').toBe(place)
        expect(story.steps.slice(at + 1).every(({ held }) => held[by] === null)).toBe(true)
      }
    }
  })

  it('marks what the referee’s words say', () => {
    for (const { record, story, header } of told) {
      for (const [index, move] of record.moves.entries()) {
        const { event, before, after } = move
        const kinds = (story.steps[index + 1]?.marks ?? []).map(({ kind }) => kind)
        const words = { names: header.players, state: before, event }
        const line = game.words.event(words, 'en')
        const effects = after === before ? [] : game.words.effects(words, after, 'en').map(({ text }) => text)
        const says = (pattern: RegExp) => move.ruling.verdict === 'legal' && pattern.test(line)
        expect(kinds.includes('snatch')).toBe(says(/ snatches with | (interjects|goes before .*): /))
        expect(kinds.includes('quick-play')).toBe(says(/ quick play: /))
        expect(kinds.includes('follow')).toBe(says(/ lays on the chameleon: /))
        expect(kinds.includes('play-drawn')).toBe(says(/ lays the drawn card: /))
        expect(kinds.includes('catch')).toBe(says(/ catches /))
        expect(kinds.includes('challenge')).toBe(says(/ challenges /))
        expect(kinds.includes('clear')).toBe(effects.some((text) => / the pile is set aside$/.test(text)))
      }
    }
  })
})

/** Cards that lie before a player by the truth that nobody saw, and by what lies open. */
function reallyHeld(game: AnyGame, state: unknown, truth: Truth, by: number): number {
  let sum = 0
  for (const [zone, cards] of truth.zones) {
    // Merge's first piles lie before a player too, and are no cards to get rid of.
    if (new RegExp(`^(hand|up|down) ${by}$`).test(game.simulated.zoneName(state, zone))) sum += cards.length
  }
  const { up } = game.table(state).players[by] as { readonly up?: readonly string[] | number }
  return sum + (typeof up === 'object' ? up.length : 0)
}

const EXAMPLES = join(import.meta.dirname, '../../test/fixtures')

const examples = GAMES.flatMap(({ id }) =>
  readdirSync(join(EXAMPLES, id))
    .filter((name) => name.endsWith('.jsonl') && !name.endsWith('.expected.jsonl'))
    .map((name) => `${id}/${name}`),
)

function storyIn(bytes: Uint8Array): { story: Story; record: GameRecord<AnyEvent, unknown> } {
  const read = readLog(bytes, findGame)
  if ('error' in read) throw read.error
  const { game, header, events } = read.log
  const record = replay(game, header, events)
  return { story: storyOf(game, record), record }
}

describe('the examples of the rules', () => {
  it.each(examples)('%s: marked as they are judged there', (name) => {
    const { story } = storyIn(readFileSync(join(EXAMPLES, name)))
    const judged = readFileSync(join(EXAMPLES, name.replace('.jsonl', '.expected.jsonl')), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { verdict: string; proven: readonly { event: number }[]; table: Judged })
    expect(story.steps).toHaveLength(judged.length + 1)
    expect(count(story, 'illegal')).toBe(judged.filter(({ verdict }) => verdict === 'illegal').length)
    expect(count(story, 'proof')).toBe(judged.flatMap(({ proven }) => proven).length)
    judged.forEach(({ table }, index) => {
      story.steps[index + 1]?.held.forEach((held, by) => {
        if (held && story.complete) expect(held.most).toBe(cardsIn(table.players[by]))
      })
    })
  })
})

interface Judged {
  readonly players: readonly {
    readonly hand: number
    readonly up?: number | readonly string[]
    readonly down?: number
  }[]
}

function cardsIn(player: Judged['players'][number] | undefined): number {
  const { hand = 0, up = 0, down = 0 } = player ?? {}
  return hand + (typeof up === 'number' ? up : up.length) + down
}

const text = (...lines: object[]) => new TextEncoder().encode(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))

describe('what the log leaves open', () => {
  it('is said: who stops with cards by the log has none, or has not told the truth', () => {
    const { story } = storyIn(
      text(
        { kiebitz: 1, game: 'merge', players: ['Ana', 'Ben', 'Cem'] },
        { do: 'lay-out', by: 0, cards: ['r3', 'g7'] },
        { do: 'lay-out', by: 1, cards: ['r5', 'b5'] },
        { do: 'lay-out', by: 2, cards: ['y1', 'y10'] },
        { do: 'stop', by: 1, ruling: 'stands' },
      ),
    )
    expect(story.complete).toBe(false)
    expect(story.steps.at(-1)?.held).toEqual([
      { least: 25, most: 25 },
      { least: 0, most: 25 },
      { least: 24, most: 24 },
    ])
    expect(story.steps.at(-1)?.marks).toEqual([
      { kind: 'illegal', by: 1 },
      { kind: 'place', by: 1, place: 1 },
    ])
  })

  it('is no number: before the first round of Mau Mau, and while cards are counted', () => {
    const { story } = storyIn(
      text(
        { kiebitz: 1, game: 'mau-mau', players: ['Ana', 'Ben'], options: { points: 100 } },
        { do: 'start', by: 0, card: 'r5' },
        { do: 'draw', by: 0 },
      ),
    )
    expect(story.steps.map(({ held }) => held.map((one) => one?.most))).toEqual([
      [undefined, undefined],
      [7, 7],
      [8, 7],
    ])
    expect(story.steps[1]?.marks).toEqual([{ kind: 'deal', by: null }])
  })
})
