'use client'

import { memo } from 'react'
import { useFormatter } from 'use-intl/react'
import { Icon } from '@/app/parts/icon/all'
import { useLanguage, useWords } from '@/app/words'
import type { AnyEngine } from '@/lib/referee/engine'
import type { ProofExplanation } from '@/lib/referee/game'
import { useFaults } from '../faults'
import { type AnyMove, wasApplied } from './change'
import { VerdictMark } from './verdict-mark'

/** What can be done with a move of the list. */
export type EditKind = 'correct' | 'insert' | 'strike'

export const rowId = (index: number) => `move-${index + 1}`

/** A move in the list: what was done and what the referee said; unfolded, why, what it brought about, and how to change it. */
export const MoveRow = memo(function MoveRow({
  index,
  move,
  game,
  names,
  open,
  proofs,
  disproved,
  lit,
  onOpen,
  onProof,
  onEdit,
}: {
  index: number
  move: AnyMove
  game: AnyEngine
  names: readonly string[]
  open: boolean
  /** What this move has proven of earlier ones. */
  proofs: readonly ProofExplanation[] | undefined
  /** The number of the move that proves this one illegal. */
  disproved: number | undefined
  /** A proof that is being looked at rests on this move. */
  lit: boolean
  onOpen: (index: number | null) => void
  /** Lights the moves that a proof rests on. */
  onProof: (events: readonly number[]) => void
  /** Undefined where the list can only be read. */
  onEdit: ((kind: EditKind, index: number) => void) | undefined
}) {
  const t = useWords()
  const language = useLanguage()
  const { event, ruling, before } = move
  const { verdict } = ruling
  const applied = wasApplied(move)
  const told = { names, state: before, event }
  const sayFault = useFaults(game)
  const fault = verdict === 'legal' ? null : sayFault(told, ruling.code, language)

  return (
    <li
      id={rowId(index)}
      className={`scroll-mt-14 border-b wrap-anywhere border-edge flat:scroll-mt-0 [contain-intrinsic-size:auto_3.5rem] [content-visibility:auto] ${verdict === 'impossible' ? 'bg-no-soft' : lit ? 'bg-half-soft shadow-[inset_0.375rem_0_0_var(--color-half)]' : ''} ${open && !lit ? 'bg-key' : ''}`}
    >
      <button
        type="button"
        aria-expanded={open}
        className="flex min-h-14 w-full items-start gap-2 py-3 pr-2 text-left focus-visible:-outline-offset-3"
        onClick={() => onOpen(open ? null : index)}
      >
        <span className="w-9 shrink-0 pt-0.5 text-right text-sm leading-6 text-quiet">{index + 1}</span>
        <VerdictMark verdict={verdict} />
        <span className="min-w-0 flex-1">
          <span className={`block text-lg leading-6 font-semibold ${applied ? '' : 'line-through decoration-2'}`}>
            {game.words.event(told, language)}
            {lit && <span className="sr-only">, {t('moves.isLit')}</span>}
          </span>
          {fault && (
            <span className="block text-sm font-bold text-no">
              {[
                t(`table.${verdict}`),
                fault.title,
                ...(verdict === 'illegal' ? [t(applied ? 'table.ruling.stands' : 'table.ruling.back')] : []),
              ].join(' · ')}
            </span>
          )}
          {disproved !== undefined && (
            <span className="block text-sm font-bold text-half">{t('moves.disproved', { number: disproved })}</span>
          )}
          {proofs?.map(({ title, events }) => (
            <span key={`${title} ${events[0]}`} className="block text-sm font-bold text-half">
              {t('moves.proves', { title, number: events[0] as number })}
            </span>
          ))}
        </span>
        <Icon name="down" className={`size-6 shrink-0 text-quiet ${open ? 'rotate-180' : ''}`} />
      </button>
      {open && (
        <div className="space-y-1.5 px-2 pb-3">
          <div className="space-y-1 pl-18">
            {fault && (
              <p>
                {fault.text}{' '}
                <span className="whitespace-nowrap text-quiet">{t('table.rule', { clause: fault.clause })}</span>
              </p>
            )}
            {applied &&
              game.words.effects(told, move.after, language).map(({ text, clause }) => (
                <p key={text}>
                  {text} <span className="whitespace-nowrap text-quiet">{t('table.rule', { clause })}</span>
                </p>
              ))}
            {proofs?.map(({ text, clause, events }) => (
              <div key={text}>
                <p>
                  {text} <span className="whitespace-nowrap text-quiet">{t('table.rule', { clause })}</span>
                </p>
                <button type="button" className="button my-1 bg-surface" onClick={() => onProof(events)}>
                  {t('table.proof.showMoves')}
                </button>
              </div>
            ))}
            {event.note !== undefined && <p className="text-quiet">{t('moves.note', { note: event.note })}</p>}
            {event.at !== undefined && <Time at={event.at} />}
          </div>
          {onEdit && (
            <div className="grid grid-cols-3 gap-2 pt-1">
              {(['correct', 'insert', 'strike'] as const).map((kind) => (
                <button
                  key={kind}
                  type="button"
                  className="button flex-col gap-0.5 bg-surface px-1 text-sm leading-tight"
                  onClick={() => onEdit(kind, index)}
                >
                  <Icon name={ICONS[kind]} className="size-5" />
                  {t(`moves.${kind}`)}
                </button>
              ))}
            </div>
          )}
        </div>
      )}
    </li>
  )
})

const ICONS = { correct: 'pencil', insert: 'insert', strike: 'strike' } as const

/** The form of the time is nobody's promise (table-log.md): what is no time is not shown. */
function Time({ at }: { at: string }) {
  const format = useFormatter()
  const time = new Date(at)
  if (Number.isNaN(time.getTime())) return null
  return <p className="text-sm text-quiet">{format.dateTime(time, { timeStyle: 'medium' })}</p>
}
