'use client'

import 'uplot/dist/uPlot.min.css'
import { useEffect, useRef } from 'react'
import type uPlot from 'uplot'
import { useBoxSize } from '@/app/parts/use-box-size'
import { useLatest } from '@/app/parts/use-latest'
import type { Paints } from './looks'
import { usePaints } from './use-paints'

/** How a chart is drawn, but for its size, by the paints of the colour scheme. uPlot's own tools come with the call. */
export type PlotOptions = (paints: Paints, tools: typeof uPlot) => Omit<uPlot.Options, 'width' | 'height'>

/** uPlot listens to nothing itself: fingers are followed here. */
const DEAF: uPlot.Cursor.MouseListenerFactory = () => null
const CURSOR: uPlot.Cursor = {
  y: false,
  drag: { x: false, y: false, setScale: false },
  points: { show: false },
  bind: {
    mousedown: DEAF,
    mouseup: DEAF,
    click: DEAF,
    dblclick: DEAF,
    mousemove: DEAF,
    mouseleave: DEAF,
    mouseenter: DEAF,
  },
}

/**
 * A chart on a canvas as wide as there is room. What it shows must be said beside it: for screen readers it is not there.
 *
 * @param options a function that stays the same while what it gives does.
 * @param at the point of x under the line that can be moved, an index of the data; null: no line.
 */
export function Plot({
  options,
  data,
  at,
  onMove,
  className,
}: {
  options: PlotOptions
  data: uPlot.AlignedData
  at: number | null
  onMove: (index: number) => void
  className: string
}) {
  const box = useRef<HTMLDivElement>(null)
  const plot = useRef<uPlot>(null)
  const size = useBoxSize(box)
  const paints = usePaints()
  const latest = useLatest((index: number) => onMove(index))
  const moved = useRef(at)

  useEffect(() => {
    const element = box.current
    if (!element || !size || size.width === 0) return
    let here = true
    const leave: (() => void)[] = []
    void Promise.all([import('uplot'), document.fonts.ready]).then(([{ default: UPlot }]) => {
      if (!here) return
      const given = options(paints, UPlot)
      const all = { legend: { show: false }, ...given, ...size, cursor: { ...CURSOR, ...given.cursor } }
      const made = new UPlot(all, data, element)
      plot.current = made
      moveTo(made, moved.current)
      const follow = (event: PointerEvent) => {
        if (event.type === 'pointermove' && event.buttons === 0) return
        if (event.type === 'pointerdown') made.over.setPointerCapture(event.pointerId)
        const { left } = made.over.getBoundingClientRect()
        latest(made.posToIdx(event.clientX - left))
      }
      made.over.style.touchAction = 'pan-y'
      made.over.addEventListener('pointerdown', follow)
      made.over.addEventListener('pointermove', follow)
      leave.push(() => {
        made.destroy()
        plot.current = null
      })
    })
    return () => {
      here = false
      for (const one of leave) one()
    }
  }, [options, data, paints, size, latest])

  useEffect(() => {
    moved.current = at
    if (plot.current) moveTo(plot.current, at)
  }, [at])

  return <div ref={box} aria-hidden="true" className={`overflow-hidden ${className}`} />
}

/** Out of the chart where there is no such point. */
const NOWHERE = { left: -10, top: -10 }

function moveTo(plot: uPlot, at: number | null): void {
  const x = at === null ? undefined : plot.data[0][at]
  plot.setCursor(x === undefined ? NOWHERE : { left: plot.valToPos(x, 'x'), top: 1 }, false)
}
