import type { Language } from './language'

/** The colours of Mau Mau's and Merge's cards, in the order in which a hand is sorted (mau-mau.md U1.1, merge.md). */
export const COLOURS = ['r', 'b', 'g', 'y'] as const

export type Colour = (typeof COLOURS)[number]

const NAMES: Readonly<Record<Language, Readonly<Record<Colour, string>>>> = {
  de: { r: 'Rot', b: 'Blau', g: 'Grün', y: 'Gelb' },
  en: { r: 'red', b: 'blue', g: 'green', y: 'yellow' },
}

/** A colour as a noun: "Rot", "red". */
export function colourName(colour: Colour, language: Language): string {
  return NAMES[language][colour]
}

export function isColour(letter: string): letter is Colour {
  return (COLOURS as readonly string[]).includes(letter)
}
