import { type Rating, ratingOf } from './ratings'

/** What a rating is made of, in its points: the best guess, and how far off it may be. The one less the other is shown. */
export function estimateOf({ mu, shown }: Rating): { readonly guess: number; readonly range: number } {
  const guess = ratingOf({ mu, sigma: 0 }).shown
  return { guess, range: guess - shown }
}
