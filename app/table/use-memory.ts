'use client'

import { useEffect, useState } from 'react'

/** What a game knows of cards that nobody sees. It is asked for rarely and loaded then; null until it is there. */
export function useMemory<State, Memory>(
  load: () => Promise<{ memory(state: State): Memory }>,
  state: State,
): Memory | null {
  const [known, setKnown] = useState<Memory | null>(null)
  useEffect(() => {
    let here = true
    void load().then(({ memory }) => here && setKnown(memory(state)))
    return () => {
      here = false
    }
  }, [load, state])
  return known
}
