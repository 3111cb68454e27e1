'use client'

import { useLocale, useTranslations } from 'use-intl/react'
import type { Language } from '@/lib/cards/language'

/** The screens' words: `t('table.pickUp', { count: 6 })`. */
export const useWords = useTranslations

/** The language in use, for what the referee and the cards say. */
export function useLanguage(): Language {
  return useLocale() as Language
}
