import { expect, it } from 'vitest'
import { NAMES, type Scene, told } from './telling.fixture'
import { words } from './words'

const needAfter = (lines: string, scene: Scene = {}) =>
  (['de', 'en'] as const).map((language) => {
    const { who, ask, sub, skipped } = words.need(NAMES, told(lines, scene).after, language)
    return [`${who}: ${ask}`, ...(sub ? [`(${sub})`] : []), ...(skipped ? [`[${skipped.text}]`] : [])].join(' ')
  })

it.each<[lines: string, scene: Scene, german: string, english: string]>([
  ['a leaves', {}, 'Anfang: erste Karte aufdecken', 'Start: turn up the first card'],
  [
    'up KE',
    {},
    'Eröffnung: Krokodil unten oder Elefant oben (oder Chamäleon · wer zuerst legt, fängt an · passt keine, noch eine aufdecken)',
    'Opening: crocodile below or elephant above (or chameleon · whoever lays first starts · if none fits, turn up another)',
  ],
  [
    'up KE / a PK',
    {},
    'Ben ist dran: Pelikan unten oder Krokodil oben (oder Chamäleon · doppelt passt Krokokan)',
    'Ben’s turn: pelican below or crocodile above (or chameleon · crococan fits doubly)',
  ],
  [
    'up KE / a PK / b draws',
    { options: { interject: 'none' } },
    'Cem ist dran: Pelikan unten oder Krokodil oben (oder Chamäleon · Ben darf die gezogene noch legen)',
    'Cem’s turn: pelican below or crocodile above (or chameleon · Ben may still lay the drawn one)',
  ],
  [
    'up DE / a E-',
    {},
    'Cem ist dran: Elefant unten (oder Chamäleon) [Ben setzt aus]',
    'Cem’s turn: elephant below (or chameleon) [Ben skips]',
  ],
  [
    'up ED / a -E',
    { players: 2 },
    'Ana ist dran: Elefant oben (oder Chamäleon) [Ben setzt aus]',
    'Ana’s turn: elephant above (or chameleon) [Ben skips]',
  ],
  [
    'up DE / a EE',
    {},
    'Ben ist dran: Elefant unten oder oben (oder Chamäleon)',
    'Ben’s turn: elephant below or above (or chameleon)',
  ],
  [
    'up DE / a cham',
    {},
    'Ben ist dran: jede Karte (Ana darf noch eine legen)',
    'Ben’s turn: any card (Ana may lay one more)',
  ],
  [
    'up DE / a cham / b draws / b cham / c cham',
    {},
    'Ana ist dran: jede Karte (Cem darf noch eine legen)',
    'Ana’s turn: any card (Cem may lay one more)',
  ],
  [
    'up DE / a cham / b cham / c draws',
    { options: { playDrawn: false } },
    'Ana ist dran: jede Karte',
    'Ana’s turn: any card',
  ],
  ['up DE / b EE', { hands: [7, 1] }, 'Das Spiel ist aus: Ben gewinnt', 'The game is over: Ben wins'],
  ['up DE / ends', {}, 'Das Spiel ist aus: kein Ergebnis', 'The game is over: no result'],
])('%s %j', (lines, scene, german, english) => {
  expect(needAfter(lines, scene)).toEqual([german, english])
})

it('says who skips in a form for machines', () => {
  expect(words.need(NAMES, told('up DE / a E-').after, 'de').skipped).toEqual({ by: 1, text: 'Ben setzt aus' })
})

it('speaks', () => {
  const { after } = told('up DE / a E- / c cham')
  expect(words.need(NAMES, after, 'de', 'spoken')).toMatchObject({ who: 'Ana ist dran', ask: 'jede Karte' })
})
