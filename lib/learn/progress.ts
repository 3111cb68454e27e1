import type { Slot } from './leitner'

/** Whether somebody else is quick in exercises: as at a table, half as quick, or never. */
export const CLOCKS = ['normal', 'slow', 'off'] as const

export type Clock = (typeof CLOCKS)[number]

/** What somebody has learnt on this device. */
export interface Progress {
  /** Lessons done, by id. */
  readonly done: readonly string[]
  readonly clock: Clock
  /** Questions of the quiz answered so far, and how many of them right. */
  readonly asked: number
  readonly right: number
  /** By game and clause, `mezza M4.4`: when it is asked again. */
  readonly slots: Readonly<Record<string, Slot>>
}

export const NO_PROGRESS: Progress = { done: [], clock: 'normal', asked: 0, right: 0, slots: {} }

/** The key in localStorage. */
export const PROGRESS_KEY = 'kiebitz-learn'

export interface ProgressBrowser {
  /** Asked anew each time: where storage is blocked, the mere touch throws. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>
  /** Where the other tabs' changes are heard. */
  readonly page: Pick<EventTarget, 'addEventListener'>
}

/** Progress as a store for React: `useSyncExternalStore(store.subscribe, store.get, store.initial)`. */
export interface ProgressStore {
  /** The same object until something changes. */
  readonly get: () => Progress
  readonly initial: () => Progress
  /** Changes it for this page at once, and for later where the device lets us store it. */
  readonly change: (by: (now: Progress) => Progress) => void
  /** Calls back after every change, in this tab or another. Gives the way to stop. */
  readonly subscribe: (changed: () => void) => () => void
}

/** Reads progress from what was stored; whatever is missing or makes no sense is left out. Never throws. */
export function parseProgress(text: string | null): Progress {
  const stored = objectIn(text)
  const count = (value: unknown) => (Number.isInteger(value) && (value as number) >= 0 ? (value as number) : 0)
  const asked = count(stored.asked)
  return {
    done: Array.isArray(stored.done) ? stored.done.filter((id): id is string => typeof id === 'string') : [],
    clock: CLOCKS.find((clock) => clock === stored.clock) ?? NO_PROGRESS.clock,
    asked,
    right: Math.min(count(stored.right), asked),
    slots: Object.fromEntries(Object.entries(asObject(stored.slots)).filter(isSlot)),
  }
}

function isSlot(entry: [string, unknown]): entry is [string, Slot] {
  const { box, due } = asObject(entry[1])
  return [box, due].every((value) => Number.isInteger(value) && (value as number) >= 0)
}

/** Opens what was learnt for as long as the page lasts. */
export function openProgress({ storage, page }: ProgressBrowser): ProgressStore {
  const listeners = new Set<() => void>()
  const read = (): string | null => {
    try {
      return storage().getItem(PROGRESS_KEY)
    } catch {
      return null
    }
  }
  let progress = parseProgress(read())
  const take = (next: Progress) => {
    progress = next
    for (const changed of [...listeners]) changed()
  }
  page.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent
    // The key is null when everything was cleared.
    if (key === PROGRESS_KEY || key === null) take(parseProgress(read()))
  })
  return {
    get: () => progress,
    initial: () => NO_PROGRESS,
    change(by) {
      const next = by(progress)
      try {
        storage().setItem(PROGRESS_KEY, JSON.stringify(next))
      } catch {
        // Blocked or full: what was learnt lasts as long as this page.
      }
      take(next)
    },
    subscribe(changed) {
      listeners.add(changed)
      return () => {
        listeners.delete(changed)
      }
    },
  }
}

/** A lesson was done. */
export const withLesson = (now: Progress, id: string): Progress =>
  now.done.includes(id) ? now : { ...now, done: [...now.done, id] }

function objectIn(text: string | null): Record<string, unknown> {
  try {
    return asObject(JSON.parse(text ?? '{}'))
  } catch {
    return {}
  }
}

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
