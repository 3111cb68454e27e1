'use client'

import { type ReactNode, useId } from 'react'

/** Something that can be switched on and off, with what it means. */
export function SwitchRow({
  title,
  hint,
  on,
  disabled = false,
  onSwitch,
  children,
}: {
  title: string
  hint: string
  on: boolean
  disabled?: boolean
  onSwitch: (on: boolean) => void
  /** A button before the switch. */
  children?: ReactNode
}) {
  const id = useId()
  return (
    <div className="flex items-center gap-1 py-2 pr-3 pl-4">
      <div className="min-w-0 flex-1">
        <p id={id} className="font-bold">
          {title}
        </p>
        <p id={`${id}-hint`} className="text-sm text-quiet text-pretty">
          {hint}
        </p>
      </div>
      {children}
      <button
        type="button"
        role="switch"
        aria-checked={on}
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
        className="switch"
        disabled={disabled}
        onClick={() => onSwitch(!on)}
      />
    </div>
  )
}
