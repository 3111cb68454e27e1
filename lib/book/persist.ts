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

/** How the browser keeps what this app stores. */
export interface Keeping {
  /** It has promised not to clear it when room gets short. */
  readonly promised: boolean
  /** Bytes in use, the app's own files included; undefined where the browser does not tell. */
  readonly used: number | undefined
}

export async function keeping(storage: StorageManager | undefined = globalThis.navigator?.storage): Promise<Keeping> {
  try {
    const [promised, estimate] = await Promise.all([storage?.persisted?.(), storage?.estimate?.()])
    return { promised: promised ?? false, used: estimate?.usage }
  } catch {
    return { promised: false, used: undefined }
  }
}
