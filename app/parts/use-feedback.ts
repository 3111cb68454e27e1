'use client'

import { useCallback } from 'react'
import { useLanguage } from '@/app/words'
import type { Signal } from './feedback'
import { useSettings } from './use-settings'

/**
 * Lets what happened be heard and felt, as far as the settings want it; `spoken` is what the voice says, `null` stands for
 * nothing but that. Most tables are quiet, and do not load what makes a noise.
 */
export function useFeedback(): (signal: Signal | null, spoken?: string) => void {
  const { sound, vibration, voice } = useSettings()
  const language = useLanguage()
  return useCallback(
    (signal, spoken) => {
      if (!sound && !vibration && !voice) return
      void import('./feedback').then(({ sounds, speak, vibrate }) => {
        if (vibration && signal) vibrate(signal)
        if (sound && signal) sounds(signal)
        if (voice && spoken) speak(spoken, language)
      })
    },
    [sound, vibration, voice, language],
  )
}
