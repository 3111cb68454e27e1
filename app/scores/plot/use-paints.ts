'use client'

import { useSyncExternalStore } from 'react'
import { type Paints, paintsFor } from './looks'

const NIGHT = '(prefers-color-scheme: dark)'

function watch(changed: () => void): () => void {
  const media = matchMedia(NIGHT)
  media.addEventListener('change', changed)
  const settings = new MutationObserver(changed)
  settings.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => {
    media.removeEventListener('change', changed)
    settings.disconnect()
  }
}

/** Dark by the settings, or as the device has it (see `Theme`). */
function isDark(): boolean {
  const { theme } = document.documentElement.dataset
  return theme ? theme === 'dark' : matchMedia(NIGHT).matches
}

/** The paints of the colour scheme in use, for what is drawn on a canvas, which knows no style sheet. */
export function usePaints(): Paints {
  return paintsFor(useSyncExternalStore(watch, isDark, () => false))
}
