import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '@/lib/cli/export'
import { GAMES } from '@/lib/games/registry'
import { between, pick, seeded } from '@/lib/simulate/random'
import { check, type Outcome } from './check'
import { mutated } from './mutate'

const USAGE = 'npm run fuzz [-- --seconds 60] [--seed 1]'

/** The logs that are made worse, of every game. */
export const LOGS: readonly string[] = GAMES.flatMap(({ id }) => {
  const fixtures = join(root, 'test/fixtures', id)
  return readdirSync(fixtures)
    .filter((name) => !name.includes('.expected'))
    .map((name) => readFileSync(join(fixtures, name), 'utf8'))
})

/** @throws Error naming the seed, where a mutated log is neither judged nor refused as it should be. */
export function fuzz(seed: number): Outcome {
  const random = seeded(seed)
  const { bytes, how } = mutated(pick(random, LOGS), random)
  try {
    return check(bytes, between(random, 0, bytes.length))
  } catch (error) {
    const folder = join(root, '.cache/fuzz')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${seed}.jsonl`), bytes)
    throw new Error(`seed ${seed} (${how.join(', ')}), kept in .cache/fuzz/${seed}.jsonl`, { cause: error })
  }
}

/** `npm run fuzz`: hostile table logs for the reader and the judge, as many as there is time for. */
export default function main(args: string[]): number {
  let seconds: number
  let seed: number
  try {
    const { values } = parseArgs({ args, options: { seconds: { type: 'string' }, seed: { type: 'string' } } })
    seconds = Number(values.seconds ?? 60)
    seed = Number(values.seed ?? 1)
    if (!(seconds > 0 && Number.isInteger(seed))) throw new RangeError()
  } catch {
    console.error(`Usage: ${USAGE}`)
    return 2
  }
  const outcomes: Record<Outcome, number> = { judged: 0, refused: 0 }
  let failed = 0
  const until = Date.now() + seconds * 1000
  const first = seed
  for (; Date.now() < until && failed < 10; seed++) {
    try {
      outcomes[fuzz(seed)]++
    } catch (error) {
      failed++
      console.error(error)
    }
  }
  console.log(
    `Seeds ${first} to ${seed - 1}: ${outcomes.judged} judged, ${outcomes.refused} refused, ${failed} failed.`,
  )
  return failed > 0 ? 1 : 0
}
