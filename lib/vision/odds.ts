/** The probability of log-odds. */
export const sigmoid = (odds: number) => 1 / (1 + Math.exp(-odds))

/** Surer than 9,999 to 1 nothing counts. */
const SUREST = 1 - 1e-4

/** The log-odds of a probability. */
export function logOdds(probability: number): number {
  const kept = Math.min(SUREST, Math.max(1 - SUREST, probability))
  return Math.log(kept / (1 - kept))
}
