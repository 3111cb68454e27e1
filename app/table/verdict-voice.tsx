'use client'

import { useEffect, useRef } from 'react'
import { useFeedback } from '@/app/parts/use-feedback'
import { useLanguage } from '@/app/words'
import type { OpenTable } from '@/lib/book/live'
import { stateOf } from '@/lib/referee/record'
import { useVerdict } from './use-verdict'

/**
 * The last verdict, heard: by screen readers as it falls, and what is asked next; so by those who asked for a voice. It
 * stands once at a table, in one place: what moves about with a game's phases is new each time, and says nothing.
 */
export function VerdictVoice({ table }: { table: OpenTable }) {
  const language = useLanguage()
  const { game, header, record } = table
  const state = stateOf(record)
  const { verdict, answer, sentences, whole } = useVerdict(table, 'spoken')
  const need = game.words.need(header.players, state, language, 'spoken')
  const next = [need.who, need.ask, need.sub].filter(Boolean).join(', ')
  const spoken = [...sentences, next].join(' ')

  const give = useFeedback()
  const event = record.moves.at(-1)?.event
  const { length } = record.moves
  const heard = useRef({ event, length })
  useEffect(() => {
    if (!whole) return
    const before = heard.current
    heard.current = { event, length }
    // Whoever goes back hears nothing anew; what was corrected in its place is heard like another move.
    if (!verdict || event === before.event || length < before.length) return
    if (answer && length === before.length) give(null, `${answer}. ${next}`)
    else give(game.table(state).over ? 'over' : verdict, spoken)
  }, [event, length, verdict, give, game, state, spoken, whole, answer, next])

  return (
    <p role="status" className="sr-only">
      {spoken}
    </p>
  )
}
