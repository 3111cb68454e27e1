import { expect, it } from 'vitest'
import { LANGUAGES, STYLES } from '@/lib/cards/language'
import { replay } from '@/lib/referee/record'
import { randomHeader } from '@/lib/simulate/header'
import { dishonestPlayer, type Player, randomPlayer } from '@/lib/simulate/player'
import { seeded } from '@/lib/simulate/random'
import { simulateGame } from '@/lib/simulate/table'
import type { MauMauEvent } from './event'
import { mauMau } from './index'
import { options } from './options'
import type { MauMauState } from './state'
import { eventOf, NAMES } from './telling.fixture'
import { words } from './words'

/** What the last of these events proves of the one with that number, at a table of two. */
function proven(lines: string, event: number) {
  const events = lines.split('/').map((line) => eventOf(line.trim()))
  const header = { game: 'mau-mau', players: NAMES.slice(0, 2), options: options.parse({ points: 500 }) } as const
  const { moves } = replay(mauMau, header, events)
  const refutation = moves.at(-1)?.proven.find((each) => each.event === event)
  if (!refutation) throw new Error(`nothing is proven of ${event} in: ${lines}`)
  return { names: NAMES, moves, refutation }
}

const drawing = (count: number) => Array<string>(count).fill('a draws!').join(' / ')

it.each<[what: string, lines: string, event: number, german: string, english: string, events: number[]]>([
  [
    'one card, nothing drawn since',
    'a starts r5 / a joker+4 b / b draws / a b1 / b r1 / a r-skip',
    2,
    'Anas rotes Aussetzen (Zug 6) war schon auf der Hand, als Ana bei Zug 2 den Joker +4 legte: Bis Zug 6 hat Ana keine Karte gezogen. Es galt Rot: Damit durfte Ana den Joker +4 nicht legen.',
    'Ana’s red skip (move 6) was already in hand when Ana laid the joker +4 at move 2: Ana drew no card before move 6. The colour was red: so Ana was not allowed to lay the joker +4.',
    [2, 6],
  ],
  [
    'two cards, one drawn since',
    'a starts r5 / a joker+4 b / b draws / a b1 / b r1 / a draws / a r2 / b r3 / a r4',
    2,
    'Ana hat seit Zug 2 eine rote 2 (Zug 7) und eine rote 4 (Zug 9) gezeigt, bis Zug 9 aber nur eine Karte gezogen. Mindestens eine davon war also schon auf der Hand. Es galt Rot: Damit durfte Ana den Joker +4 nicht legen.',
    'Since move 2, Ana has shown a red 2 (move 7) and a red 4 (move 9), but drew only one card before move 9. So at least one of them was in hand already. The colour was red: so Ana was not allowed to lay the joker +4.',
    [2, 7, 9],
  ],
  [
    'cards that are still in hand',
    // Ana keeps 81 of the 107 cards that are hidden then; 82 of them are not red.
    `a starts r5 / ${drawing(75)} / a joker+4 b / b draws / a b1 / b b2 / a b3 / b b4`,
    77,
    'Von den Karten, die Ana bei Zug 77 behielt, hat noch niemand 79 gesehen. Verdeckt sind aber nur noch 78 Karten einer anderen Farbe. Rot war also dabei. Es galt Rot: Damit durfte Ana den Joker +4 nicht legen.',
    'Of the cards that Ana kept at move 77, 79 have not been seen yet. But only 78 cards of another colour are still hidden. So there was red among them. The colour was red: so Ana was not allowed to lay the joker +4.',
    [77, 82],
  ],
])('tells of %s', async (_what, lines, event, german, english, events) => {
  const told = proven(lines, event)
  const de = await words.proof(told, 'de')
  const en = await words.proof(told, 'en')
  expect(de.text).toBe(german)
  expect(en.text).toBe(english)
  expect(de).toMatchObject({ title: 'Ana hatte Rot', clause: 'U5.5', events })
  expect(en).toMatchObject({ title: 'Ana had red', clause: 'U5.5', events })
})

it('tells whatever is proven at dishonest tables in whole sentences', async () => {
  const random = seeded(5)
  let told = 0
  for (let i = 0; i < 60; i++) {
    const header = randomHeader(mauMau, random)
    const cheat = dishonestPlayer(randomPlayer as Player<MauMauEvent, MauMauState>, 1)
    const players = header.players.map(() => cheat)
    const { moves } = replay(mauMau, header, simulateGame(mauMau, header, { players, random, longest: 150 }).events)
    for (const [index, { proven: found }] of moves.entries()) {
      for (const refutation of found) {
        const at = { names: header.players, moves: moves.slice(0, index + 1), refutation }
        for (const language of LANGUAGES) {
          for (const style of STYLES) {
            const { title, text, events } = await words.proof(at, language, style)
            for (const each of [title, text]) expect(each).toMatch(/^(?!.*(undefined|null|NaN| {2}))\S.*$/s)
            expect(events[0]).toBe(refutation.event)
            expect(events.at(-1)).toBe(index + 1)
          }
        }
        told++
      }
    }
  }
  expect(told).toBeGreaterThan(5)
})
