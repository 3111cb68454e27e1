import type { Choice } from '@/lib/referee/game'
import type { MezzaOptions } from './options'

interface MezzaChoice<Option extends keyof MezzaOptions = keyof MezzaOptions> extends Choice {
  readonly option: Option
  readonly answers: readonly (Choice['answers'][number] & { readonly value: MezzaOptions[Option] })[]
}

const variant: MezzaChoice<'variant'> = {
  option: 'variant',
  house: false,
  label: { de: 'Kartensatz', en: 'Deck' },
  answers: [
    {
      value: 'full',
      label: { de: 'Voll', en: 'Full' },
      explanation: { de: 'Alle 68 Karten', en: 'All 68 cards' },
    },
    {
      value: 'short',
      label: { de: 'Kurz', en: 'Short' },
      explanation: { de: '56 Karten, ohne 3, 6, 9', en: '56 cards, no 3, 6, 9' },
    },
  ],
  // M1.3
  proposed: (players) => (players <= 3 ? 'short' : 'full'),
}

// M4.4
const fourHolds: MezzaChoice<'fourHolds'> = {
  option: 'fourHolds',
  house: true,
  label: { de: '4 oder niedriger gilt', en: '4 or lower holds' },
  answers: [
    {
      value: 'until-covered',
      label: { de: 'auch nach einem Joker', en: 'after a joker too' },
      explanation: {
        de: 'Ein Joker, oder noch eine ½ auf 3½ + ½, ändert daran nichts.',
        en: 'A joker, or one more ½ on 3½ + ½, changes nothing.',
      },
    },
    {
      value: 'once',
      label: { de: 'nur für eine Karte', en: 'for one card only' },
      explanation: {
        de: 'Nach der ersten Karte auf der 4, auch einem Joker, gilt wieder: gleich oder höher.',
        en: 'After the first card on the 4, even a joker, it is equal or higher again.',
      },
    },
  ],
}

// M4.6
const nineHalfOnItself: MezzaChoice<'nineHalfOnItself'> = {
  option: 'nineHalfOnItself',
  house: true,
  label: { de: '9½ auf 9½', en: '9½ on 9½' },
  answers: [
    {
      value: true,
      label: { de: 'passt', en: 'fits' },
      explanation: { de: 'Gleich hoch passt, wie bei allen Karten.', en: 'Equal fits, as with every card.' },
    },
    {
      value: false,
      label: { de: 'passt nicht', en: 'does not fit' },
      explanation: {
        de: 'Auf eine 9½ passen nur ½, 0 und Joker. Mehrere 9½ auf einmal sind erlaubt.',
        en: 'Only ½, 0 and joker fit on a 9½. Several 9½ at once are allowed.',
      },
    },
  ],
}

/** What is agreed on before a game of Mezza. */
export const choices: readonly MezzaChoice[] = [variant, fourHolds, nineHalfOnItself]
