/** How a line is drawn, so that nobody must tell it from another by colour: its own dashes and its own marker too. */
export interface LineLook {
  readonly light: string
  readonly dark: string
  /** Lengths of line and gap, in units of the line's width; empty for a line without gaps. */
  readonly dash: readonly number[]
  /** The marker as a filled path, in a square of 24. */
  readonly marker: string
}

/**
 * Colours that stay apart for all kinds of colour blindness (after Okabe and Ito, "Color Universal Design", 2008), made
 * darker or lighter until they reach 3:1 on surface and paper of either scheme.
 */
const COLOURS = [
  { light: '#0063a8', dark: '#62b8f5' },
  { light: '#9a3300', dark: '#ff9248' },
  { light: '#00745a', dark: '#35cfa6' },
  { light: '#a23b7c', dark: '#f0a3cf' },
  { light: '#1a2130', dark: '#f6f3ec' },
  { light: '#a67a00', dark: '#f2cb4a' },
] as const

const DASHES: readonly (readonly number[])[] = [[], [4, 2], [1, 2], [6, 2, 1, 2]]

const MARKERS = [
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  'M4 4h16v16H4z',
  'M12 2.5l10 18H2z',
  'M12 1.5L22.5 12 12 22.5 1.5 12z',
  'M2 3.5h20l-10 18z',
  'M9 2h6v7h7v6h-7v7H9v-7H2V9h7z',
] as const

/** There are so many looks; beyond that they repeat. Two of the same colour have other dashes and other markers. */
const MANY = 12

const LOOKS: readonly LineLook[] = Array.from({ length: MANY }, (_, index) => {
  const round = Math.floor(index / COLOURS.length)
  return {
    ...(COLOURS[index % COLOURS.length] as (typeof COLOURS)[number]),
    dash: DASHES[(index + 3 * round) % DASHES.length] as readonly number[],
    marker: MARKERS[(index + 3 * round) % MARKERS.length] as string,
  }
})

/** The look of the line with that number, from 0. */
export const lookOf = (line: number): LineLook => LOOKS[line % MANY] as LineLook

/** Which of the first looks, each of another colour, has a person's own colour, by its name in the palette. */
const SAME: Readonly<Record<string, number>> = { sky: 0, orange: 1, teal: 2, rose: 3, slate: 4, amber: 5 }

/** Which comes nearest to a colour that none of them has. */
const NEAREST: Readonly<Record<string, number>> = { lime: 2, violet: 3 }

/**
 * Numbers of looks for people's lines, each its own: as near to a person's own colour as is still free. Who can have
 * exactly theirs goes before who can have one that is near.
 *
 * @param colours the names of their colours, who comes first chooses first.
 */
export function looksFor(colours: readonly string[]): readonly number[] {
  const own = colours.map((colour, line) => (colours.indexOf(colour) === line ? SAME[colour] : undefined))
  const taken = new Set(own)
  return colours.map((colour, line) => {
    const wanted = SAME[colour] ?? NEAREST[colour] ?? 4
    const look = own[line] ?? [wanted, ...LOOKS.keys()].find((one) => !taken.has(one)) ?? wanted
    taken.add(look)
    return look
  })
}

/** What a drawing is made with besides the lines, as the style sheet has it by day and by night. */
export interface Paints {
  readonly dark: boolean
  readonly paper: string
  readonly surface: string
  readonly ink: string
  readonly quiet: string
  readonly edge: string
  readonly you: string
  readonly half: string
  readonly no: string
}

const DAY: Paints = {
  dark: false,
  paper: '#f6f3ec',
  surface: '#fffdf8',
  ink: '#1a2130',
  quiet: '#585f6e',
  edge: '#ddd6c7',
  you: '#0b5a42',
  half: '#a83505',
  no: '#a3180f',
}

const NIGHT: Paints = {
  dark: true,
  paper: '#10141b',
  surface: '#1b2130',
  ink: '#f6f3ec',
  quiet: '#a9b2c3',
  edge: '#333c4f',
  you: '#3ccf9c',
  half: '#ffa366',
  no: '#ff9086',
}

export const paintsFor = (dark: boolean): Paints => (dark ? NIGHT : DAY)

/** A line's colour in a drawing. */
export const strokeOf = ({ light, dark }: LineLook, paints: Paints): string => (paints.dark ? dark : light)
