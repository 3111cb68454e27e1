'use client'

import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { IntlProvider, useMessages } from 'use-intl/react'
import { useSettings } from '@/app/parts/use-settings'
import { type Language, pickLanguage } from '@/lib/cards/language'
import type { Messages } from './de'
import type { MoreMessages } from './de-more'
import { useLanguage } from './index'

declare module 'use-intl/core' {
  interface AppConfig {
    Messages: Messages & MoreMessages
    Locale: Language
  }
}

type Loaders<Loaded> = Readonly<Record<Language, () => Promise<Loaded>>>

/** Each language is a file of its own: a phone loads the one it speaks. */
const LOADERS: Loaders<Messages> = {
  de: () => import('./de').then(({ de }) => de),
  en: () => import('./en').then(({ en }) => en),
}

const MORE_LOADERS: Loaders<MoreMessages> = {
  de: () => import('./de-more').then(({ deMore }) => deMore),
  en: () => import('./en-more').then(({ enMore }) => enMore),
}

const never = () => () => {}

/** What was loaded last, by its loaders: the next screen has it at once. */
const kept = new Map<object, unknown>()

/** What a language's file holds. While another language's is on its way, what was there stays; null: nothing yet. */
function useLoaded<Loaded>(loaders: Loaders<Loaded>, language: Language | null) {
  const [loaded, setLoaded] = useState((kept.get(loaders) ?? null) as { language: Language; messages: Loaded } | null)

  useEffect(() => {
    if (!language) return
    let current = true
    void loaders[language]().then((messages) => {
      kept.set(loaders, { language, messages })
      if (current) setLoaded({ language, messages })
    })
    return () => {
      current = false
    }
  }, [loaders, language])

  return loaded
}

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
  const shown = useLoaded(LOADERS, language)

  useEffect(() => {
    if (shown) document.documentElement.lang = shown.language
  }, [shown])

  if (!shown) return null
  return (
    <IntlProvider
      locale={shown.language}
      // The rest comes with `MoreWords`.
      messages={shown.messages as Messages & MoreMessages}
      timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
    >
      {children}
    </IntlProvider>
  )
}

/** Gives all words to screens that need more than those of a table that is played on. */
export function MoreWords({ children }: { children: ReactNode }) {
  const messages = useMessages()
  const more = useLoaded(MORE_LOADERS, useLanguage())
  const all = useMemo(() => ({ ...messages, ...more?.messages }), [messages, more])
  if (!more) return null
  return (
    <IntlProvider locale={more.language} messages={all}>
      {children}
    </IntlProvider>
  )
}
