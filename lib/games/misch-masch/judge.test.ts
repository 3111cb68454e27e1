import { expect, it } from 'vitest'
import type { Header } from '@/lib/referee/game'
import { replay } from '@/lib/referee/record'
import { mischMasch } from './index'
import type { MischMaschOptions } from './options'
import { eventsOf, NAMES, type Scene, told } from './telling.fixture'

const four: Scene = { players: 4, options: { interject: 'in-order' } }
const none: Scene = { options: { interject: 'none' } }

/** What the last event is judged to be. */
it.each<[clause: string, lines: string, scene: Scene, code: string]>([
  // A3, A4.1: opening
  ['A3', 'a KE', {}, 'not-started'],
  ['A3', 'a KE!', {}, 'not-started'],
  ['A3', 'a draws', {}, 'not-started'],
  ['A3', 'up KE', {}, 'legal'],
  ['A3.1', 'a leaves', {}, 'legal'],
  ['A3.1', 'ends', {}, 'legal'],
  ['A4.1', 'up KE / up KE', {}, 'legal'],
  ['A4.1', 'up KE / a draws', {}, 'not-your-turn'],
  ['A4.1', 'up KE / c PK', {}, 'legal'],
  ['A4.1', 'up KE / c PO', {}, 'does-not-fit'],
  ['A4.1', 'up KE / c EK', none, 'legal'],
  ['A4.1', 'up KE / a PK / up PK', {}, 'already-started'],
  ['A4.1', 'up KE / a draws! / up PK', {}, 'already-started'],

  // A4.2: fitting
  ['A4.2', 'up cham / a LD', {}, 'legal'],
  ['A4.2', 'up D- / a PO', {}, 'does-not-fit'],
  ['A4.2', 'up KE / a PK / b cham', {}, 'legal'],
  ['A4.2', 'up KE / a PK / b PO', {}, 'does-not-fit'],
  ['A4.2', 'up KE / a PK / b KE', {}, 'legal'],

  // A4.3, A4.6: drawing and laying late
  ['A4.3', 'up KE / a PK / b draws', {}, 'legal'],
  ['A4.5', 'up KE / a PK / c draws', {}, 'not-your-turn'],
  ['A4.3', 'up KE / a PK / b draws / b DP', {}, 'legal'],
  ['A4.3', 'up KE / a PK / b draws / b DO', {}, 'does-not-fit'],
  ['A4.3', 'up KE / a PK / b draws / b DP', { options: { playDrawn: false } }, 'not-your-turn'],
  ['A4.3', 'up KE / a PK / b draws / b draws', {}, 'not-your-turn'],
  ['A4.6', 'up KE / a PK / b draws / c OP / b PO', {}, 'legal'], // doubly
  ['A4.6', 'up KE / a PK / b draws / c OP / b LO', {}, 'not-your-turn'],
  ['A4.6', 'up KE / a PK / b draws / c draws / b DP', {}, 'not-your-turn'],
  ['A4.6', 'up KE / a PK / b draws / c leaves / b DP', {}, 'legal'],
  ['A4.6', 'up KE / a PK / b draws / up DE! / b ED', {}, 'legal'],
  ['A4.6', 'up KE / a PK / b draws / b DP / b LD', {}, 'not-your-turn'],

  // A5.1: on one's own chameleon
  ['A5.1', 'up KE / a cham / a OO', {}, 'legal'],
  ['A5.1', 'up KE / a cham / a cham / a -L', {}, 'legal'],
  ['A5.1', 'up KE / a cham / a OO / a -O', {}, 'not-your-turn'],
  ['A5.1', 'up KE / a cham / b draws / a OO', {}, 'not-your-turn'],
  ['A5.1', 'up KE / a cham / b OO / a LL', {}, 'not-your-turn'],
  ['A5.1', 'up KE / a cham / c leaves / a OO', {}, 'legal'],
  ['A5.1', 'up cham / up KE / a PO', {}, 'does-not-fit'],
  ['A4.6', 'up KE / a cham / a draws! / a OO', {}, 'legal'],

  // A5.3
  ['A5.3', 'up DE / a E- / b KE', {}, 'not-your-turn'],
  ['A5.3', 'up DE / a E- / c KE', {}, 'legal'],
  ['A5.3', 'up DE / a E- / c EK', {}, 'does-not-fit'],
  ['A5.3', 'up DE / a E- / c cham', {}, 'legal'],
  ['A5.3', 'up DE / a E- / c draws / a KP', {}, 'does-not-fit'],
  ['A5.3', 'up DE / a E- / a KE', { players: 2 }, 'legal'],

  // A6.1
  ['A6.1', 'up LO / a KL / c LK', {}, 'legal'],
  ['A6.1', 'up LO / a KL / a LK', {}, 'legal'],
  ['A6.1', 'up LO / a KL / c LD', {}, 'not-your-turn'],
  ['A6.1', 'up LO / a KL / c cham', {}, 'not-your-turn'],
  ['A6.1', 'up LO / a KL / c LK / b LK', {}, 'not-your-turn'],
  ['A6.1', 'up LO / a draws! / c OL', {}, 'legal'],

  // A6.2
  ['A6.2', 'up LO / a KL / c LK', none, 'not-your-turn'],
  ['A6.2', 'up LO / a KL / b LK', none, 'legal'],
  ['A6.2', 'up LO / a KL / b draws / b LK', none, 'legal'],
  ['A6.2', 'up LO / a KL / d LK / c LK', four, 'legal'],
  ['A6.2', 'up LO / a KL / d LK / b LK', four, 'legal'],
  ['A6.2', 'up LO / a KL / c LK / d LK', four, 'too-late'], // also who is on turn now
  ['A6.2', 'up LO / a KL / c LK / a LK', four, 'too-late'],
  ['A6.2', 'up LO / a KL / d LK / d LK', four, 'not-your-turn'], // nobody replaces their own
  ['A6.2', 'up LO / a KL / d LK / c LK / d LK', four, 'too-late'],
  ['A6.2', 'up LO / a KL / b LK / c LK', four, 'does-not-fit'], // on one's own turn it was none
  ['A6.2', 'up LO / a KL / b draws / b LK / a LK', four, 'not-your-turn'], // late it was none
  ['A6.2', 'up LO / a KL / d LK / a draws / c LK', four, 'not-your-turn'],
  ['A6.2', 'up LO / a KL / d LK / b leaves / c LK', four, 'not-your-turn'],
  ['A6.2', 'up LO / a KL / d LK / up DE! / c LK', four, 'not-your-turn'],
  ['A6.2', 'up LO / a KL / d OP! / c OP', four, 'not-your-turn'],
  ['A6.2', 'up LO / a KL / c LK / d KL / c KL', four, 'impossible no-such-card'],

  // A7: impossible
  ['A7', 'ends / ends', {}, 'impossible game-over'],
  ['A7', 'ends / up xyz', {}, 'impossible game-over'],
  ['A5.4', 'up KE / a EK / b KE', { hands: [1] }, 'impossible game-over'],
  ['A7', 'a leaves / a KE', {}, 'impossible player-out'],
  ['A7', 'a leaves / a xyz', {}, 'impossible player-out'],
  ['A7', 'a leaves / a leaves', {}, 'impossible player-out'],
  ['A7', 'a leaves / a draws', {}, 'impossible player-out'],
  ['A7', 'a xyz', {}, 'impossible no-such-card'],
  ['A7', 'up KK- ', {}, 'impossible no-such-card'],
  ['A7', 'up KE / a PK / up xyz', {}, 'impossible no-such-card'],
  ['A7', 'up KK / a KK', {}, 'impossible no-such-card'],
  ['A7', 'up KK / up KK', {}, 'impossible no-such-card'],
  ['A7', 'up KK / a PK / c KK', {}, 'impossible no-such-card'], // before not-your-turn
  ['A7', 'up KK / a PK / up KK', {}, 'already-started'],
  ['A7', 'up KK / a PK / up KK!', {}, 'impossible no-such-card'],

  // A1.2: the side of a half card is learnt when it shows
  ['A1.2', 'up D- / a -D', {}, 'impossible no-such-card'],
  ['A1.2', 'up D- / a D-', {}, 'impossible no-such-card'],
  ['A1.2', 'up D- / up -D', {}, 'impossible no-such-card'],
  ['A1.2', 'up LD / a DD / b -D', {}, 'legal'],
  ['A1.2', 'up D- / a KD / b EK / up -D!', {}, 'impossible no-such-card'],
  ['A1.2', 'up D- / a KD / b draws / c draws / a draws / b -D', { stock: 2 }, 'impossible no-such-card'],
  ['A1.2', 'up D- / a KD / b draws / c draws / a D-', { stock: 2 }, 'legal'], // the same side, shuffled again
])('%s: %s %j is %s', (_clause, lines, scene, expected) => {
  const { ruling } = lastOf(lines, scene)
  const said = ruling.verdict === 'impossible' ? `impossible ${ruling.code}` : (ruling.code ?? ruling.verdict)
  expect(said).toBe(expected)
})

/** By what lies open; where the scene is an ordinary deal, by the evidence too: it is the same. */
function lastOf(lines: string, scene: Scene) {
  const openly = told(lines, scene)
  const { stock, hands, known, players = 3, options = {} } = scene
  if (stock === undefined && !hands && !known) {
    const header: Header<MischMaschOptions> = {
      game: 'misch-masch',
      players: NAMES.slice(0, players),
      options: mischMasch.options.parse(options),
    }
    const { moves } = replay(mischMasch, header, eventsOf(lines))
    expect(moves.at(-1)?.ruling).toEqual(openly.ruling)
  }
  return openly
}

it('A1.2: an event taken back shows nothing', () => {
  const header = { game: 'misch-masch' as const, players: NAMES.slice(0, 3), options: mischMasch.options.parse({}) }
  const { moves } = replay(mischMasch, header, eventsOf('up DE / a -O / a E- / c -E / c O- / c KE'))
  expect(moves.map(({ ruling }) => ruling.code ?? null)).toEqual(
    [null, 'does-not-fit', null, 'no-such-card', 'does-not-fit', null], // biome-ignore format: by event
  )
})

it('A6.2: events taken back or impossible leave an interjection open', () => {
  const header: Header<MischMaschOptions> = {
    game: 'misch-masch',
    players: NAMES.slice(0, 4),
    options: mischMasch.options.parse({ interject: 'in-order' }),
  }
  const { moves } = replay(mischMasch, header, eventsOf('up LO / a KL / d LK / a DD / c draws / b xyz / c LK / b LK'))
  expect(moves.map(({ ruling }) => ruling.code ?? null)).toEqual(
    [null, null, null, 'does-not-fit', 'not-your-turn', 'no-such-card', null, 'no-such-card'], // biome-ignore format: by event
  )
})

it('A6.2: of a hand whose cards are all known no other card can come', () => {
  const known: Scene = { hands: [1], known: ['LK'] }
  expect(told('up DE / a ED', known).ruling.code).toBe('no-such-card')
  expect(told('up DL / a LK', known).ruling.code).toBeUndefined()
  expect(told('up LK / up LK', known).ruling.code).toBe('no-such-card')
})

it('A4.4: nothing can be turned up where there is nothing', () => {
  const nothing: Scene = { stock: 1 }
  expect(told('up KE / a PK / up cham!', nothing).ruling.code).toBe('already-started') // the Krokofant is shuffled
  expect(told('up KE / a PK / b draws / up cham!', nothing).ruling.code).toBe('no-such-card')
  expect(told('up KE / up KE', nothing).ruling.code).toBe('no-such-card')
  expect(told('up KE / a PK / up KE!', nothing).ruling.code).toBe('already-started')
})
