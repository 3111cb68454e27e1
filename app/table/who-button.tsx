'use client'

import { useWords } from '@/app/words'

/** Beside the verdict: who acts next. Lit where that is not what the table expects; a tap changes it. */
export function WhoButton({
  name,
  outOfTurn,
  beside,
  width = 'max-w-[40%]',
  onTap,
}: {
  /** Null: nobody is on turn. */
  name: string | null
  outOfTurn: boolean
  /** What else was chosen for the next tap. */
  beside?: string | null
  width?: string
  onTap: () => void
}) {
  const t = useWords('table')
  return (
    <button
      type="button"
      className={`button ${width} min-w-0 px-3 py-1 text-sm leading-tight ${outOfTurn || beside ? 'border-2 border-half bg-half-soft text-half' : ''}`}
      onClick={onTap}
    >
      <span className="line-clamp-2">
        {name === null ? t('actingNobody') : t(outOfTurn ? 'actingOut' : 'acting', { name })}
        {beside && ` · ${beside}`}
      </span>
    </button>
  )
}
