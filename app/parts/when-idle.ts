/** How long the page is left alone where the browser does not say when it has nothing to do, in ms. */
const LATER = 1000

/** Calls when the page has nothing else to do. Gives the way to call it off. */
export function whenIdle(call: () => void): () => void {
  // Safari does not have it.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(call, LATER)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(call)
  return () => cancelIdleCallback(handle)
}
