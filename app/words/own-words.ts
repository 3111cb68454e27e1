'use client'

import { createTranslator } from 'use-intl/core'
import type { Language } from '@/lib/cards/language'
import { useLanguage } from './index'

/** Texts by their names, some of them in groups. */
interface Texts {
  readonly [name: string]: string | Texts
}

type Paths<T extends Texts> = {
  [K in keyof T & string]: T[K] extends Texts ? `${K}.${Paths<T[K]>}` : K
}[keyof T & string]

/** A text in the language in use: `t('draw', { count: 4 })`. */
export type OwnWords<T extends Texts> = (name: Paths<T>, values?: Readonly<Record<string, string | number>>) => string

/** A translator is slow to make, and a list needs the same one in each of its rows. */
const made = new WeakMap<Texts, unknown>()

/**
 * The words of one game's screen, which come with it: other tables need not load them. They stand in both languages
 * side by side; English has the same names as German.
 */
export function useOwnWords<T extends Texts>(words: Readonly<Record<Language, T>>): OwnWords<T> {
  const locale = useLanguage()
  const messages: Texts = words[locale]
  if (!made.has(messages)) made.set(messages, createTranslator({ locale, messages }))
  return made.get(messages) as OwnWords<T>
}
