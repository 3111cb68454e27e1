import { mezza } from '@/lib/games/mezza'
import { judgeOpenly } from '@/lib/referee/record'
import type { MezzaGame } from '../arbitrary/mezza'
import { ReferenceMezza } from './mezza'

/** The first event at which the judge and the reference differ in verdict, fault or table; null where they agree. */
export function difference({ header, events }: MezzaGame): string | null {
  const reference = new ReferenceMezza(header.players.length, header.options)
  let state = mezza.open(header)
  for (const [index, event] of events.entries()) {
    const { ruling, after } = judgeOpenly(mezza, state, event)
    state = after
    const real = JSON.stringify([ruling.verdict, ruling.code ?? null, mezza.table(state)])
    const { verdict, code } = reference.follow(event)
    const naive = JSON.stringify([verdict, code, reference.table()])
    if (real !== naive) {
      const log = [{ kiebitz: 1, ...header }, ...events.slice(0, index + 1)].map((line) => JSON.stringify(line))
      return [...log, `judge:     ${real}`, `reference: ${naive}`].join('\n')
    }
  }
  return null
}
