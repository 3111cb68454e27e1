'use client'

import { useEffect, useMemo, useState } from 'react'
import { deckInUse } from '@/app/parts/own-deck'
import type { OpenTable } from '@/lib/book/live'
import { loadGame } from '@/lib/games/load'
import { type AnyPhotographed, loadPhotographed } from '@/lib/games/photos'
import type { AnyGame } from '@/lib/referee/game'
import { positionAt } from '@/lib/referee/record'
import type { FaceDeck } from '@/lib/vision/deck'
import { EARLIER, fuse, type PhotographedTable } from '@/lib/vision/fuse/fuse'
import { knownSight } from '@/lib/vision/fuse/sight'
import { loadOwnDeck } from '@/lib/vision/worker/own-deck'

/** By then the viewfinder stands, in ms. */
const SETTLED = 400

interface Loaded {
  readonly game: AnyGame
  readonly photographed: AnyPhotographed
  readonly deck: FaceDeck | undefined
  /** Whether that deck was taught here, and can learn more. */
  readonly taught: boolean
}

/** The table as photos of it are judged, and what its cards look like; null until that is loaded. */
export function useCameraTable({ game: { id }, header, record }: OpenTable) {
  const [loaded, setLoaded] = useState<Loaded | null>(null)

  useEffect(() => {
    let here = true
    void Promise.all([loadGame(id), loadPhotographed(id), deckOf(id)]).then(([game, photographed, deck]) => {
      if (here && game && photographed) setLoaded({ game, photographed, ...deck })
    })
    return () => {
      here = false
    }
  }, [id])

  const read = useMemo(() => {
    if (!loaded) return null
    const { game, photographed, deck, taught } = loaded
    const position = positionAt(record)
    const earlier = record.moves.slice(-EARLIER).map(({ before }) => before)
    const table: PhotographedTable = { game, header, photographed, position, earlier }
    return { table, deck, taught, faces: photographed.faces(position.state) }
  }, [loaded, header, record])

  // What is reckoned for the first time takes the longest: that is done once while nobody waits for it.
  useEffect(() => {
    const [face] = read?.faces ?? []
    if (!read || face === undefined) return
    const idle = setTimeout(() => fuse(read.table, [knownSight(face)]), SETTLED)
    return () => clearTimeout(idle)
  }, [read])

  return read
}

/** What the cards look like that a game is played with here: a deck that was taught, or else our own printed one. */
async function deckOf(game: string): Promise<Pick<Loaded, 'deck' | 'taught'>> {
  const taught = await deckInUse(game)
  return { deck: taught ?? (await loadOwnDeck(game)), taught: taught !== undefined }
}
