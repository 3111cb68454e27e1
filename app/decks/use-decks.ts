'use client'

import { useEffect, useState } from 'react'
import type { DeckRow } from '@/lib/book/database'
import { watchDecks } from '@/lib/book/decks'
import type { Outcome } from '@/lib/book/failure'

/** The decks of this device, the last changed first; undefined until they have been read. */
export function useDecks(): Outcome<readonly DeckRow[]> | undefined {
  const [decks, setDecks] = useState<Outcome<readonly DeckRow[]>>()
  useEffect(() => watchDecks(setDecks), [])
  return decks
}
