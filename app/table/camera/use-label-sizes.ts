'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import type { BoxSize } from '@/app/parts/use-box-size'

/**
 * How large the items of a list are as they are drawn, in CSS pixels; measured before they are seen.
 *
 * @param written what they say: when that changes, they are measured anew.
 */
export function useLabelSizes(written: string) {
  const list = useRef<HTMLUListElement>(null)
  const [sizes, setSizes] = useState<readonly BoxSize[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what they say is what makes them as large as they are
  useLayoutEffect(() => {
    const items = [...(list.current?.children ?? [])] as HTMLElement[]
    setSizes(items.map(({ offsetWidth: width, offsetHeight: height }) => ({ width, height })))
  }, [written])
  return { list, sizes }
}
