import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadRules } from '@/lib/games/load'
import { findGame, GAMES } from '@/lib/games/registry'
import { loadSetUp } from '@/lib/games/set-ups'
import type { AnyEvent } from '@/lib/referee/event'
import { type AnyGame, GAME_IDS, type GameId } from '@/lib/referee/game'
import type { AnySetUp } from '@/lib/referee/laid-out'
import { EXAMPLES, questionOf } from '../rules/examples'
import { ask } from './answer'
import { gameOfLink, LONGEST, readLink, writeLink } from './link'
import { firstQuestion, type Question, seated } from './question'
import { type Asked, asVerb, VERBS } from './verbs'

const gameOf = (id: string) => findGame(id) as AnyGame
const setUps = new Map<GameId, AnySetUp>()
const setUpOf = (id: GameId) => setUps.get(id) as AnySetUp
const run = { seed: Number(process.env.SEED ?? 1) }

beforeAll(async () => {
  for (const id of GAME_IDS) setUps.set(id, (await loadSetUp(id)) as AnySetUp)
})

function answered(question: Question) {
  const set = setUpOf(question.game)(question.laid)
  if ('error' in set) throw new Error(set.error)
  return ask(gameOf(question.game), set.state, question, 'en')
}

const read = (text: string, id: GameId) => readLink(text, gameOf(id), setUpOf(id))

/** Questions about all that a deck has, most of which can be laid out. */
const questions = (game: AnyGame): fc.Arbitrary<Question> => {
  const first = firstQuestion(game)
  const cards = [...game.deck(first.laid.options, 3).keys()].flatMap((card) =>
    game.id === 'misch-masch' && card.endsWith('½') ? [`${card[0]}-`] : [card],
  )
  const card = fc.constantFrom(...cards)
  const some = (most: number) => fc.array(card, { maxLength: most })
  const seat = fc.record({
    hand: fc.integer({ min: 3, max: 9 }),
    known: game.id === 'mezza' ? some(3) : fc.constant([]),
    up: game.id === 'mezza' ? some(3) : fc.constant([]),
    down: fc.integer({ min: 0, max: game.id === 'mezza' ? 3 : 0 }),
    piles:
      game.id === 'merge'
        ? fc.array(fc.array(card, { minLength: 1, maxLength: 4 }), { maxLength: 4 })
        : fc.constant([]),
  })
  const by = fc.integer({ min: 0, max: 2 })
  const verbs = VERBS[game.id]
  return fc
    .record({
      seats: fc.array(seat, { minLength: 3, maxLength: 3 }),
      pile: game.id === 'merge' ? fc.constant([]) : fc.array(fc.record({ card, by }), { minLength: 1, maxLength: 5 }),
      turn: by,
      verb: fc.constantFrom(...verbs),
      asker: by,
      card,
    })
    .map(({ seats, pile, turn, verb, asker, card: asked }) => ({
      game: game.id,
      laid: { ...first.laid, seats, pile, turn },
      event: asVerb(verb, { do: '', by: asker }, asked),
    }))
}

describe.each(GAMES.map((game) => [game.id, game] as const))('a question about %s', (id, game) => {
  it('is read from a link as it was written, and always answered', () => {
    let laidOut = 0
    fc.assert(
      fc.property(questions(game), (question) => {
        const link = writeLink(question)
        expect(link).toMatch(/^1\.[\w-]+$/)
        expect(gameOfLink(link)).toEqual({ game: id })
        const found = read(link, id)
        expect(found).toEqual({ question })
        // Who laid out what cannot be is told so, and can mend it.
        if ('error' in setUpOf(id)(question.laid)) return
        laidOut++
        const { verdict, texts, clause } = answered(question)
        expect(['legal', 'illegal', 'impossible']).toContain(verdict)
        if (verdict !== 'legal') expect(texts[0]?.text.length).toBeGreaterThan(10)
        expect(clause).toMatch(/^[A-Z]\d/)
      }),
      { ...run, numRuns: 150 },
    )
    expect(laidOut).toBeGreaterThan(40)
  })

  it('is refused where a link is not whole, never with an exception', () => {
    const link = writeLink(firstQuestion(game))
    fc.assert(
      fc.property(fc.nat(link.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (at, letter) => {
        const changed = link.slice(0, at) + letter + link.slice(at + 1)
        const found = read(changed, id)
        // What still says something sensible must say it exactly: written again it is the same question.
        if ('question' in found) expect(read(writeLink(found.question), id)).toEqual(found)
        for (const cut of [link.slice(0, at), link.slice(at + 1)]) expect('error' in read(cut, id)).toBe(true)
      }),
      { ...run, numRuns: 300 },
    )
  })

  it('has a first position that can be laid out, and verbs that the log has', () => {
    expect(answered(firstQuestion(game)).verdict).toMatch(/legal/)
    for (const verb of VERBS[id]) {
      const event = asVerb(verb, firstQuestion(game).event as Asked, 'r1')
      expect(game.event.safeParse(event).success).toBe(true)
    }
  })

  it('rests on a clause that the rules have, whatever is allowed', async () => {
    const clauses = (await loadRules(id)).flatMap(({ rules }) => rules.flatMap((rule) => rule.clauses))
    fc.assert(
      fc.property(questions(game), (question) => {
        if ('error' in setUpOf(id)(question.laid)) return
        const { clause, verdict } = answered(question)
        if (verdict === 'legal') expect(clauses).toContain(clause)
      }),
      { ...run, numRuns: 150 },
    )
  })
})

it('refuses garbage of every kind without an exception', () => {
  const coded = (value: unknown) => `1.${Buffer.from(JSON.stringify(value) ?? '').toString('base64url')}`
  const garbage = fc.oneof(
    fc.string(),
    fc.base64String(),
    fc.jsonValue().map(coded),
    fc.array(fc.jsonValue(), { minLength: 9, maxLength: 9 }).map((list) => coded(['mezza', ...list.slice(1)])),
  )
  fc.assert(
    fc.property(garbage, (text) => {
      expect('error' in gameOfLink(text) || 'error' in read(text, 'mezza')).toBe(true)
    }),
    { ...run, numRuns: 1000 },
  )
})

const first = firstQuestion(gameOf('mezza'))
const changed = (laid: Partial<Question['laid']>, event: AnyEvent = first.event): string =>
  writeLink({ ...first, laid: { ...first.laid, ...laid }, event })
const seat = first.laid.seats[0] as Question['laid']['seats'][number]

it.each([
  ['a later version', () => changed({}).replace(/^1/, '2'), 'newer'],
  ['more than a link can be', () => `1.${'A'.repeat(LONGEST)}`, 'garbled'],
  ['nothing', () => '', 'garbled'],
  ['a card of another game', () => changed({ pile: [{ card: 'r5', by: 0 }] }), 'cards'],
  ['a turn of nobody', () => changed({ turn: 5 }), 'wrong'],
  ['one player', () => changed({ seats: [seat], pile: [] }), 'wrong'],
  ['a move by nobody', () => changed({}, { do: 'pick-up', by: 7 }), 'wrong'],
  ['a move of another game', () => changed({}, { do: 'draw', by: 0 }), 'wrong'],
  ['options that there are not', () => changed({ options: { variant: 'huge' } }), 'wrong'],
  ['an unheard-of option', () => changed({ options: { __proto__x: 1 } }), 'wrong'],
])('a link with %s is told for what it is', (_, link, error) => {
  expect(read(link(), 'mezza')).toEqual({ error })
})

it.each<[string, Partial<Question['laid']>, string]>([
  ['a fifth card', { pile: Array(5).fill({ card: '8', by: 0 }) }, 'cards'],
  ['a card of the other deck', { options: { variant: 'short' }, pile: [{ card: '9', by: 0 }] }, 'cards'],
  ['four equal cards', { pile: Array(4).fill({ card: '8', by: 0 }) }, 'cleared'],
  ['too many cards in hand', { seats: [{ ...seat, hand: 60 }, seat, seat] }, 'deck'],
  ['more known than held', { seats: [{ ...seat, hand: 1, known: ['1', '2'] }, seat, seat] }, 'known'],
  ['a turn without cards', { seats: [{ ...seat, hand: 0, down: 0 }, seat, seat] }, 'turn'],
  ['a pile before the opening', { turn: null }, 'opening'],
])('a link with %s gives the question back, for who asks to mend it', (_, laid, error) => {
  const found = read(changed(laid), 'mezza')
  if ('error' in found) throw new Error(found.error)
  expect(found.question.laid).toMatchObject(laid)
  expect(setUpOf('mezza')(found.question.laid)).toEqual({ error })
})

it.each([
  ['who is caught goes', { by: 0, of: 2 }, { by: 0, of: 1 }],
  ['who catches goes', { by: 2, of: 1 }, { by: 0, of: 1 }],
  ['who catches goes, and the first is caught', { by: 2, of: 0 }, { by: 0, of: 1 }],
  ['both stay', { by: 1, of: 0 }, { by: 1, of: 0 }],
  ['who is caught by the second goes', { by: 1, of: 2 }, { by: 1, of: 0 }],
  ['nobody is caught', { by: 2 }, { by: 0 }],
])('nobody catches themselves where %s', (_, before, after) => {
  expect(seated({ do: 'catch', ...before }, 2)).toEqual({ do: 'catch', ...after })
})

it.each([
  ['½', {}, 'M4.3'],
  ['8', {}, 'M3.2'],
  ['joker', {}, 'M4.1'],
  ['0', {}, 'M4.2'],
  ['3', { pile: [{ card: '4', by: 2 }] }, 'M4.4'],
  ['3', { pile: [] }, 'M3.3'],
  ['½', { pile: [], turn: null }, 'M2.3'],
  ['½', { turn: 1 }, 'M7.1'],
  ['8', { turn: 1, pile: [{ card: '8', by: 0 }], drawn: 1 }, 'M8.1'],
])('a %s that is allowed rests on its clause (%j)', (card, laid, clause) => {
  const asked = answered({
    ...first,
    laid: { ...first.laid, ...laid },
    event: { do: 'play', by: 0, ...{ cards: [card] } },
  })
  expect([asked.verdict, asked.clause]).toEqual(['legal', clause])
})

describe('the examples of the rules', () => {
  it.each(GAME_IDS)('of %s show what is allowed and what is not, each by a clause that the rules have', async (id) => {
    const clauses = (await loadRules(id)).flatMap(({ rules }) => rules.flatMap((rule) => rule.clauses))
    for (const example of EXAMPLES[id]) {
      expect(clauses).toContain(example.clause)
      const question = questionOf(gameOf(id), example)
      const verdicts = example.tries.map((event) => answered({ ...question, event }).verdict)
      expect(verdicts, example.clause).toContain('legal')
      expect(verdicts, example.clause).not.toContain('impossible')
      if (!['M3.3', 'M4.2', 'M4.5'].includes(example.clause)) expect(verdicts, example.clause).toContain('illegal')
    }
  })
})
