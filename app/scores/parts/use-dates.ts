'use client'

import { useMemo } from 'react'
import { localeOf } from '@/app/parts/moment'
import { useLanguage } from '@/app/words'

type Options = Intl.DateTimeFormatOptions

/** Formatters are slow to make, and a calendar needs the same ones many times. */
const made = new Map<string, Intl.DateTimeFormat>()

function formatFor(locale: string, options: Options): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const format = made.get(key) ?? new Intl.DateTimeFormat(locale, options)
  made.set(key, format)
  return format
}

/** Puts dates as one does where the device comes from: "6 November 2026" in Britain, "November 6, 2026" in America. */
export function useDates(): (time: number | Date, options: Options) => string {
  const locale = localeOf(useLanguage())
  return useMemo(() => (time, options) => formatFor(locale, options).format(time), [locale])
}
