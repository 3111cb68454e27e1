export interface Wanted {
  /** The cache's name. */
  readonly cache: string
  /** Under what it is kept there. */
  readonly key: string
  /** What is kept may be damaged: it is fetched all the same, and replaced. */
  readonly anew?: boolean
  fetched(): Promise<Response>
}

/**
 * The service worker's answer for a file that is kept from when it is first wanted. Where storage is full, or may not be
 * used, what has come is at least handed on. Nor does it wait until it is kept: who watches the bytes come would take
 * that for a network that is gone.
 *
 * @param waitUntil is given what goes on behind the answer.
 */
export async function keptOrFetched(
  { cache: name, key, anew = false, fetched }: Wanted,
  waitUntil: (keeping: Promise<unknown>) => void,
): Promise<Response> {
  const cache = await caches.open(name).catch(() => undefined)
  const kept = anew ? undefined : await cache?.match(key).catch(() => undefined)
  if (kept) return kept
  const response = await fetched()
  if (cache && response.status === 200) waitUntil(cache.put(key, response.clone()).catch(() => undefined))
  return response
}
