/** The probability of log-odds. */
export const sigmoid = (odds: number) => 1 / (1 + Math.exp(-odds))

/** Surer than 9,999 to 1 nothing counts. */
const DOUBT = 1e-4

/** The log-odds of a probability, which counts as no closer to 0 or 1 than `doubt`. */
export function logOdds(probability: number, doubt = DOUBT): number {
  const kept = Math.min(1 - doubt, Math.max(doubt, probability))
  return Math.log(kept / (1 - kept))
}
