/** `npm run test:long` looks at all sizes, and plays whole games where a part has everything in it. */
export const LONG = process.env.KIEBITZ_LONG === '1'

/**
 * Of several that are alike, as screens from the smallest to the flattest, the first and the last; all of them in a long
 * run.
 */
export function someOf<One>(all: readonly One[]): readonly One[] {
  return LONG ? all : all.filter((_, index) => index === 0 || index === all.length - 1)
}

/** The same of such as show one thing, whichever of them is taken: the first. */
export const oneOf = <One>(all: readonly One[]): readonly One[] => (LONG ? all : all.slice(0, 1))
