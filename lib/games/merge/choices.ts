import type { Choice } from '@/lib/referee/game'
import type { MergeOptions } from './options'

interface MergeChoice<Option extends keyof MergeOptions = keyof MergeOptions> extends Choice {
  readonly option: Option
  readonly answers: readonly (Choice['answers'][number] & { readonly value: MergeOptions[Option] | undefined })[]
}

/** Seats that every table has. */
const SEATS = [0, 1, 2] as const

const leftFirst = {
  de: 'Reicht es nicht für alle gleich, bekommen die Ersten links vom Geber eine Karte mehr.',
  en: 'If it does not come out even, the first ones left of the dealer get one card more.',
}

// G1.2
const dealer: MergeChoice<'dealer'> = {
  option: 'dealer',
  house: true,
  label: { de: 'Gegeben hat', en: 'Dealt by' },
  answers: [
    { value: undefined, label: { de: 'der letzte Platz', en: 'the last seat' }, explanation: leftFirst },
    ...SEATS.map((seat) => ({
      value: seat,
      label: { de: `Platz ${seat + 1}`, en: `seat ${seat + 1}` },
      explanation: leftFirst,
    })),
  ],
}

/** What is agreed on before a game of Merge. */
export const choices: readonly MergeChoice[] = [dealer]
