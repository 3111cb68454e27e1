'use client'

import { type ReactNode, useId } from 'react'
import { type Day, startOf } from '@/lib/book/evening'
import { isDay } from './day'
import { useDates } from './use-dates'

/**
 * A day, as the browser lets one choose it. The browser writes it in its own language and order, 11/06/2026 for the sixth
 * of November; so below it stands as the app writes it, with its weekday.
 */
export function DayField({
  label,
  value,
  min,
  max,
  hint,
  onChange,
}: {
  label: ReactNode
  /** "" for none. */
  value: Day
  min?: Day | undefined
  max?: Day | undefined
  hint?: string
  onChange: (day: Day) => void
}) {
  const id = useId()
  const date = useDates()
  const isNamed = isDay(value)
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        className="field min-w-0 px-3 text-base"
        value={value}
        {...(min && { min })}
        {...(max && { max })}
        aria-describedby={`${id}-day`}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <p id={`${id}-day`} className="min-h-5 text-sm text-quiet">
        {isNamed && (
          <b className="font-bold text-ink">
            {date(startOf(value), { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })}
          </b>
        )}
        {isNamed && hint && ' · '}
        {hint}
      </p>
    </div>
  )
}
