import { expect, it } from 'vitest'
import { LANGUAGES, STYLES } from '@/lib/cards/language'
import { mischMasch } from './index'
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

const four: Scene = { players: 4, options: { interject: 'in-order' } }

/** What is refused, and the sentences that say why. The last event is the one refused. */
const REFUSED: readonly Refused[] = [
  {
    code: 'game-over',
    lines: 'a leaves / b leaves / c KE',
    clause: 'A5.4',
    de: 'Cem hat schon gewonnen: bitte prüfen, was getippt wurde.',
    en: 'Cem has already won: check what was tapped.',
  },
  {
    code: 'game-over',
    lines: 'ends / ends',
    clause: 'A5.4',
    de: 'Hier wurde schon abgebrochen: bitte prüfen, was getippt wurde.',
    en: 'The table has already stopped: check what was tapped.',
  },
  {
    code: 'player-out',
    lines: 'b leaves / b draws',
    clause: 'A4.5',
    de: 'Ben hat aufgegeben: bitte prüfen, wer es war.',
    en: 'Ben gave up: check who it was.',
  },
  {
    code: 'no-such-card',
    lines: 'a KK-',
    clause: 'A1.2',
    de: 'Misch Masch hat keine Karte „KK-“: bitte prüfen, was getippt wurde.',
    en: 'Misch Masch has no card “KK-”: check what was tapped.',
  },
  {
    code: 'no-such-card',
    lines: 'up KE / up KE / up KE',
    clause: 'A1.2',
    de: 'Das wäre der dritte Krokofant: bitte prüfen, was getippt wurde. Schon bekannt: 2 offen.',
    en: 'That would be the third crocophant: check what was tapped. Known already: 2 open.',
  },
  {
    code: 'no-such-card',
    lines: 'up KK / a KK',
    clause: 'A1.2',
    de: 'Das wäre das zweite Krokodil: bitte prüfen, was getippt wurde. Schon bekannt: 1 offen.',
    en: 'That would be the second crocodile: check what was tapped. Known already: 1 open.',
  },
  {
    code: 'no-such-card',
    lines: 'up cham / up cham / up cham / up cham / up cham / up cham / a cham',
    clause: 'A1.2',
    de: 'Das wäre das siebte Chamäleon: bitte prüfen, was getippt wurde. Schon bekannt: 6 offen.',
    en: 'That would be the seventh chameleon: check what was tapped. Known already: 6 open.',
  },
  {
    code: 'no-such-card',
    lines: 'up LO / a KL / d LK / c LK / b LK',
    scene: four,
    clause: 'A1.2',
    de: 'Das wäre das dritte Leodil: bitte prüfen, was getippt wurde. Schon bekannt: 1 offen, 1 bei Dora.',
    en: 'That would be the third leodile: check what was tapped. Known already: 1 open, 1 with Dora.',
  },
  {
    code: 'no-such-card',
    lines: 'up ED / a KE / b E-! / c -E',
    clause: 'A1.2',
    de: 'Für den Elefanten gibt es nur eine halbe Karte, und sie zeigt die obere Hälfte: bitte prüfen, was getippt wurde.',
    en: 'There is only one half card for the elephant, and it shows the upper half: check what was tapped.',
  },
  {
    code: 'no-such-card',
    lines: 'up -D / a D-',
    clause: 'A1.2',
    de: 'Für den Delfin gibt es nur eine halbe Karte, und sie zeigt die untere Hälfte: bitte prüfen, was getippt wurde.',
    en: 'There is only one half card for the dolphin, and it shows the lower half: check what was tapped.',
  },
  {
    code: 'no-such-card',
    lines: 'up DE / a ED',
    scene: { hands: [2], known: ['LK LK'] },
    clause: 'A6.2',
    de: 'Anas Handkarten sind alle bekannt (Leodil und Leodil): bitte prüfen, was getippt wurde.',
    en: 'All cards in Ana’s hand are known (leodile and leodile): check what was tapped.',
  },
  {
    code: 'no-such-card',
    lines: 'up KE / up PO',
    scene: { stock: 1 },
    clause: 'A4.4',
    de: 'Der Vorrat ist leer, keine Karte ist mehr da: bitte prüfen, was getippt wurde.',
    en: 'The stock is empty, no card is left: check what was tapped.',
  },
  {
    code: 'not-started',
    lines: 'a KE',
    clause: 'A3.1',
    de: 'Noch liegt keine Karte offen da. Zuerst wird die oberste Karte vom Vorrat aufgedeckt.',
    en: 'No card lies open yet. First the top card of the stock is turned up.',
  },
  {
    code: 'already-started',
    lines: 'up KE / a PK / up LL',
    clause: 'A4.1',
    de: 'Aufgedeckt wird nur, solange noch niemand gelegt hat. Ben ist dran.',
    en: 'A card is turned up only before anybody has laid one. It is Ben’s turn.',
  },
  {
    code: 'too-late',
    lines: 'up LO / a KL / d LK / c LK / d LK',
    scene: four,
    clause: 'A6.2',
    de: 'Cem hat das Leodil schon gelegt. Von Ben aus kommt Cem vor Dora, deshalb gilt diese Karte.',
    en: 'Cem has laid the leodile already. Counted from Ben, Cem comes before Dora, so that card counts.',
  },
  {
    code: 'too-late',
    lines: 'up LO / a KL / d LK / b LK / d LK',
    scene: four,
    clause: 'A6.2',
    de: 'Ben hat das Leodil schon gelegt. Ben war selbst dran, deshalb gilt diese Karte.',
    en: 'Ben has laid the leodile already. It was Ben’s own turn, so that card counts.',
  },
  {
    code: 'not-your-turn',
    lines: 'up KE / a draws',
    clause: 'A4.1',
    de: 'Es fängt an, wer zuerst eine passende Karte legt. Hat niemand eine, wird noch eine Karte aufgedeckt.',
    en: 'Whoever lays a fitting card first starts. If nobody has one, another card is turned up.',
  },
  {
    code: 'not-your-turn',
    lines: 'up KE / a PK / c draws',
    clause: 'A4.5',
    de: 'Ben ist dran. Nur wer dran ist, zieht.',
    en: 'It is Ben’s turn. Only the player on turn draws.',
  },
  {
    code: 'not-your-turn',
    lines: 'up KE / a PK / c OP',
    clause: 'A6.1',
    de: 'Der Oktokan muss warten. Ben ist dran. Dazwischen passt jetzt nur der Krokokan.',
    en: 'The octocan must wait. It is Ben’s turn. Only the crococan may be interjected now.',
  },
  {
    code: 'not-your-turn',
    lines: 'up KE / a EE / c LE',
    clause: 'A4.5',
    de: 'Der Leofant muss warten. Ben ist dran.',
    en: 'The leophant must wait. It is Ben’s turn.',
  },
  {
    code: 'not-your-turn',
    lines: 'up KE / a PK / c KP',
    scene: { options: { interject: 'none' } },
    clause: 'A6.2',
    de: 'An diesem Tisch legt niemand dazwischen. Ben ist dran.',
    en: 'At this table nobody interjects. It is Ben’s turn.',
  },
  {
    code: 'not-your-turn',
    lines: 'up DE / a E- / b KE',
    clause: 'A5.3',
    de: 'Ben setzt nach der halben Karte aus. Cem ist dran.',
    en: 'Ben skips after the half card. It is Cem’s turn.',
  },
  {
    code: 'does-not-fit',
    lines: 'up KE / a PO',
    clause: 'A4.2',
    de: 'Der Pelipus passt nicht auf den Krokofanten. Es passt: Krokodil unten, Elefant oben oder ein Chamäleon.',
    en: 'The pelipus does not fit on the crocophant. What fits: crocodile below, elephant above or a chameleon.',
  },
  {
    code: 'does-not-fit',
    lines: 'up KE / a EE / b PO',
    clause: 'A4.2',
    de: 'Der Pelipus passt nicht auf den Elefanten. Es passt: Elefant unten, Elefant oben oder ein Chamäleon.',
    en: 'The pelipus does not fit on the elephant. What fits: elephant below, elephant above or a chameleon.',
  },
  {
    code: 'does-not-fit',
    lines: 'up DE / a E- / c DP',
    clause: 'A5.3',
    de: 'Der Delkan passt nicht auf die Ele-. Es passt: Elefant unten oder ein Chamäleon.',
    en: 'The dolcan does not fit on the ele-. What fits: elephant below or a chameleon.',
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
    const { text, clause } = mischMasch.words.fault(situation, refused.code, language)
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
      const { title, text } = mischMasch.words.fault(situation, refused.code, language, style)
      expect(title).toMatch(style === 'written' ? /^[\p{Lu}].{4,35}[^.]$/u : /^[\p{Lu}].{4,60}[^.]$/u)
      expect(title + text).not.toMatch(/undefined|null|NaN| {2}/)
      if (style === 'spoken' && refused.lines !== 'a KK-') expect(title + text).not.toMatch(/(?<!\p{L})-|-(?!\p{L})/u)
    }
  }
})

it('has headlines that name the card or the player', () => {
  const title = (lines: string, scene: Scene = {}) => {
    const { before: state, event, ruling } = told(lines, scene)
    const situation = { names: NAMES, state, event }
    return LANGUAGES.map((language) => mischMasch.words.fault(situation, ruling.code as string, language).title)
  }
  expect(title('up KE / a PO')).toEqual(['Der Pelipus passt nicht', 'The pelipus does not fit'])
  expect(title('up KE / a PK / c draws')).toEqual(['Cem ist nicht dran', 'Not Cem’s turn'])
  expect(title('up KE / a draws')).toEqual(['Noch ist niemand dran', 'It is nobody’s turn yet'])
  expect(title('up KE / up KE / a KE')).toEqual(['Ein Krokofant zu viel', 'One crocophant too many'])
})

it('owns things rightly where a name ends in s', () => {
  const names = ['Thomas', 'Iris', 'Max']
  const { before: state, event } = told('up KE / a PK / c draws')
  const situation = { names, state, event }
  expect(mischMasch.words.fault(situation, 'not-your-turn', 'en')).toMatchObject({
    title: 'Not Max’s turn',
    text: 'It is Iris’s turn. Only the player on turn draws.',
  })
  const held = told('up DE / a ED', { hands: [1], known: ['LK'] })
  expect(mischMasch.words.fault({ names, state: held.before, event: held.event }, 'no-such-card', 'de').text).toBe(
    'Thomas’ Handkarten sind alle bekannt (Leodil): bitte prüfen, was getippt wurde.',
  )
})
