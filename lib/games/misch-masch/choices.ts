import type { Choice } from '@/lib/referee/game'
import type { MischMaschOptions } from './options'

interface MischMaschChoice<Option extends keyof MischMaschOptions = keyof MischMaschOptions> extends Choice {
  readonly option: Option
  readonly answers: readonly (Choice['answers'][number] & { readonly value: MischMaschOptions[Option] })[]
}

// A6
const interject: MischMaschChoice<'interject'> = {
  option: 'interject',
  house: false,
  label: { de: 'Dazwischenlegen', en: 'Interjecting' },
  answers: [
    {
      value: 'first',
      label: { de: 'Wer zuerst kommt', en: 'First come' },
      explanation: {
        de: 'Eine doppelt passende Karte darfst du jederzeit legen. Die schnellste gilt.',
        en: 'You may lay a card that fits doubly at any time. The quickest counts.',
      },
    },
    {
      value: 'in-order',
      label: { de: 'Der Reihe nach', en: 'In turn order' },
      explanation: {
        de: 'Haben zwei die gleiche Karte, zählt, wer eher dran gewesen wäre.',
        en: 'If two have the same card, it counts whose turn would have come sooner.',
      },
    },
    {
      value: 'none',
      label: { de: 'Gar nicht', en: 'Not at all' },
      explanation: { de: 'Du legst nur, wenn du dran bist.', en: 'You play only on your turn.' },
    },
  ],
}

// A5.2
const realAnimals: MischMaschChoice<'realAnimals'> = {
  option: 'realAnimals',
  house: true,
  label: { de: 'Ein echtes Tier', en: 'A real animal' },
  answers: [
    {
      value: 'by-animal',
      label: { de: 'wirkt je nach Tier', en: 'acts by animal' },
      explanation: {
        de: 'Delfin, Elefant, Krokodil: Wer die wenigsten Karten hat, zieht zwei. Leopard, Oktopus, Pelikan: Alle anderen ziehen.',
        en: 'Dolphin, elephant, crocodile: whoever has the fewest cards draws two. Leopard, octopus, pelican: all others draw.',
      },
    },
    {
      value: 'others-one',
      label: { de: 'lässt alle anderen eine ziehen', en: 'makes all others draw one' },
      explanation: { de: 'Jedes echte Tier wirkt gleich.', en: 'Every real animal does the same.' },
    },
  ],
}

// A5.2
const othersDraw: MischMaschChoice<'othersDraw'> = {
  option: 'othersDraw',
  house: true,
  label: { de: 'Nach Leopard, Oktopus, Pelikan', en: 'After leopard, octopus, pelican' },
  answers: [
    {
      value: 2,
      label: { de: 'ziehen alle anderen zwei', en: 'all others draw two' },
      explanation: {
        de: 'Zählt nur, wenn ein echtes Tier je nach Tier wirkt.',
        en: 'Counts only where a real animal acts by animal.',
      },
    },
    {
      value: 1,
      label: { de: 'ziehen alle anderen eine', en: 'all others draw one' },
      explanation: {
        de: 'Zählt nur, wenn ein echtes Tier je nach Tier wirkt.',
        en: 'Counts only where a real animal acts by animal.',
      },
    },
  ],
}

// A4.3
const playDrawn: MischMaschChoice<'playDrawn'> = {
  option: 'playDrawn',
  house: true,
  label: { de: 'Eine gezogene Karte', en: 'A card you draw' },
  answers: [
    {
      value: true,
      label: { de: 'darfst du gleich legen', en: 'may be laid at once' },
      explanation: {
        de: 'Wenn sie passt, bis jemand anders legt oder zieht.',
        en: 'If it fits, until somebody else lays or draws.',
      },
    },
    {
      value: false,
      label: { de: 'bleibt auf der Hand', en: 'stays in your hand' },
      explanation: { de: 'Mit dem Ziehen ist dein Zug zu Ende.', en: 'Drawing ends your turn.' },
    },
  ],
}

/** What is agreed on before a game of Misch Masch. */
export const choices: readonly MischMaschChoice[] = [interject, realAnimals, othersDraw, playDrawn]
