/** Why the book could not do what it was asked. Codes only: the screen finds the words. */
export type Failure =
  /** Somebody else (another tab) wrote first; `version` is the one stored now. Load the table again. */
  | { readonly code: 'conflict'; readonly version: number }
  /** No such table, or it was deleted. */
  | { readonly code: 'missing' }
  /** The edit names a line, or the cursor a step, that the table does not have. */
  | { readonly code: 'out-of-range' }
  /** A header or event with a line feed in it would become two lines of the log. */
  | { readonly code: 'line-feed' }
  /** What is stored of this table is not whole. */
  | { readonly code: 'damaged' }
  /** The device has no room left. Nothing was changed. */
  | { readonly code: 'full'; readonly cause: unknown }
  /** The browser gives no storage: private mode, blocked by its settings, or failed twice. */
  | { readonly code: 'unavailable'; readonly cause: unknown }
  /** A newer version of the app has rebuilt the storage: reload the page to get that version. */
  | { readonly code: 'newer' }
  /** Another tab still runs an older version and keeps the storage from being rebuilt: close that tab. */
  | { readonly code: 'blocked' }
  /** The name is another person's: rename, or merge the two. */
  | { readonly code: 'name-taken'; readonly person: string }
  /** The same person would sit at a game twice. */
  | { readonly code: 'twice' }

/** What every function of the book gives: a value, or why there is none. They reject only on a mistake of the caller. */
export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure }

/** Thrown within a transaction to undo it whole; never leaves `lib/book`. */
export class Refusal extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.code)
    this.failure = failure
  }
}

interface Layer {
  readonly name?: string
  readonly message?: string
  readonly inner?: unknown
  readonly failures?: readonly unknown[]
}

/** The error and everything Dexie wrapped in it: `inner` of an aborted transaction, `failures` of a bulk write. */
function layers(error: unknown): Layer[] {
  if (typeof error !== 'object' || error === null) return []
  const layer = error as Layer
  return [layer, ...layers(layer.inner), ...(layer.failures ?? []).slice(0, 1).flatMap(layers)]
}

/** Sorts an error of IndexedDB, as it is or wrapped by Dexie, by what the person at the table can do about it. */
export function failureOf(error: unknown): Failure {
  const all = layers(error)
  const found = all.find((layer) => layer instanceof Refusal)
  if (found) return (found as Refusal).failure
  // Chromium reports a full disk as an UnknownError, Firefox has a name of its own.
  if (all.some(({ name, message }) => /quota/i.test(name ?? '') || /full disk|disk full|quota/i.test(message ?? '')))
    return { code: 'full', cause: error }
  if (all.some(({ name }) => name === 'VersionError')) return { code: 'newer' }
  return { code: 'unavailable', cause: error }
}
