'use client'

import { useEffect, useState } from 'react'
import { useLanguage } from '@/app/words'
import type { OpenTable } from '@/lib/book/live'
import type { Language, Style } from '@/lib/cards/language'
import type { ProofExplanation } from '@/lib/referee/game'

type ProvenTable = Pick<OpenTable, 'game' | 'header' | 'record'>

const NONE: readonly ProofExplanation[] = []

/** What a move has proven, in words; `number` counts from 1. */
export function proofsOf(
  { game, header, record }: ProvenTable,
  number: number,
  language: Language,
  style?: Style,
): Promise<readonly ProofExplanation[]> {
  const moves = record.moves.slice(0, number)
  const proven = moves.at(-1)?.proven ?? []
  return Promise.all(
    proven.map((refutation) => game.words.proof({ names: header.players, moves, refutation }, language, style)),
  )
}

/** What the last move has proven; null until its words are there, which for most moves are none. */
export function useLastProofs(table: ProvenTable, style: Style = 'written'): readonly ProofExplanation[] | null {
  const language = useLanguage()
  const { record } = table
  const [told, setTold] = useState<{ of: object; language: Language; proofs: readonly ProofExplanation[] }>()
  const { game, header } = table
  const proves = (record.moves.at(-1)?.proven.length ?? 0) > 0

  useEffect(() => {
    if (!proves) return
    let here = true
    void proofsOf({ game, header, record }, record.moves.length, language, style).then(
      (proofs) => here && setTold({ of: record, language, proofs }),
    )
    return () => {
      here = false
    }
  }, [game, header, record, language, style, proves])

  if (!proves) return NONE
  return told?.of === record && told.language === language ? told.proofs : null
}
