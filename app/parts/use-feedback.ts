'use client'

import { useCallback } from 'react'
import { useLanguage } from '@/app/words'
import type { Signal } from './feedback'
import { useSettings } from './use-settings'

/**
 * Lets what happened be heard and felt, as far as the settings want it; `spoken` is what the voice says. Most tables are
 * quiet, and do not load what makes a noise.
 */
export function useFeedback(): (signal: Signal, spoken?: string) => void {
  const { sound, vibration, voice } = useSettings()
  const language = useLanguage()
  return useCallback(
    (signal, spoken) => {
      if (!sound && !vibration && !voice) return
      void import('./feedback').then(({ sounds, speak, vibrate }) => {
        if (vibration) vibrate(signal)
        if (sound) sounds(signal)
        if (voice && spoken) speak(spoken, language)
      })
    },
    [sound, vibration, voice, language],
  )
}
