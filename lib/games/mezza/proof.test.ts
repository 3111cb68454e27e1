import { expect, it } from 'vitest'
import { LANGUAGES, STYLES } from '@/lib/cards/language'
import type { Refutation } from '@/lib/referee/evidence'
import { judgeOpenly, type OpenMove, replay } from '@/lib/referee/record'
import { randomHeader } from '@/lib/simulate/header'
import { dishonestPlayer, randomPlayer } from '@/lib/simulate/player'
import { seeded } from '@/lib/simulate/random'
import { simulateGame } from '@/lib/simulate/table'
import type { MezzaEvent } from './event'
import { mezza } from './index'
import type { MezzaState } from './state'
import { eventOf, NAMES, type Scene, sceneStart } from './telling.fixture'
import { words } from './words'

const OPTIONS: MezzaState['options'] = { variant: 'full', fourHolds: 'until-covered', nineHalfOnItself: true }

/** Three players at a full table; what the last event proves of the one with that number. */
function proven(lines: string, event: number) {
  const events = lines.split('/').map((line) => eventOf(line.trim()))
  const { moves } = replay(mezza, { game: 'mezza', players: NAMES.slice(0, 3), options: OPTIONS }, events)
  const refutation = moves.at(-1)?.proven.find((each) => each.event === event)
  if (!refutation) throw new Error(`nothing is proven of ${event} in: ${lines}`)
  return { names: NAMES, moves, refutation }
}

it.each<[what: string, lines: string, event: number, german: string, english: string, events: number[]]>([
  [
    'one card, nothing drawn since',
    'a 3 / b 5 / c 6 / a 8 / b takes / c 2 / a 5 / b 9',
    5,
    'Bens 9 (Zug 8) war schon auf der Hand, als Ben bei Zug 5 aufnahm: Ben hielt drei Karten, nahm 3, 5, 6, 8 auf und hat bis Zug 8 keine gezogen. Eine 9 passt auf die 8: Ben hätte legen müssen.',
    'Ben’s 9 (move 8) was already in hand when Ben picked up at move 5: Ben held three cards then, took up 3, 5, 6, 8 and drew none before move 8. A 9 fits on the 8: Ben had to play.',
    [5, 8],
  ],
  [
    'a joker on a made rank, after a large pile',
    'a ½ / b ½ / c 1 / a 2 / b 3 / c 6½ / a ½ / c takes / a 3 / b 5 / c joker',
    8,
    'Cems Joker (Zug 11) war schon auf der Hand, als Cem bei Zug 8 aufnahm: Cem hielt drei Karten, nahm sieben Karten auf (kein Joker dabei) und hat bis Zug 11 keine gezogen. Ein Joker passt auf die 7 (6½ + ½ = 7): Cem hätte legen müssen.',
    'Cem’s joker (move 11) was already in hand when Cem picked up at move 8: Cem held three cards then, took up seven cards (no joker among them) and drew none before move 11. A joker fits on the 7 (6½ + ½ = 7): Cem had to play.',
    [8, 11],
  ],
  [
    'two equal cards, one drawn',
    'a 5 / b takes / c ½ / a 1 / b 2 / c 3 / a 3 / b 3 / c 3½ / a 3½ / b 9 9',
    2,
    'Ben hat seit Zug 2 zwei 9 (Zug 11) gelegt, bis Zug 11 aber nur eine Karte gezogen und keine 9 aufgenommen. Mindestens eine davon war also schon beim Aufnehmen auf der Hand. Eine 9 passt auf die 5: Ben hätte legen müssen.',
    'Since move 2, Ben has laid two 9s (move 11), but before move 11 drew only one card and took up no 9. So at least one of them was in hand at the pick-up already. A 9 fits on the 5: Ben had to play.',
    [2, 11],
  ],
  [
    'two different cards, one drawn',
    'a 5 / b takes / c ½ / a 1 / b 2 / c 3 / a 3 / b 3 / c 3½ / a 3½ / b 9 9½!',
    2,
    'Ben hat seit Zug 2 eine 9 und eine 9½ (Zug 11) gelegt, bis Zug 11 aber nur eine Karte gezogen und keine davon aufgenommen. Mindestens eine davon war also schon beim Aufnehmen auf der Hand. Jede davon passt auf die 5: Ben hätte legen müssen.',
    'Since move 2, Ben has laid a 9 and a 9½ (move 11), but before move 11 drew only one card and took up none of them. So at least one of them was in hand at the pick-up already. Each of them fits on the 5: Ben had to play.',
    [2, 11],
  ],
  [
    'one of them was taken up',
    'a 5 / b 6 / c takes / a 2 / b 3 / c 6 / a 8 / b 9 / c 6!',
    3,
    'Cem hat seit Zug 3 eine 6 (Zug 6) und eine 6 (Zug 9) gelegt, bis Zug 9 aber keine Karte gezogen und nur eine davon aufgenommen. Mindestens eine davon war also schon beim Aufnehmen auf der Hand. Eine 6 passt auf die 6: Cem hätte legen müssen.',
    'Since move 3, Cem has laid a 6 (move 6) and a 6 (move 9), but before move 9 drew no card and took up only one of them. So at least one of them was in hand at the pick-up already. A 6 fits on the 6: Cem had to play.',
    [3, 6, 9],
  ],
  [
    'the opening',
    'a 3 / b takes / c 2',
    1,
    'Cems 2 (Zug 3) war schon bei der Eröffnung (Zug 1) auf der Hand: Cem hielt drei Karten und hat bis Zug 3 keine gezogen. Eine 2 ist niedriger als die 3, mit der Ana eröffnet hat; eröffnet wird mit der niedrigsten.',
    'Cem’s 2 (move 3) was already in hand at the opening (move 1): Cem held three cards then and drew none before move 3. A 2 is lower than the 3 that Ana opened with; the lowest card opens.',
    [1, 3],
  ],
])('tells of %s', async (_what, lines, event, german, english, events) => {
  const told = proven(lines, event)
  const de = await words.proof(told, 'de')
  const en = await words.proof(told, 'en')
  expect(de.text).toBe(german)
  expect(en.text).toBe(english)
  expect(de.events).toEqual(events)
  expect(de.clause).toBe(event === 1 ? 'M2.3' : 'M6.2')
  expect(de.title).toMatch(event === 1 ? /hatte eine niedrigere Karte$/ : /hätte legen müssen$/)
})

it('is said aloud in words', async () => {
  const told = proven('a 3 / b 5 / c 6 / a 8 / b takes / c 2 / a 5 / b 9', 5)
  expect((await words.proof(told, 'de', 'spoken')).text).toBe(
    'Bens Neun (Zug 8) war schon auf der Hand, als Ben bei Zug 5 aufnahm: Ben hielt drei Karten, nahm eine Drei, eine Fünf, eine Sechs, eine Acht auf und hat bis Zug 8 keine gezogen. Eine Neun passt auf die Acht: Ben hätte legen müssen.',
  )
})

/** Moves from a scene on, judged by what lies open, and a refutation as the evidence would give it. */
function refuted(lines: string, scene: Scene, refutation: Refutation) {
  const moves: OpenMove<MezzaEvent, MezzaState>[] = []
  for (const line of lines.split('/')) {
    moves.push(judgeOpenly(mezza, moves.at(-1)?.after ?? sceneStart(scene), eventOf(line.trim())))
  }
  return { names: NAMES, moves, refutation }
}

it('tells of face-up cards that were not logged', async () => {
  const told = refuted(
    'a 8 / b takes / c 2 / a 5 / b 8 / c 9 / a 9 / b up 9½',
    { stock: 0, seats: [{ hand: 5 }, { hand: 0, up: 3 }, { hand: 5 }] },
    { event: 2, code: 'must-play', cards: [{ card: '9½', zone: 4, event: 8 }], zones: [4], remain: 3 },
  )
  expect((await words.proof(told, 'de')).text).toBe(
    'Bens 9½ (Zug 8) lag schon offen da, als Ben bei Zug 2 aufnahm: Zu den offenen Karten kommt nie eine dazu. Die Hand war leer. Eine 9½ passt auf die 8: Ben hätte legen müssen.',
  )
  expect((await words.proof(told, 'en')).text).toBe(
    'Ben’s 9½ (move 8) lay face up already when Ben picked up at move 2: no card ever joins the face-up ones. The hand was empty. A 9½ fits on the 8: Ben had to play.',
  )
})

it('tells whole sentences of whatever random cheats leave behind, and counts unseen cards rightly', async () => {
  const whole = /^(?!.*(undefined|null|NaN|\[object| {2}|\(\)|-\d))[^\s].*\.$/su
  const random = seeded(5)
  const cheat = dishonestPlayer(randomPlayer, 0.7)
  const kinds = new Set<string>()
  for (let game = 0; game < 40; game++) {
    const header = randomHeader(mezza, random, { options: { variant: game % 2 ? 'short' : 'full' } })
    const { events } = simulateGame(mezza, header, { players: header.players.map(() => cheat), random, longest: 200 })
    const { moves } = replay(mezza, header, events as readonly MezzaEvent[])
    for (const [index, { proven, ruling, event, before }] of moves.entries()) {
      for (const refutation of proven) {
        const [first] = refutation.cards
        const hidden = refutation.cards.some((card) => card.event === null)
        kinds.add(
          `${refutation.code} ${hidden ? 'unseen' : (first?.zone as number) % 3 === 1 ? 'up' : refutation.cards.length > 1}`,
        )
        const told = { names: header.players, moves: moves.slice(0, index + 1), refutation }
        for (const language of LANGUAGES) {
          for (const style of STYLES) {
            const { title, text, events } = await words.proof(told, language, style)
            expect(`${title}.`).toMatch(whole)
            expect(text).toMatch(whole)
            expect(text).not.toMatch(/lässt nichts anderes zu|leaves no other way/) // counting shows it
            expect(events[0]).toBe(refutation.event)
            expect(events.at(-1)).toBe(index + 1)
          }
        }
      }
      if (ruling.code === 'not-lowest' || ruling.code === 'must-play') {
        const { text } = mezza.words.fault({ names: header.players, state: before, event }, ruling.code, 'en')
        expect(text).not.toMatch(/had a card that fits|Somebody held a lower card/) // at once, and counted too
        if (/that nobody knows|not logged|still have/.test(text)) kinds.add(`${ruling.code} at once`)
      }
    }
  }
  expect([...kinds].sort()).toEqual([
    'must-play at once',
    'must-play false',
    'must-play true',
    'must-play unseen',
    'must-play up',
    'not-lowest at once',
    'not-lowest false',
    'not-lowest true',
  ])
})
