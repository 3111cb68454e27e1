import type { Colour } from '../colours'

/** Warm paper and ink, as on the screen; orange belongs to halves. */
export const WHITE = '#fffdf8'
export const PAPER = '#f3ebdb'
export const EDGE = '#cfc7b6'
export const INK = '#1a2130'
export const HALF = '#c9480e'
export const HALF_SOFT = '#ffdcbd'
export const FOREST = '#17694c'
export const TEAL = '#0f464d'
export const PLUM = '#6b2a4a'

/** Each of another lightness (L* about 44, 31, 60 and 81), so that eyes that see few hues tell them apart. */
export const PAINT: Readonly<Record<Colour, string>> = { r: '#c82a25', b: '#1a4896', g: '#17a56e', y: '#f8c022' }

/** A shade darker than the paint: what lies on it and is not to be read. */
export const SHADE: Readonly<Record<Colour, string>> = { r: '#b1211d', b: '#123a80', g: '#0f8d5c', y: '#eeae08' }

/** Darker again: where two shades lie on each other. */
export const DEEP: Readonly<Record<Colour, string>> = { r: '#951714', b: '#0b2b65', g: '#087148', y: '#e09b00' }

/** What is written on the paint. */
export const ON_PAINT: Readonly<Record<Colour, string>> = { r: WHITE, b: WHITE, g: WHITE, y: INK }

/** What is written on white beside the paint: yellow on white cannot be read. */
export const BESIDE_PAINT: Readonly<Record<Colour, string>> = { ...PAINT, y: INK }
