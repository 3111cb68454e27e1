'use client'

import { useState } from 'react'

/** What is there, or what was there last: while the next answer is on its way the screen stays as it was. */
export function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
