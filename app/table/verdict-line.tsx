'use client'

import { useEffect, useRef } from 'react'
import { Icon } from '@/app/parts/icon'
import { useFeedback } from '@/app/parts/use-feedback'
import { useLanguage, useWords } from '@/app/words'
import type { OpenTable } from '@/lib/book/live'
import { capitalised, type Language, type Style } from '@/lib/cards/language'
import { isApplied, stateOf } from '@/lib/referee/record'
import { type SayFault, useFaultsLater } from './faults'
import { useEarlyLayout } from './use-early-layout'
import { useLastProofs } from './use-proofs'

/** More letters do not fit into two lines beside the button: they stand smaller, in three. */
const LONG = 48

/** What was just judged, and what the table answered to it, as it is written or spoken. */
function told(
  { game, header, record }: OpenTable,
  fault: SayFault | null,
  answer: string | null,
  language: Language,
  style: Style,
): string {
  const move = record.moves.at(-1)
  if (!move) return ''
  const context = { names: header.players, state: move.before, event: move.event }
  const sentences = [game.words.event(context, language, style)]
  if (move.ruling.verdict !== 'legal' && fault) {
    sentences.push(fault(context, move.ruling.code, language, style).title)
  }
  if (isApplied(move.event, move.ruling)) {
    sentences.push(...game.words.effects(context, move.after, language, style).map(({ text }) => text))
  }
  // Few words are read at a glance: the last answer comes first.
  if (answer && style === 'written') sentences.unshift(answer)
  else if (answer) sentences.splice(2, 0, answer)
  return `${sentences.join('. ')}.`
}

/** The last verdict. Screen readers hear it as it falls, and what is asked next; so do those who asked for a voice. */
export function VerdictLine({
  table,
  hint,
}: {
  table: OpenTable
  /** Is read until something has happened. */
  hint?: string
}) {
  const t = useWords('table')
  const language = useLanguage()
  const { game, header, record } = table
  const state = stateOf(record)
  const last = record.moves.at(-1)
  const verdict = last?.ruling.verdict
  const isFaulty = verdict !== undefined && verdict !== 'legal'
  const fault = useFaultsLater(game, isFaulty)
  const ruling = verdict === 'illegal' ? last?.event.ruling : undefined
  const answer = ruling ? capitalised(t(ruling === 'stands' ? 'ruling.stands' : 'ruling.back')) : null
  const need = game.words.need(header.players, state, language, 'spoken')
  const next = [need.who, need.ask, need.sub].filter(Boolean).join(', ')
  // A proof is heard whole; here its headline is read, and the rest on its sheet.
  const proofs = useLastProofs(table, 'spoken')
  const headlines = proofs?.map(({ title }) => `${title}.`) ?? []
  const proven = proofs?.map(({ title, text }) => `${title}. ${text}`) ?? []
  const said = verdict ? [`${t(verdict)}: ${told(table, fault, answer, language, 'spoken')}`, ...proven, next] : [next]
  const spoken = said.join(' ')

  const written = [told(table, fault, answer, language, 'written'), ...headlines].join(' ') || hint || ''

  useEarlyLayout(spoken)

  const give = useFeedback()
  const heard = useRef(record.moves.length)
  const answered = useRef(answer)
  useEffect(() => {
    if (proofs === null || (isFaulty && !fault)) return
    const isNew = record.moves.length > heard.current
    const isAnswer = answer !== null && answer !== answered.current && record.moves.length === heard.current
    heard.current = record.moves.length
    answered.current = answer
    if (isNew && verdict) give(game.table(state).over ? 'over' : verdict, spoken)
    else if (isAnswer) give(null, `${answer}. ${next}`)
  }, [record, verdict, give, game, state, spoken, proofs, isFaulty, fault, answer, next])

  return (
    <div className="flex min-w-0 flex-1 items-center gap-2">
      {verdict && (
        <span className={`shrink-0 ${verdict === 'legal' ? 'text-you' : 'text-no'}`}>
          <Icon name={verdict === 'legal' ? 'check' : verdict === 'illegal' ? 'cross' : 'alert'} className="size-5" />
        </span>
      )}
      <p
        aria-hidden="true"
        className={`line-clamp-3 leading-tight ${written.length > LONG ? 'text-[0.8rem]' : 'text-[0.95rem]'}`}
      >
        {written}
      </p>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </div>
  )
}
