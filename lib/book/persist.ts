/**
 * Asks the browser to keep the book when room gets short. Gives whether it promised; without the promise the book may be
 * cleared, which an export guards against. Browsers may ask the person, so call it on a tap, such as a table's start.
 */
export async function askToKeep(storage: StorageManager | undefined = globalThis.navigator?.storage): Promise<boolean> {
  try {
    // Missing on pages over plain http.
    return (await storage?.persisted?.()) || (await storage?.persist?.()) || false
  } catch {
    return false
  }
}

/** How the browser keeps what this app stores. Sizes are in bytes; undefined where the browser does not tell. */
export interface Keeping {
  /** It has promised not to clear it when room gets short. */
  readonly promised: boolean
  /** In use, the app's own files included. */
  readonly used: number | undefined
  /** Of that, the book: what people have stored here. */
  readonly book: number | undefined
  /** Of that, the app itself, kept for where there is no network. */
  readonly app: number | undefined
}

/** Only Chromium tells more than the sum. */
interface Estimate extends StorageEstimate {
  readonly usageDetails?: {
    readonly indexedDB?: number
    readonly caches?: number
    readonly serviceWorkerRegistrations?: number
  }
}

export async function keeping(storage: StorageManager | undefined = globalThis.navigator?.storage): Promise<Keeping> {
  try {
    const [promised, estimate] = await Promise.all([storage?.persisted?.(), storage?.estimate?.()])
    const { usage: used, usageDetails: details } = (estimate ?? {}) as Estimate
    // What is not there takes no room.
    const app = details && (details.caches ?? 0) + (details.serviceWorkerRegistrations ?? 0)
    return { promised: promised ?? false, used, book: details && (details.indexedDB ?? 0), app }
  } catch {
    return { promised: false, used: undefined, book: undefined, app: undefined }
  }
}
