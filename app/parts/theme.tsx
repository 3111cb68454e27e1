'use client'

import { useEffect } from 'react'
import { useSettings } from './use-settings'

/** Light, dark, or as the device has it: the stylesheet follows `data-theme` and the colour of the browser's bar. */
export function Theme() {
  const { theme } = useSettings()

  useEffect(() => {
    const root = document.documentElement
    if (theme === 'auto') delete root.dataset.theme
    else root.dataset.theme = theme
  }, [theme])

  return null
}
