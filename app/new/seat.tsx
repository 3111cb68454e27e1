'use client'

import { type PointerEvent, useState } from 'react'
import { Icon } from '@/app/parts/icon/all'
import { useWords } from '@/app/words'

/** What a seat's buttons do. */
export type SeatAction = 'rename' | 'up' | 'down' | 'remove'

/** One seat: who sits there, and how to move, rename or remove them. */
export function Seat({
  name,
  index,
  last,
  dragged,
  makesRoom,
  still,
  onTake,
  onMove,
  onRemove,
  nameFault,
  onRename,
  onRenamed,
}: {
  name: string
  index: number
  /** Index of the last seat. */
  last: number
  /** By how many pixels this seat is dragged, if it is. */
  dragged: number | undefined
  /** -1 or 1 while it steps aside for the dragged one. */
  makesRoom: number
  /** Nothing is being dragged. */
  still: boolean
  onTake: (event: PointerEvent<HTMLElement>) => void
  onMove: (delta: -1 | 1) => void
  onRemove: () => void
  /** Why this seat cannot have a name; empty if it can. */
  nameFault: (name: string) => string
  onRename: (name: string) => void
  /** The field is gone that had the focus; who went on to something else has it there. */
  onRenamed: () => void
}) {
  const t = useWords('new')
  const [renaming, setRenaming] = useState(false)
  const shift = dragged === undefined ? `calc(${makesRoom * 100}% + ${makesRoom * 0.5}rem)` : `${dragged}px`
  return (
    <li
      className={`flex items-center rounded-2xl border bg-surface ${dragged === undefined ? 'border-edge' : 'relative z-10 border-you shadow-card'} ${still || dragged !== undefined ? '' : 'transition-transform duration-150'}`}
      style={still ? undefined : { transform: `translateY(${shift})` }}
    >
      <span
        className="flex h-12 w-14 shrink-0 cursor-grab touch-none items-center justify-center gap-0.5 active:cursor-grabbing"
        title={t('drag')}
        onPointerDown={onTake}
      >
        <Icon name="grip" className="size-5 text-faint" />
        <span className="sr-only">{t('seat', { seat: index + 1 })}</span>
        <span aria-hidden="true" className="font-bold text-quiet">
          {index + 1}
        </span>
      </span>
      {renaming ? (
        <Rename
          name={name}
          nameFault={nameFault}
          onDone={(wanted, isLeft) => {
            setRenaming(false)
            if (wanted !== undefined && wanted !== name) onRename(wanted)
            if (!isLeft) onRenamed()
          }}
        />
      ) : (
        <>
          <button
            type="button"
            data-does="rename"
            className="min-h-12 min-w-0 flex-1 py-1 text-left text-lg leading-snug font-bold wrap-anywhere"
            aria-label={t('rename', { name })}
            onClick={() => setRenaming(true)}
          >
            {name}
          </button>
          <MoveButton icon="up" label={t('up', { name })} disabled={index === 0} onClick={() => onMove(-1)} />
          <MoveButton icon="down" label={t('down', { name })} disabled={index === last} onClick={() => onMove(1)} />
          <button
            type="button"
            data-does="remove"
            className="icon-button"
            aria-label={t('remove', { name })}
            onClick={onRemove}
          >
            <Icon name="cross" className="size-5" />
          </button>
        </>
      )}
    </li>
  )
}

function MoveButton({
  icon,
  label,
  disabled,
  onClick,
}: {
  icon: 'up' | 'down'
  label: string
  disabled: boolean
  onClick: () => void
}) {
  return (
    <button
      type="button"
      data-does={icon}
      className="icon-button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  )
}

function Rename({
  name,
  nameFault,
  onDone,
}: {
  name: string
  nameFault: (name: string) => string
  /** `isLeft`: the focus has gone on to something else. */
  onDone: (name?: string, isLeft?: boolean) => void
}) {
  const t = useWords('new')
  const common = useWords('common')
  const [typed, setTyped] = useState(name)
  const [fault, setFault] = useState('')

  function finish() {
    const found = nameFault(typed)
    if (found) setFault(found)
    else onDone(typed)
  }

  return (
    <fieldset
      className="flex min-w-0 flex-1 flex-wrap items-center gap-2 p-1"
      aria-label={t('rename', { name })}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Who goes on to something else meant what they typed, if it can be had.
        if (!currentTarget.contains(relatedTarget)) onDone(nameFault(typed) ? undefined : typed, true)
      }}
    >
      <input
        // biome-ignore lint/a11y/noAutofocus: one has just asked for it
        autoFocus
        className="field min-w-0 flex-1"
        aria-label={t('newName', { name })}
        aria-invalid={fault !== ''}
        value={typed}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="done"
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setFault('')
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Escape') onDone()
          if (event.key !== 'Enter') return
          event.preventDefault()
          finish()
        }}
      />
      <button type="button" className="icon-button" aria-label={common('done')} onClick={finish}>
        <Icon name="check" />
      </button>
      <p role="alert" className="w-full px-2 font-bold text-no empty:hidden">
        {fault}
      </p>
    </fieldset>
  )
}
