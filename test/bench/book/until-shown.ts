/**
 * In the page: taps something, and waits for the frame after what it leads to has come, or, where that is there already,
 * after its text has changed. Gives the milliseconds. It is sent to the page as it stands, so it uses nothing from here, nor
 * functions of its own that have names: the compiler would call for help to keep them.
 */
export function untilShown([tap, ready]: readonly [string, string]): Promise<number> {
  return new Promise((resolve) => {
    const before = document.querySelector(ready)?.textContent
    const began = performance.now()
    const observer = new MutationObserver(() => {
      const now = document.querySelector(ready)?.textContent
      if (now === undefined || now === before) return
      observer.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - began)
        port2.postMessage(undefined)
      })
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    document.querySelector<HTMLElement>(tap)?.click()
  })
}
