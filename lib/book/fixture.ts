import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { type Book, openBook } from './database'
import type { Failure, Outcome } from './failure'
import type { NewTable } from './tables'

/** For the tests of this folder: a device with empty storage, where tabs can be opened. */
export interface Device {
  readonly factory: IDBFactory
  /** Each tab has a connection of its own to the same storage. */
  tab(): Book
  /** Moves the clock of all tabs on, by milliseconds. */
  wait(ms: number): void
}

export function device(): Device {
  const factory = new IDBFactory()
  let clock = Date.UTC(2026, 10, 20, 18)
  return {
    factory,
    tab: () => openBook({ indexedDB: factory, IDBKeyRange, now: () => clock }),
    wait: (ms) => {
      clock += ms
    },
  }
}

export function mezza(players: readonly string[], options: object = { variant: 'full' }): NewTable {
  const header = JSON.stringify({ kiebitz: 1, game: 'mezza', players, options })
  return { header, game: 'mezza', players, over: false, status: '' }
}

export const QUIET = { over: false, status: '' }

/** The value of an outcome that must be one. */
export function value<Value>(outcome: Outcome<Value>): Value {
  if (outcome.ok) return outcome.value
  throw new Error(`${outcome.failure.code} ${'cause' in outcome.failure ? outcome.failure.cause : ''}`)
}

/** The code of an outcome that must be a failure. */
export function failureCode(outcome: Outcome<unknown>): Failure['code'] {
  if (!outcome.ok) return outcome.failure.code
  throw new Error('succeeded')
}
