'use client'

import { useEffect, useRef } from 'react'

/** What is open, the topmost last: the back button closes that one. */
const layers: { close: () => void }[] = []
/** History entries of ours that nothing is open for any more. */
let spare = 0
/** Steps back that we took ourselves: nobody pressed a button. */
let own = 0

function onPop() {
  if (own > 0) own--
  else layers.pop()?.close()
}

function open(layer: { close: () => void }) {
  // Heard once, whoever asks: adding the same listener again changes nothing.
  window.addEventListener('popstate', onPop)
  layers.push(layer)
  if (spare > 0) spare--
  // Next keeps its own notes in the history's state; with them, back does not reload the page.
  else window.history.pushState({ ...window.history.state, layer: true }, '')
}

function shut(layer: { close: () => void }) {
  const at = layers.indexOf(layer)
  if (at < 0) return // the back button was here first
  layers.splice(at, 1)
  spare++
  // A sheet that follows at once takes the entry over.
  setTimeout(() => {
    if (spare === 0) return
    spare--
    // A link has led away from here and replaced the entry: there is nothing to go back from.
    if (!window.history.state?.layer) return
    own++
    window.history.back()
  })
}

/**
 * While what calls this is mounted, the device's back button closes it instead of leaving the screen.
 *
 * Links inside must replace the history entry (`<Link replace>`), which was added for the sheet, not add one.
 */
export function useBack(close: () => void): void {
  const latest = useRef(close)

  useEffect(() => {
    latest.current = close
  }, [close])

  useEffect(() => {
    const layer = { close: () => latest.current() }
    open(layer)
    return () => shut(layer)
  }, [])
}
