'use client'

import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function at every render, which calls the one of the latest: what is given it need not render again. */
export function useLatest<Arguments extends readonly unknown[], Result>(
  call: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  const latest = useRef(call)
  useLayoutEffect(() => {
    latest.current = call
  })
  return useCallback((...given: Arguments) => latest.current(...given), [])
}
