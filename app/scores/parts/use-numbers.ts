'use client'

import { useMemo } from 'react'
import { localeOf } from '@/app/parts/moment'
import { useLanguage } from '@/app/words'
import { withMinus } from '@/app/words/minus'

/** Formatters are slow to make, and standings need the same ones for every cell. */
const made = new Map<string, { readonly plain: Intl.NumberFormat; readonly tenths: Intl.NumberFormat }>()

function formatsFor(locale: string) {
  const formats = made.get(locale) ?? {
    plain: new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }),
    tenths: new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  }
  made.set(locale, formats)
  return formats
}

/** Puts numbers as one does where the device comes from: as they are, or always with one decimal: "2.5", "2,5". */
export function useNumbers(): (value: number, precision?: 'plain' | 'tenths') => string {
  const locale = localeOf(useLanguage())
  return useMemo(() => {
    const formats = formatsFor(locale)
    return (value, precision = 'plain') => withMinus(formats[precision].format(value))
  }, [locale])
}
