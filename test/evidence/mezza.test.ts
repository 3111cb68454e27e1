import { describe, expect, it } from 'vitest'
import { mezza } from '@/lib/games/mezza'
import type { MezzaEvent } from '@/lib/games/mezza/event'
import { judgeEvent, openPosition, replay } from '@/lib/referee/record'
import { randomGame } from '../arbitrary/mezza'
import { fourPlayerGame, type MezzaGame } from './games'
import { Matchings } from './matchings'

/** Judges a game while perfect matchings are sought from nothing after each event; how often they had to decide. */
function compare({ header, events }: MezzaGame) {
  const found = { refuted: 0, atOnce: 0, impossible: 0, claims: 0 }
  const matchings = new Matchings(mezza.deck(header.options, header.players.length), mezza.hidden.dealt(header))
  let position = openPosition(mezza, header)
  for (const event of events) {
    const { before, after, ruling, evidence, proven } = judgeEvent(mezza, position, event)
    const number = position.events + 1
    const where = `event ${number}, ${JSON.stringify(event)}`
    position = { state: after, evidence, events: number }
    const claim = mezza.hidden.claim(before, event)
    if (after !== before) {
      const movements = mezza.hidden.movements(before, event, after)
      expect(matchings.follow(movements, number), where).toEqual(proven.map((one) => one.event))
      found.refuted += proven.length
    }
    if (ruling.verdict === 'legal' && claim) {
      expect(matchings.claim(claim, number), where).toBe(true)
      found.claims++
    }
    // By what lies open it is legal: then it is the evidence that speaks against it.
    const openly = mezza.judge(before, event)
    if (openly.verdict !== 'legal' || ruling.verdict === 'legal') continue
    if (ruling.verdict === 'impossible') found.impossible++
    else found.atOnce++
    const alone = new Matchings(mezza.deck(header.options, header.players.length), mezza.hidden.dealt(header))
    alone.copy(matchings)
    const moved = mezza.hidden.movements(before, event, mezza.apply(before, event, openly))
    const possible = after !== before || alone.follow(moved, number) !== null
    expect(possible, where).toBe(ruling.verdict === 'illegal')
    if (possible && claim) expect(alone.claim(claim, number), where).toBe(false)
  }
  return found
}

describe('in whole games the evidence finds what perfect matchings find', () => {
  it.each([0, 0.3, 0.8])(
    'at tables of four who pick up %d of the times that they need not',
    (often) => {
      const found = [1, 2].map((seed) => compare(fourPlayerGame(seed, often, 250)))
      const refuted = found.reduce((sum, one) => sum + one.refuted, 0)
      if (often === 0) expect(refuted).toBe(0)
      else expect(refuted).toBeGreaterThan(0)
      for (const { claims } of found) expect(claims).toBeGreaterThan(10)
    },
    60_000,
  )

  it('whatever is logged', () => {
    const found = Array.from({ length: 100 }, (_, seed) => compare(randomGame(seed, 120)))
    expect(found.reduce((sum, one) => sum + one.refuted, 0)).toBeGreaterThan(5)
    expect(found.reduce((sum, one) => sum + one.atOnce, 0)).toBeGreaterThan(3)
  }, 60_000)
})

describe('face-up cards that are logged again (M10.4)', () => {
  const header: MezzaGame['header'] = { game: 'mezza', players: ['Ana', 'Ben'], options: mezza.options.parse({}) }
  const faceUp = (by: number, ...cards: string[]): MezzaEvent => ({ do: 'face-up', by, cards, ruling: 'stands' })

  it('may be the same, in another order, though no more copies are hidden', () => {
    const events = [
      faceUp(0, '5', '5', '9'),
      faceUp(1, '5', '5', '7'),
      faceUp(0, '9', '5', '5'),
      faceUp(0, '9', '5', '5'),
    ]
    const verdicts = replay(mezza, header, events).moves.map(({ ruling }) => ruling.code ?? 'legal')
    expect(verdicts).toEqual(['legal', 'legal', 'face-up-twice', 'face-up-twice'])
    const oneMore = replay(mezza, header, [...events, faceUp(0, '5', '5', '5')]).moves.at(-1)
    expect(oneMore?.ruling.code).toBe('no-such-card')
  })
})
