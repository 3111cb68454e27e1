/** A curve that rises, drawn as a line in a square of 24. */
export const CURVE = 'M4 4v16h16M7.5 15.5l3.5-4 3 2.5 5.5-7'
