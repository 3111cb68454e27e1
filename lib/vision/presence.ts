import { logOdds, sigmoid } from './odds'

// Logistic regression over the places that both nets saw in the photographs of tables (models/refiner.md).
const FINDER_WEIGHT = 0.9
const REFINER_WEIGHT = 0.7
const PRIOR = 0.1

/** Below this it is no card. */
export const LEAST_PRESENCE = 0.5

/** Below this, after a second look, it will not become one: none of 668 cards in photographs of tables did, with the nets of then. */
export const HOPELESS_PRESENCE = 0.09

/** How sure finder and refiner are together, each of which is so sure, that there is a card: probabilities, 0 to 1. */
export function presenceOf(finder: number, refiner: number): number {
  return sigmoid(FINDER_WEIGHT * logOdds(finder) + REFINER_WEIGHT * logOdds(refiner) + PRIOR)
}
