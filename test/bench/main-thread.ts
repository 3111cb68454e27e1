import type { Page } from 'playwright-core'

/** What a page's main thread did, by Chromium's own clock, in microseconds. */
export interface Watched {
  /** Each stretch in which it did one thing, and could not answer a finger. */
  readonly tasks: readonly { readonly start: number; readonly duration: number }[]
  /** When the page made a mark of this name (`performance.mark`). */
  marks(name: string): readonly number[]
}

interface TraceEvent {
  readonly name: string
  readonly cat?: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly args: { readonly name?: string }
}

/** Watches a page's main thread until what this resolves to is called. The page must make a mark meanwhile. */
export async function watchMainThread(page: Page): Promise<() => Promise<Watched>> {
  const devtools = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'] },
  })
  return async () => {
    const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
    await devtools.send('Tracing.end')
    await complete
    await devtools.detach()
    const marked = events.filter(({ cat, ph }) => cat?.includes('blink.user_timing') && /^[IRi]$/.test(ph))
    const [first] = marked
    if (!first) throw new Error('The page made no mark.')
    const own = events.filter(({ pid, tid }) => pid === first.pid && tid === first.tid)
    return {
      tasks: own.flatMap(({ name, ts, dur }) =>
        name === 'ThreadControllerImpl::RunTask' && dur !== undefined ? [{ start: ts, duration: dur }] : [],
      ),
      marks: (name) => marked.flatMap((mark) => (mark.name === name ? [mark.ts] : [])),
    }
  }
}

/** The longest task between each of these moments and the next, in ms; a task belongs to the moments within it, too. */
export function longestTasks({ tasks }: Watched, moments: readonly number[]): readonly number[] {
  return moments.slice(0, -1).map((from, index) => {
    const to = moments[index + 1] as number
    const within = tasks.filter(({ start, duration }) => start + duration > from && start < to)
    return Math.max(0, ...within.map(({ duration }) => duration)) / 1000
  })
}
