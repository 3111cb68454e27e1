'use client'

import { type RefObject, useLayoutEffect, useState } from 'react'

export interface BoxSize {
  readonly width: number
  readonly height: number
}

/** How large an element is within its border, in CSS pixels, kept up to date; undefined until it is there. */
export function useBoxSize(element: RefObject<HTMLElement | null>): BoxSize | undefined {
  const [size, setSize] = useState<BoxSize>()
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = box
      setSize((now) => (now?.width === width && now.height === height ? now : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [element])
  return size
}
