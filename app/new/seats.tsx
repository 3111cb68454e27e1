'use client'

import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react'
import { useWords } from '@/app/words'
import { Seat, type SeatAction } from './seat'
import { moved, sameNamed, tidy } from './seating'

/** A seat that is being dragged: by how far, and where it would go. */
interface Drag {
  readonly from: number
  readonly to: number
  readonly by: number
}

/** The seats in their order, which can be changed by dragging and by buttons. */
export function Seats({
  players,
  onChange,
  onSaid,
  onEmpty,
}: {
  players: readonly string[]
  onChange: (players: readonly string[]) => void
  /** What a screen reader is told. */
  onSaid: (text: string) => void
  /** The last one was removed by hand. */
  onEmpty: () => void
}) {
  const t = useWords('new')
  const list = useRef<HTMLOListElement>(null)
  const [drag, setDrag] = useState<Drag>()
  /** Which button gets the focus: what had it went with a seat's change. */
  const [refocus, setRefocus] = useState<{ readonly seat: number; readonly action: SeatAction }>()

  useEffect(() => {
    if (!refocus) return
    const row = list.current?.children[refocus.seat]
    const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('[data-does]') ?? [])].filter((one) => !one.disabled)
    const doing = (...actions: readonly SeatAction[]) =>
      buttons.find(({ dataset }) => actions.some((action) => action === dataset.does))
    // At the top and at the bottom there is only the other way.
    ;(doing(refocus.action) ?? doing('up', 'down'))?.focus()
  }, [refocus])

  function move(from: number, to: number) {
    onChange(moved(players, from, to))
    onSaid(t('said.seated', { name: players[from] ?? '', seat: to + 1 }))
  }

  /** Follows the pointer until it is lifted. Where the seats lie is measured once, while nothing moves. */
  function take(from: number, { clientY, pointerId, currentTarget, button }: ReactPointerEvent<HTMLElement>) {
    if (button !== 0 || drag) return
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect())
    const own = rows[from]
    if (!own) return
    const scrolled = window.scrollY
    const grip: HTMLElement = currentTarget
    const done = new AbortController()
    let to = from
    grip.setPointerCapture(pointerId)
    setDrag({ from, to, by: 0 })
    const on = (type: 'pointermove' | 'pointerup' | 'pointercancel', heard: (event: PointerEvent) => void) =>
      grip.addEventListener(type, (event) => event.pointerId === pointerId && heard(event), { signal: done.signal })
    const end = () => {
      done.abort()
      setDrag(undefined)
    }
    on('pointermove', (event) => {
      const by = event.clientY - clientY + window.scrollY - scrolled
      // A seat makes room when the edge that comes nearer has passed its middle.
      to = rows.filter(({ top, height }, index) => {
        const edge = index < from ? own.top : own.bottom
        return index !== from && top + height / 2 < edge + by
      }).length
      setDrag({ from, to, by })
    })
    on('pointerup', () => {
      end()
      if (to !== from) move(from, to)
    })
    on('pointercancel', end)
  }

  return (
    <ol ref={list} className={`flex flex-col gap-2 empty:hidden ${drag ? 'select-none' : ''}`}>
      {players.map((name, index) => (
        <Seat
          key={name}
          name={name}
          index={index}
          last={players.length - 1}
          dragged={drag?.from === index ? drag.by : undefined}
          makesRoom={drag ? roomMade(index, drag) : 0}
          still={drag === undefined}
          onTake={(event) => take(index, event)}
          onMove={(delta) => {
            setRefocus({ seat: index + delta, action: delta < 0 ? 'up' : 'down' })
            move(index, index + delta)
          }}
          onRemove={() => {
            onChange(players.toSpliced(index, 1))
            onSaid(t('said.removed', { name }))
            // The one who moves up, else the one before: the field would bring up a keyboard that nobody asked for.
            if (players.length > 1) setRefocus({ seat: Math.min(index, players.length - 2), action: 'remove' })
            else onEmpty()
          }}
          nameFault={(wanted) => {
            const other = sameNamed(tidy(wanted), players.toSpliced(index, 1))
            return tidy(wanted) === '' ? t('empty') : other ? t('taken', { name: other }) : ''
          }}
          onRename={(wanted) => {
            onChange(players.with(index, tidy(wanted)))
            onSaid(t('said.renamed', { name: tidy(wanted) }))
          }}
          onRenamed={() => setRefocus({ seat: index, action: 'rename' })}
        />
      ))}
    </ol>
  )
}

/** Which way a seat steps aside for the dragged one: -1 up, 1 down. */
function roomMade(index: number, { from, to }: Drag): number {
  if (index > from && index <= to) return -1
  return index < from && index >= to ? 1 : 0
}
