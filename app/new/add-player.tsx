'use client'

import type { RefObject } from 'react'
import { Icon } from '@/app/parts/icon/all'
import { useWords } from '@/app/words'
import { suggested } from './seating'

/** Names on offer at once. */
const OFFERED = 6

/** The next seat: a name is typed, or tapped if it has played here before. */
export function AddPlayer({
  field,
  typed,
  fault,
  known,
  players,
  onType,
  onAdd,
}: {
  field: RefObject<HTMLInputElement | null>
  typed: string
  /** Why the name cannot be had. */
  fault: string
  /** Names of earlier tables, the last used first. */
  known: readonly string[]
  players: readonly string[]
  onType: (text: string) => void
  onAdd: (name: string) => boolean
}) {
  const t = useWords('new')
  const names = suggested(typed, known, players).slice(0, OFFERED)

  function add() {
    onAdd(typed)
    // The keyboard stays up for the next name.
    field.current?.focus()
  }

  return (
    <div className="flex flex-col gap-2">
      <div className="flex gap-2">
        <input
          ref={field}
          className="field min-w-0 flex-1"
          aria-label={t('name')}
          placeholder={t('name')}
          aria-invalid={fault !== ''}
          aria-describedby="name-fault"
          value={typed}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="next"
          onChange={({ currentTarget }) => onType(currentTarget.value)}
          onKeyDown={(event) => {
            // While an input method composes a name, Enter is its own.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            add()
          }}
        />
        <button type="button" className="button shrink-0" onClick={add}>
          <Icon name="plus" />
          {t('add')}
        </button>
      </div>
      <p id="name-fault" role="alert" className="font-bold text-no empty:hidden">
        {fault}
      </p>
      {names.length > 0 && (
        <ul aria-label={t('suggestions')} className="flex flex-wrap gap-2">
          {names.map((name) => (
            <li key={name} className="min-w-0">
              <button
                type="button"
                className="chip"
                aria-label={t('addName', { name })}
                // Else the field loses the focus, the keyboard goes, and the name moves from under the thumb.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onAdd(name)}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
