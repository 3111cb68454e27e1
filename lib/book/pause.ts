/** Milliseconds of work between two pauses: short enough for a tap to be answered at once, on a slow phone too. */
const STINT = 8

/** Long work asks it now and then: undefined while it may go on, else what to wait for, so that the page gets its turn. */
export type Breathe = () => Promise<void> | undefined

export function breather(now: () => number = () => performance.now()): Breathe {
  let began = now()
  return () => {
    if (now() - began < STINT) return undefined
    return new Promise((resolve) => {
      setTimeout(() => {
        began = now()
        resolve()
      })
    })
  }
}
