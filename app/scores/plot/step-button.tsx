import type { ReactNode } from 'react'

/** A button that leads to another point of a chart. */
export function StepButton({
  label,
  to,
  onMove,
  children,
}: {
  label: string
  /** Undefined where it leads nowhere. */
  to: number | undefined
  onMove: (to: number) => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      className="icon-button border border-edge bg-key aria-disabled:opacity-30"
      aria-label={label}
      // Not disabled: the focus of who steps on by keyboard must stay.
      aria-disabled={to === undefined}
      onClick={() => to !== undefined && onMove(to)}
    >
      {children}
    </button>
  )
}
