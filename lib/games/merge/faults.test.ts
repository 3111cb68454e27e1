import { describe, expect, it } from 'vitest'
import { LANGUAGES, STYLES } from '@/lib/cards/language'
import { merge } from './index'
import { ILLEGAL, IMPOSSIBLE } from './judge'
import { NAMES, type Scene, told } from './telling.fixture'

interface Refused {
  readonly code: string
  readonly lines: string
  readonly scene?: Scene
  readonly clause: string
  readonly de: string
  readonly en: string
}

const bare: Scene = { piles: null }
const crowd = 'a r4 on 1 / a g8 on 2'

/** What is refused, and the sentences that say why. The last event is the one refused. */
const REFUSED: readonly Refused[] = [
  {
    code: 'game-over',
    lines: 'a stops / b r6 on 3',
    scene: { hands: [0] },
    clause: 'G4.6',
    de: 'Ana hat schon gewonnen: bitte prüfen, was getippt wurde.',
    en: 'Ana has already won: check what was tapped.',
  },
  {
    code: 'game-over',
    lines: 'ends / ends',
    clause: 'G4.6',
    de: 'Hier wurde schon abgebrochen: bitte prüfen, was getippt wurde.',
    en: 'The table has already stopped: check what was tapped.',
  },
  {
    code: 'player-out',
    lines: 'b leaves / b stops',
    clause: 'G5',
    de: 'Ben hat aufgegeben: bitte prüfen, wer es war.',
    en: 'Ben gave up: check who it was.',
  },
  {
    code: 'no-such-card',
    lines: 'a r11 on 1',
    clause: 'G1.1',
    de: 'Merge hat keine Karte „r11“: bitte prüfen, was getippt wurde.',
    en: 'Merge has no card “r11”: check what was tapped.',
  },
  {
    code: 'no-such-card',
    lines: 'a lays toString r3',
    scene: bare,
    clause: 'G1.1',
    de: 'Merge hat keine Karte „toString“: bitte prüfen, was getippt wurde.',
    en: 'Merge has no card “toString”: check what was tapped.',
  },
  {
    code: 'no-such-card',
    lines: 'a lays r3 r3 / b lays r3 b5',
    scene: bare,
    clause: 'G1.1',
    de: 'Das wäre die dritte rote 3: bitte prüfen, was getippt wurde. Schon bekannt: 1 in Stapel 1, 1 in Stapel 2.',
    en: 'That would be the third red 3: check what was tapped. Known already: 1 in pile 1, 1 in pile 2.',
  },
  {
    code: 'no-such-card',
    lines: 'a lays r3 r3 / d lays r3 r3',
    scene: { ...bare, players: 4 },
    clause: 'G1.1',
    de: 'Das wäre die vierte rote 3: bitte prüfen, was getippt wurde. Schon bekannt: 1 in Stapel 1, 1 in Stapel 2.',
    en: 'That would be the fourth red 3: check what was tapped. Known already: 1 in pile 1, 1 in pile 2.',
  },
  {
    code: 'no-such-card',
    lines: 'a tops 1 / b r3 on 3 ! / b r3 on 4',
    clause: 'G1.1',
    de: 'Das wäre die dritte rote 3: bitte prüfen, was getippt wurde. Schon bekannt: 1 in Stapel 3, 1 bei Ana.',
    en: 'That would be the third red 3: check what was tapped. Known already: 1 in pile 3, 1 with Ana.',
  },
  {
    code: 'no-such-card',
    lines: 'a tops 1 / a b4 on 2',
    scene: { hands: [0] },
    clause: 'G5',
    de: 'Anas Handkarten sind alle bekannt (rote 3), und die blaue 4 ist nicht dabei: bitte prüfen, was getippt wurde.',
    en: 'All cards in Ana’s hand are known (red 3), and the blue 4 is not among them: check what was tapped.',
  },
  {
    code: 'no-such-card',
    lines: 'a lays r3 r3 / b lays r3 r3 / l lays r3 b1',
    scene: { ...bare, players: 12 },
    clause: 'G1.1',
    de: 'Das wäre die fünfte rote 3: bitte prüfen, was getippt wurde. Schon bekannt: 1 in Stapel 1, 1 in Stapel 2, 1 in Stapel 3, 1 in Stapel 4.',
    en: 'That would be the fifth red 3: check what was tapped. Known already: 1 in pile 1, 1 in pile 2, 1 in pile 3, 1 in pile 4.',
  },
  {
    code: 'no-such-pile',
    lines: 'a r4 on 99',
    clause: 'G4.3',
    de: 'Stapel 99 gibt es nicht: bitte prüfen, was getippt wurde.',
    en: 'There is no pile 99: check what was tapped.',
  },
  {
    code: 'no-such-pile',
    lines: 'a tops 1 / a tops 1',
    clause: 'G4.3',
    de: 'Stapel 1 gibt es nicht mehr: bitte prüfen, was getippt wurde.',
    en: 'There is no pile 1 any more: check what was tapped.',
  },
  {
    code: 'no-such-pile',
    lines: 'b merges 3 on 9',
    clause: 'G4.3',
    de: 'Stapel 9 gibt es nicht: bitte prüfen, was getippt wurde.',
    en: 'There is no pile 9: check what was tapped.',
  },
  {
    code: 'no-such-pile',
    lines: 'b merges 3 on 3',
    clause: 'G4.3',
    de: 'Ein Stapel passt nicht auf sich selbst: bitte prüfen, was getippt wurde.',
    en: 'A pile cannot be merged with itself: check what was tapped.',
  },
  {
    code: 'too-many-cards',
    lines: 'a r4 on 1',
    scene: { hands: [0] },
    clause: 'G4.5',
    de: 'Ana hat keine Karte mehr auf der Hand: bitte prüfen, was getippt wurde.',
    en: 'Ana has no card left in hand: check what was tapped.',
  },
  {
    code: 'not-laid-out',
    lines: 'a lays r3 g7 / b lays r5 b5 / a r4 on 1',
    scene: bare,
    clause: 'G3',
    de: 'Zuerst legen alle ihre zwei Karten offen aus. Es fehlt noch Cem.',
    en: 'First everybody lays out two open cards. Still to come: Cem.',
  },
  {
    code: 'not-laid-out',
    lines: 'a lays r3 g7 / a leaves',
    scene: { ...bare, players: 12 },
    clause: 'G3',
    de: 'Zuerst legen alle ihre zwei Karten offen aus. Es fehlen noch Ben, Cem, Dora und 8 andere.',
    en: 'First everybody lays out two open cards. Still to come: Ben, Cem, Dora and 8 others.',
  },
  {
    code: 'already-laid-out',
    lines: 'a lays r3 g7',
    clause: 'G3',
    de: 'Ana hat schon zwei Karten ausgelegt. Ausgelegt wird nur einmal.',
    en: 'Ana has laid out two cards already. That is done only once.',
  },
  {
    code: 'not-your-pile',
    lines: 'a r4 on 3',
    clause: 'G4.3',
    de: 'Stapel 3 (rote 5) liegt vor Ben. Gelegt wird nur auf eigene Stapel.',
    en: 'Pile 3 (red 5) lies before Ben. You place cards only on your own piles.',
  },
  {
    code: 'not-your-pile',
    lines: 'a tops 3',
    clause: 'G4.3',
    de: 'Stapel 3 (rote 5) liegt vor Ben. Genommen wird nur von eigenen Stapeln.',
    en: 'Pile 3 (red 5) lies before Ben. You take only from your own piles.',
  },
  {
    code: 'not-your-pile',
    lines: 'a merges 1 on 6',
    clause: 'G4.3',
    de: 'Stapel 6 (gelbe 10) liegt vor Cem. Gemergt werden nur zwei eigene Stapel.',
    en: 'Pile 6 (yellow 10) lies before Cem. You merge only two of your own piles.',
  },
  {
    code: 'not-your-pile',
    lines: 'a splits 3 under 1 r5',
    clause: 'G4.3',
    de: 'Stapel 3 (rote 5) liegt vor Ben. Splitten darf man fremde Stapel nur ohne eigene, und Ana hat 2 Stapel.',
    en: 'Pile 3 (red 5) lies before Ben. You may split other people’s piles only if you have none, and Ana has 2 piles.',
  },
  {
    code: 'not-your-pile',
    lines: `${crowd} / a takes 1`,
    clause: 'G4.3',
    de: 'Stapel 1 (rote 4) liegt vor Ben. Ana hat keinen eigenen Stapel und kann nur splitten.',
    en: 'Pile 1 (red 4) lies before Ben. Ana has no pile and can only split.',
  },
  {
    code: 'too-many-piles',
    lines: `${crowd} / b tops 4`,
    clause: 'G4.2',
    de: 'Ben hat 4 Stapel vor sich. Ab vier Stapeln geht nur noch Merge, oder man nimmt einen ganzen auf.',
    en: 'Ben has 4 piles. With four or more you can only merge two or take up a whole one.',
  },
  {
    code: 'too-few-piles',
    lines: 'b takes 3',
    clause: 'G4.2',
    de: 'Ben hat nur 2 Stapel vor sich. Einen ganzen Stapel nimmt man erst ab vier auf.',
    en: 'Ben has only 2 piles. A whole pile may be taken up with four or more.',
  },
  {
    code: 'too-few-piles',
    lines: 'a r4 on 1 / a takes 2',
    clause: 'G4.2',
    de: 'Ana hat nur 1 Stapel vor sich. Einen ganzen Stapel nimmt man erst ab vier auf.',
    en: 'Ana has only 1 pile. A whole pile may be taken up with four or more.',
  },
  {
    code: 'bad-split',
    lines: 'a splits 1 under 1 r3',
    clause: 'G4.4',
    de: 'Stapel 1 hat nur eine Karte und lässt sich nicht teilen.',
    en: 'Pile 1 has only one card and cannot be divided.',
  },
  {
    code: 'bad-split',
    lines: 'a r4 on 1 / b splits 1 under 2 r4',
    clause: 'G4.4',
    de: 'Stapel 1 hat 2 Karten. Oben abheben lässt sich nur 1, nicht 2: Mindestens eine bleibt unten liegen.',
    en: 'Pile 1 has 2 cards. You can lift only 1 off the top, not 2: at least one stays below.',
  },
  {
    code: 'bad-split',
    lines: 'a r4 on 1 / b b4 on 1 / c splits 1 under 0 b4',
    clause: 'G4.4',
    de: 'Stapel 1 hat 3 Karten. Oben abheben lassen sich 1 bis 2, nicht 0: Mindestens eine bleibt unten liegen.',
    en: 'Pile 1 has 3 cards. You can lift 1 to 2 off the top, not 0: at least one stays below.',
  },
  {
    code: 'not-equal',
    lines: 'a r4 on 1 / b splits 1 under 1 y9',
    clause: 'G4.4',
    de: 'Oben auf Stapel 1 liegt die rote 4. Ein Split braucht genau so eine, nicht die gelbe 9.',
    en: 'The red 4 is on top of pile 1. A split needs one exactly like it, not the yellow 9.',
  },
  {
    code: 'does-not-fit',
    lines: 'a r3 on 1',
    clause: 'G4.1',
    de: 'Genau gleiche Karten passen nicht aufeinander. Auf die rote 3 passen rote 2, rote 4 und jede 3 in einer anderen Farbe.',
    en: 'Exactly equal cards do not fit. What fits on the red 3: red 2, red 4 and any 3 of another colour.',
  },
  {
    code: 'does-not-fit',
    lines: 'c y1 on 6',
    clause: 'G4.1',
    de: 'Die Farbe stimmt, aber 10 und 1 sind keine Nachbarn. Auf die gelbe 10 passen gelbe 9 und jede 10 in einer anderen Farbe.',
    en: 'The colour is right, but 10 and 1 are not neighbours. What fits on the yellow 10: yellow 9 and any 10 of another colour.',
  },
  {
    code: 'does-not-fit',
    lines: 'a b9 on 1',
    clause: 'G4.1',
    de: 'Weder die Farbe noch die Zahl stimmt mit der roten 3 überein. Auf die rote 3 passen rote 2, rote 4 und jede 3 in einer anderen Farbe.',
    en: 'Neither colour nor number matches the red 3. What fits on the red 3: red 2, red 4 and any 3 of another colour.',
  },
  {
    code: 'does-not-fit',
    lines: 'a merges 1 on 2',
    clause: 'G4.1',
    de: 'Oben liegen die rote 3 und die grüne 7. Weder die Farbe noch die Zahl stimmt mit der grünen 7 überein. Auf die grüne 7 passen grüne 6, grüne 8 und jede 7 in einer anderen Farbe.',
    en: 'On top are the red 3 and the green 7. Neither colour nor number matches the green 7. What fits on the green 7: green 6, green 8 and any 7 of another colour.',
  },
  {
    code: 'does-not-fit',
    lines: 'a merges 1 on 2',
    scene: { piles: ['r3 r3', 'r5 b5', 'y1 y10'] },
    clause: 'G4.1',
    de: 'Auf beiden liegt die rote 3. Genau gleiche Karten passen nicht aufeinander. Auf die rote 3 passen rote 2, rote 4 und jede 3 in einer anderen Farbe.',
    en: 'The red 3 is on top of both. Exactly equal cards do not fit. What fits on the red 3: red 2, red 4 and any 3 of another colour.',
  },
  {
    code: 'still-holding',
    lines: 'c stops',
    clause: 'G4.5',
    de: 'Cem hat noch 24 Karten auf der Hand. „Stopp“ geht erst mit leerer Hand.',
    en: 'Cem still has 24 cards in hand. “Stop” needs an empty hand.',
  },
  {
    code: 'still-holding',
    lines: 'a stops',
    scene: { hands: [1] },
    clause: 'G4.5',
    de: 'Ana hat noch 1 Karte auf der Hand. „Stopp“ geht erst mit leerer Hand.',
    en: 'Ana still has 1 card in hand. “Stop” needs an empty hand.',
  },
]

const explain = ({ code, lines, scene }: Refused, names: readonly string[] = NAMES) => {
  const { before: state, event, ruling } = told(lines, scene)
  expect(ruling.code).toBe(code)
  return { names, state, event }
}

it.each(REFUSED)('$code, $lines', (refused) => {
  const situation = explain(refused)
  for (const language of LANGUAGES) {
    const { text, clause } = merge.words.fault(situation, refused.code, language)
    expect({ text, clause }).toEqual({ text: refused[language], clause: refused.clause })
  }
})

it('explains every code', () => {
  const codes: readonly string[] = [...IMPOSSIBLE, ...ILLEGAL]
  expect(new Set(REFUSED.map(({ code }) => code))).toEqual(new Set(codes))
})

it.each(REFUSED)('has a headline for $code, $lines, in both languages, and speaks its cards', (refused) => {
  const situation = explain(refused)
  for (const language of LANGUAGES) {
    for (const style of STYLES) {
      const { title, text } = merge.words.fault(situation, refused.code, language, style)
      expect(title).toMatch(/^\p{Lu}.{4,35}[^.]$/u)
      expect(title + text).not.toMatch(/undefined|null|NaN| {2}/)
      if (style === 'spoken') expect(title + text).not.toMatch(/(rote|blaue|grüne|gelbe|red|blue|green|yellow) \d/)
    }
  }
})

describe('headlines', () => {
  const names = ['Ana', 'Thomas', 'Cem']
  const title = (code: string, lines: string, scene: Scene = {}) => {
    const situation = explain({ code, lines, scene, clause: '', de: '', en: '' }, names)
    return LANGUAGES.map((language) => merge.words.fault(situation, code, language).title)
  }
  it('name the card or the player', () => {
    expect(title('does-not-fit', 'a b9 on 1')).toEqual(['Die blaue 9 passt nicht', 'The blue 9 does not fit'])
    expect(title('not-your-pile', 'a r4 on 3')).toEqual(['Stapel 3 liegt vor Thomas', 'Pile 3 is Thomas’s'])
    expect(title('no-such-card', 'a r3 on 2 ! / c r3 on 5')).toEqual(['Eine rote 3 zu viel', 'One red 3 too many'])
    expect(title('player-out', 'b leaves / b stops')).toEqual([
      'Thomas spielt nicht mehr mit',
      'Thomas is no longer playing',
    ])
  })
})

it('says whose hand it is of a name that ends in s', () => {
  const situation = explain(
    { code: 'no-such-card', lines: 'b tops 3 / b b4 on 4', scene: { hands: [1, 0] }, clause: '', de: '', en: '' },
    ['Ana', 'Thomas', 'Cem'],
  )
  expect(merge.words.fault(situation, 'no-such-card', 'de').text).toContain(
    'Thomas’ Handkarten sind alle bekannt (rote 5)',
  )
  expect(merge.words.fault(situation, 'no-such-card', 'en').text).toContain('Thomas’s hand are known (red 5)')
})

it('lists few known cards, and only so many', () => {
  const scene: Scene = { players: 12, hands: [0] }
  const takes = [3, 4, 5, 6, 7, 8, 9].map((pile) => `a takes ${pile} !`).join(' / ')
  const { text } = merge.words.fault(
    explain({ code: 'no-such-card', lines: `${takes} / a b10 on 1`, scene, clause: '', de: '', en: '' }),
    'no-such-card',
    'de',
  )
  expect(text).toBe(
    'Anas Handkarten sind alle bekannt, und die blaue 10 ist nicht dabei: bitte prüfen, was getippt wurde.',
  )
})

it('speaks', () => {
  const situation = explain(REFUSED.find(({ lines }) => lines === 'c y1 on 6') as Refused)
  expect(merge.words.fault(situation, 'does-not-fit', 'de', 'spoken').text).toBe(
    'Die Farbe stimmt, aber Zehn und Eins sind keine Nachbarn. Auf die gelbe Zehn passen gelbe Neun und jede Zehn in einer anderen Farbe.',
  )
  expect(merge.words.fault(situation, 'does-not-fit', 'en', 'spoken').text).toBe(
    'The colour is right, but ten and one are not neighbours. What fits on the yellow ten: yellow nine and any ten of another colour.',
  )
})
