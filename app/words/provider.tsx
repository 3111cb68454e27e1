'use client'

import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { IntlProvider } from 'use-intl/react'
import { useSettings } from '@/app/parts/use-settings'
import { type Language, pickLanguage } from '@/lib/cards/language'
import type { Messages } from './de'

declare module 'use-intl/core' {
  interface AppConfig {
    Messages: Messages
    Locale: Language
  }
}

/** Each language is a file of its own: a phone loads the one it speaks. */
const LOADERS: Readonly<Record<Language, () => Promise<Messages>>> = {
  de: () => import('./de').then(({ de }) => de),
  en: () => import('./en').then(({ en }) => en),
}

const never = () => () => {}

/**
 * Gives the screens their words, in the device's language unless the settings name one. Nothing is rendered ahead of
 * time: the export cannot know whose language it will be read in, and every screen shows what lies on this device.
 */
export function WordsProvider({ children }: { children: ReactNode }) {
  const onDevice = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const { language: wanted } = useSettings()
  const language = !onDevice ? null : wanted === 'auto' ? pickLanguage(navigator.languages) : wanted

  const [shown, setShown] = useState<{ language: Language; messages: Messages } | null>(null)

  useEffect(() => {
    if (!language) return
    let current = true
    // What is on the screen stays until the other language is there.
    void LOADERS[language]().then((messages) => {
      if (!current) return
      document.documentElement.lang = language
      setShown({ language, messages })
    })
    return () => {
      current = false
    }
  }, [language])

  if (!shown) return null
  return (
    <IntlProvider
      locale={shown.language}
      messages={shown.messages}
      timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
    >
      {children}
    </IntlProvider>
  )
}
