'use client'

import { useLanguage, useWords } from '@/app/words'
import type { OpenTable } from '@/lib/book/live'
import { capitalised, type Style } from '@/lib/cards/language'
import { isApplied } from '@/lib/referee/record'
import type { VerdictWord } from '@/lib/referee/verdict'
import { useFaultsLater } from './faults'
import { useLastProofs } from './use-proofs'

/** The last verdict in words. */
export interface VerdictWords {
  /** None, where nothing has happened yet. */
  readonly verdict: VerdictWord | undefined
  /** What the table answered to an illegal event: that it stands, or that it was taken back. */
  readonly answer: string | null
  /** What was judged and what it proves. */
  readonly sentences: readonly string[]
  /** False until all words for that are there. */
  readonly whole: boolean
}

/** Says the last verdict, written for the eye or spoken for the ear. */
export function useVerdict(table: OpenTable, style: Style): VerdictWords {
  const t = useWords('table')
  const language = useLanguage()
  const { game, header, record } = table
  const move = record.moves.at(-1)
  const verdict = move?.ruling.verdict
  const isFaulty = verdict !== undefined && verdict !== 'legal'
  const fault = useFaultsLater(game, isFaulty)
  const proofs = useLastProofs(table, style)
  const ruling = verdict === 'illegal' ? move?.event.ruling : undefined
  const answer = ruling ? capitalised(t(ruling === 'stands' ? 'ruling.stands' : 'ruling.back')) : null
  if (!move || !verdict) return { verdict, answer, sentences: [], whole: true }

  const context = { names: header.players, state: move.before, event: move.event }
  const told = [game.words.event(context, language, style)]
  if (isFaulty && fault) told.push(fault(context, move.ruling.code, language, style).title)
  if (isApplied(move.event, move.ruling)) {
    told.push(...game.words.effects(context, move.after, language, style).map(({ text }) => text))
  }
  // Few words are read at a glance: the last answer comes first.
  if (answer) told.splice(style === 'written' ? 0 : 2, 0, answer)
  const said = `${told.join('. ')}.`
  // A proof is heard whole; where it is read, its headline is, and the rest on its sheet.
  const proven = proofs?.map(({ title, text }) => (style === 'written' ? `${title}.` : `${title}. ${text}`)) ?? []
  const sentences = [style === 'written' ? said : `${t(verdict)}: ${said}`, ...proven]
  return { verdict, answer, sentences, whole: proofs !== null && (!isFaulty || fault !== null) }
}
