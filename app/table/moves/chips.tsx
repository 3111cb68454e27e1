'use client'

import { type ReactNode, useId } from 'react'

/** One of a few short things to choose, side by side; a keyboard walks them as radio buttons. */
export function Chips<Value extends string | number | undefined>({
  legend,
  value,
  options,
  onChoose,
}: {
  legend: string
  value: Value
  options: readonly { readonly value: Value; readonly label: ReactNode; readonly disabled?: boolean }[]
  onChoose: (value: Value) => void
}) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-bold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={String(option.value)}
            className={`button relative max-w-full min-w-14 cursor-pointer font-semibold select-none has-disabled:cursor-default has-disabled:opacity-45 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-you ${option.value === value ? 'button-ink' : ''}`}
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChoose(option.value)}
            />
            <span className="line-clamp-2 min-w-0 wrap-anywhere">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
