'use client'

import { use, useEffect, useState } from 'react'
import type { AnyEngine } from '@/lib/referee/engine'
import type { AnyEvent } from '@/lib/referee/event'
import type { Words } from '@/lib/referee/game'

/** Puts into words what is wrong with an event. */
export type SayFault = Words<AnyEvent, unknown>['fault']

const loading = new WeakMap<AnyEngine, Promise<SayFault>>()
const loaded = new WeakMap<AnyEngine, SayFault>()

/** Loads a game's words for faults, once. */
export function loadFaults(game: AnyEngine): Promise<SayFault> {
  const begun = loading.get(game)
  if (begun) return begun
  const words = game.words.loadFault().then(
    (say) => {
      loaded.set(game, say)
      return say
    },
    (error) => {
      // The next try may have more luck.
      loading.delete(game)
      throw error
    },
  )
  loading.set(game, words)
  return words
}

/** A game's words for faults, for what is shown only when they are there. */
export function useFaults(game: AnyEngine): SayFault {
  const there = loaded.get(game)
  return there ?? use(loadFaults(game))
}

/** The same for what is shown at once: null until the words are there, which are loaded when they are `wanted`. */
export function useFaultsLater(game: AnyEngine, wanted: boolean): SayFault | null {
  const [, setLoaded] = useState(0)
  const there = loaded.get(game) ?? null

  useEffect(() => {
    if (!wanted || there) return
    let here = true
    void loadFaults(game).then(
      () => here && setLoaded((count) => count + 1),
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [game, wanted, there])

  return there
}
