import { theBook } from './database'
import { watchTable } from './watch'

/** What a tab is told about its place at a table. */
export interface HoldListener {
  /** This tab may write from now on. Load the table now: while this tab only read, another may have written. */
  readonly onHeld: () => void
  /** Another tab writes; this one may only read. `lost`: this tab had been writing until the other took over. */
  readonly onReadAlong: (lost: boolean) => void
  /** The table changed while this tab did not hold it alone; undefined: it was deleted. Load it if this is not your version. */
  readonly onChange: (version: number | undefined) => void
}

/** A tab's place at a table. */
export interface Hold {
  /** Makes this tab the writer at once, for when the other is forgotten in another window; that one is told. */
  takeOver(): void
  /** Gives the table up. Nothing is told any more. */
  release(): void
}

/** The part of the Web Locks API that is used here. */
export type Locks = Pick<LockManager, 'request'>

/** What the browser gives, to be replaced in tests. */
export interface HoldBrowser {
  /** Missing where the page comes over plain http. */
  readonly locks: Locks | undefined
  readonly page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  readonly watch: (id: string, tell: (version: number | undefined) => void) => () => void
}

/** How long a lock may be awaited before another tab must be the reason, and not our own last page going away; ms. */
const GRACE = 200

/**
 * Takes a place at a table. The first tab holds it and writes; others read along, hear of every change, and the longest
 * waiting becomes the writer when the first goes away. The hold is given up while the page is in the back-forward cache.
 *
 * It saves people from writing into each other's games; it is not what keeps the log whole. That is the version that
 * every write names, and the only guard where there are no Web Locks: then every tab holds, and hears of changes.
 */
export function holdTable(id: string, listener: HoldListener, browser: HoldBrowser = thisBrowser()): Hold {
  const { locks, page, watch } = browser
  /** Each request for the lock is a try of its own; what comes late from an older one is ignored. */
  let current: object | undefined
  let place: 'waiting' | 'held' | 'reading' = 'waiting'
  let leave = () => {}
  let unwatch = () => {}

  function hold() {
    place = 'held'
    unwatch()
    listener.onHeld()
  }

  function readAlong(lost: boolean) {
    place = 'reading'
    unwatch()
    unwatch = watch(id, listener.onChange)
    listener.onReadAlong(lost)
  }

  function holdWithoutLock() {
    hold()
    unwatch = watch(id, listener.onChange)
  }

  function ask(steal: boolean) {
    if (!locks) return holdWithoutLock()
    const request = {}
    current = request
    const abort = new AbortController()
    // Not a word before the grace is over: the old page of a reload may still be letting go.
    const timer = steal || place === 'reading' ? undefined : setTimeout(readAlong, GRACE, false)
    let free = () => {}
    const freed = new Promise<void>((resolve) => {
      free = resolve
    })
    leave = () => {
      current = undefined
      clearTimeout(timer)
      abort.abort()
      free()
    }
    const granted = () => {
      if (current !== request) return
      clearTimeout(timer)
      hold()
      return freed
    }
    // A stealing request cannot be given up, says the standard; it is granted at once anyway.
    locks.request(`kiebitz-table-${id}`, steal ? { steal } : { signal: abort.signal }, granted).catch(() => {
      if (current !== request) return
      clearTimeout(timer)
      if (place === 'held') {
        readAlong(true)
        ask(false)
      } else {
        // Locks exist but are refused, as in a sandboxed frame.
        current = undefined
        holdWithoutLock()
      }
    })
  }

  function stop() {
    leave()
    unwatch()
    unwatch = () => {}
    leave = () => {}
  }

  /** In the back-forward cache, or given up for good. */
  let away = false
  const hide = () => {
    away = true
    stop()
  }
  const show = () => {
    if (!away) return
    away = false
    place = 'waiting'
    ask(false)
  }
  page.addEventListener('pagehide', hide)
  page.addEventListener('pageshow', show)
  ask(false)

  return {
    takeOver() {
      if (place === 'held' || away) return
      leave()
      ask(true)
    },
    release() {
      page.removeEventListener('pagehide', hide)
      page.removeEventListener('pageshow', show)
      hide()
    },
  }
}

function thisBrowser(): HoldBrowser {
  return {
    locks: navigator.locks,
    page: window,
    // A row that cannot be read is no change; whoever acts on the table next is told why.
    watch: (id, tell) => watchTable(id, (outcome) => outcome.ok && tell(outcome.value?.version), theBook()),
  }
}
