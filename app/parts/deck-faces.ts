'use client'

import { useEffect, useState } from 'react'
import type { FaceEntry } from '@/lib/cards/faces/files'

/** Where the pictures of a game's cards lie. */
export const folderOf = (game: string) => `/decks/${game}/`

/** The pictures of a game's cards: what there is, or that they could not be had. */
export type DeckFaces = { readonly game: string; readonly faces: readonly FaceEntry[] | null }

/** The cards that we have drawn for a game; null where they have never been loaded and there is no network. */
export function useDeckFaces(game: string): readonly FaceEntry[] | null | undefined {
  const [loaded, setLoaded] = useState<DeckFaces>()

  useEffect(() => {
    let here = true
    loadFaces(game).then(
      (faces) => here && setLoaded({ game, faces }),
      () => here && setLoaded({ game, faces: null }),
    )
    return () => {
      here = false
    }
  }, [game])

  return loaded?.game === game ? loaded.faces : undefined
}

/** Rejects where they cannot be had. */
async function loadFaces(game: string): Promise<readonly FaceEntry[]> {
  const response = await fetch(`${folderOf(game)}index.json`)
  if (!response.ok) throw new Error(`${response.status}`)
  return response.json()
}
