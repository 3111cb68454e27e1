'use client'

import { useEffect, useState } from 'react'
import { loadGame } from '@/lib/games/load'
import { loadCourse } from '@/lib/learn/course'
import type { Course } from '@/lib/learn/schema'
import { type AnyGame, GAME_IDS, type GameId } from '@/lib/referee/game'

/** The game that an address names; Mezza where it names none. */
export const gameIn = (word: string | null): GameId => GAME_IDS.find((id) => id === word) ?? 'mezza'

/** What is loaded for a key; undefined until it is there, and for another key at once. */
function useLoaded<Key extends string, Loaded>(key: Key, load: (key: Key) => Promise<Loaded>): Loaded | undefined {
  const [loaded, setLoaded] = useState<{ key: Key; value: Loaded }>()
  useEffect(() => {
    let here = true
    void load(key).then((value) => here && setLoaded({ key, value }))
    return () => {
      here = false
    }
  }, [key, load])
  return loaded?.key === key ? loaded.value : undefined
}

const gameOf = async (id: GameId) => (await loadGame(id)) as AnyGame

/** A whole game. */
export const useGame = (id: GameId): AnyGame | undefined => useLoaded(id, gameOf)

/** A game's lessons. */
export const useCourse = (id: GameId): Course | undefined => useLoaded(id, loadCourse)
