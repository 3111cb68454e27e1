import type { PERSON_COLOURS } from '@/lib/book/people'

/** A colour of somebody's, on paper by day and by night: as text, as a line in a chart, or behind the other scheme's paper. */
export interface Shade {
  readonly light: string
  readonly dark: string
}

type ColourName = (typeof PERSON_COLOURS)[number]

/** What people's colours look like. Each reaches AA on paper and on surface. */
const PALETTE: Readonly<Record<ColourName, Shade>> = {
  teal: { light: '#00666b', dark: '#52d1d6' },
  amber: { light: '#7a5c00', dark: '#f2cb4a' },
  violet: { light: '#6a3aa8', dark: '#c6a3ff' },
  rose: { light: '#a0246e', dark: '#ff92cb' },
  sky: { light: '#1d4fa8', dark: '#8ab4ff' },
  lime: { light: '#3d6b12', dark: '#a5d66a' },
  orange: { light: '#a14700', dark: '#ffab66' },
  slate: { light: '#535a68', dark: '#b4bccb' },
}

const isColourName = (name: string): name is ColourName => Object.hasOwn(PALETTE, name)

/** The colour of that name; slate for a name from elsewhere. */
export function shadeOf(name: string): Shade {
  return PALETTE[isColourName(name) ? name : 'slate']
}

/** The same for a style sheet: the page's colour scheme chooses. */
export function cssColour(name: string): string {
  const { light, dark } = shadeOf(name)
  return `light-dark(${light}, ${dark})`
}
