/** Something that is timed. Calling it prepares a batch of work, untimed; that is then run and says how many steps it was. */
export type Contender = () => () => number

/** Steps a second, one figure a round. */
export type Rates = readonly number[]

const WARM_UP_MS = 300

/**
 * Times contenders in turns, round after round, so that whatever else the machine does meets them alike. The order
 * changes with every round, and each begins with its rubbish swept where Node was started with `--expose-gc`.
 *
 * @param ms how long each runs in a round, at least, in processor time.
 */
export function race<Name extends string>(
  contenders: Readonly<Record<Name, Contender>>,
  { rounds, ms }: { readonly rounds: number; readonly ms: number },
): Readonly<Record<Name, Rates>> {
  const names = Object.keys(contenders) as Name[]
  for (const name of names) run(contenders[name], Math.min(ms, WARM_UP_MS))
  const rates = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>
  for (let round = 0; round < rounds; round++) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) rates[name].push(run(contenders[name], ms))
  }
  return rates
}

/**
 * Steps a second of processor time, over whole batches: unlike the clock's, it does not count what other programs do
 * meanwhile. What Node sweeps up and compiles in other threads counts.
 */
function run(contender: Contender, ms: number): number {
  globalThis.gc?.()
  let steps = 0
  let spent = 0
  while (spent < ms) {
    const batch = contender()
    const began = processorTime()
    steps += batch()
    spent += processorTime() - began
  }
  return (steps / spent) * 1000
}

/** Milliseconds of processor time that this process has taken so far, in all its threads. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

export const median = (figures: readonly number[]): number => percentile(figures, 50)

/** The smallest figure that at least so many percent of them do not exceed. */
export function percentile(figures: readonly number[], percent: number): number {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] as number
}
