'use client'

import { use, useEffect, useState } from 'react'
import type { AnyEngine } from '@/lib/referee/engine'
import type { AnyEvent } from '@/lib/referee/event'
import type { AnyGame, Words } from '@/lib/referee/game'

/** Puts into words what is wrong with an event. */
export type SayFault = Words<AnyEvent, unknown>['fault']

/** Part of a game, loaded once. */
class Part<Loaded> {
  private readonly fetch: (game: AnyEngine) => Promise<Loaded>
  private readonly loading = new WeakMap<AnyEngine, Promise<Loaded>>()
  private readonly loaded = new WeakMap<AnyEngine, Loaded>()

  constructor(fetch: (game: AnyEngine) => Promise<Loaded>) {
    this.fetch = fetch
  }

  /** The part, where it has been loaded. */
  of(game: AnyEngine): Loaded | undefined {
    return this.loaded.get(game)
  }

  load(game: AnyEngine): Promise<Loaded> {
    const begun = this.loading.get(game)
    if (begun) return begun
    const part = this.fetch(game).then(
      (loaded) => {
        this.loaded.set(game, loaded)
        return loaded
      },
      (error) => {
        // The next try may have more luck.
        this.loading.delete(game)
        throw error
      },
    )
    this.loading.set(game, part)
    return part
  }
}

const faults = new Part<SayFault>((game) => game.words.loadFault())
const slips = new Part<AnyGame['slips']>((game) => game.loadSlips())

/** Loads a game's words for faults. */
export const loadFaults = (game: AnyEngine) => faults.load(game)

/** Loads what a game answers a refused event with. */
export const loadRefusals = (game: AnyEngine) => Promise.all([faults.load(game), slips.load(game)])

/** A game's words for faults, for what is shown only when they are there. */
export function useFaults(game: AnyEngine): SayFault {
  return faults.of(game) ?? use(faults.load(game))
}

/** What may have been meant in a game, for what is shown only when it is there. */
export function useSlips(game: AnyEngine): AnyGame['slips'] {
  return slips.of(game) ?? use(slips.load(game))
}

/** The words for faults for what is shown at once: null until they are there; they are loaded when they are `wanted`. */
export function useFaultsLater(game: AnyEngine, wanted: boolean): SayFault | null {
  const [, setLoaded] = useState(0)
  const there = faults.of(game) ?? null

  useEffect(() => {
    if (!wanted || there) return
    let here = true
    faults.load(game).then(
      () => here && setLoaded((count) => count + 1),
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [game, wanted, there])

  return there
}
