import type { Random } from '@/lib/simulate/random'
import type { Sight } from '@/lib/vision/fuse/sight'
import { LEAST_PRESENCE } from '@/lib/vision/presence'

/** With it one photo of ten shows something that is taken for a card and is none. */
const STRAY_POWER = 4

/**
 * A reader that errs, and knows how often: for the card that lies there every card of the deck gets a score, higher for
 * those that look like it, with noise; the probabilities follow from the scores by Bayes' rule, so they are calibrated.
 */
export class Misreader {
  /** For each card what its scores are without noise. */
  private readonly means: ReadonlyMap<string, readonly number[]>

  /** @param noise the standard deviation of the scores; a card is 1 like itself. */
  constructor(
    private readonly faces: readonly string[],
    private readonly noise: number,
  ) {
    this.means = new Map(faces.map((face) => [face, faces.map((other) => likeness(face, other))]))
  }

  read(card: string, random: Random): Sight {
    const truth = this.means.get(card)
    if (!truth) throw new Error(`no such card: ${card}`)
    let stray = strayness(random)
    while (random() < stray) stray = strayness(random)
    return { tokens: this.tokens(truth, random), stray }
  }

  /** Now and then something in the photo is taken for a card, which looks like none. */
  strays(random: Random): readonly Sight[] {
    const stray = strayness(random)
    if (random() >= stray) return []
    const nothing = this.faces.map(() => 0)
    return [{ tokens: this.tokens(nothing, random), stray }]
  }

  private tokens(truth: readonly number[], random: Random): ReadonlyMap<string, number> {
    const seen = truth.map((mean) => mean + this.noise * normal(random))
    const logs = this.faces.map((face) => {
      const means = this.means.get(face) as readonly number[]
      return means.reduce((sum, mean, index) => sum - ((seen[index] as number) - mean) ** 2, 0) / (2 * this.noise ** 2)
    })
    const most = Math.max(...logs)
    const odds = logs.map((log) => Math.exp(log - most))
    const sum = odds.reduce((total, odd) => total + odd, 0)
    return new Map(this.faces.map((face, index) => [face, (odds[index] as number) / sum]))
  }
}

/** How likely what the recogniser takes for a card is none: mostly hardly, at the most as it may at all. */
const strayness = (random: Random) => (1 - LEAST_PRESENCE) * random() ** STRAY_POWER

/** Numerals that are taken for one another. */
const ALIKE = ['69', '38', '17', '56', 'EL', 'DO']

/** 1 for the same card; less for one that shares a colour, a numeral, or half of an animal. */
function likeness(a: string, b: string): number {
  if (a === b) return 1
  const signs = (card: string) => (/^[rbgy]./.test(card) ? [card[0] as string, card.slice(1)] : [...card])
  const [mine, theirs] = [signs(a), signs(b)]
  if (mine.length !== theirs.length) return mine[0] === theirs[0] ? 0.7 : 0
  const shares = mine.map((sign, index): number => {
    const other = theirs[index] as string
    if (sign === other) return 1
    return ALIKE.some((pair) => pair.includes(sign) && pair.includes(other)) ? 0.75 : 0
  })
  return shares.reduce((sum, share) => sum + share, 0) / shares.length
}

/** Box and Muller 1958. */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}
