'use client'

import { Icon } from '@/app/parts/icon'
import { useLanguage, useWords } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import type { PhotographedTable, Proposal } from '@/lib/vision/fuse/fuse'
import { toldOf } from './told'
import { words } from './words'

/**
 * What may have happened, in the referee's words with its verdict: one to confirm, or a few to choose from, of which one
 * may be that nothing has.
 */
export function Proposals({
  table,
  proposals,
  onConfirm,
  onNothing,
}: {
  table: PhotographedTable
  proposals: readonly Proposal[]
  onConfirm: (proposal: Proposal) => void
  /** Undefined where something has happened for certain. */
  onNothing: (() => void) | undefined
}) {
  const t = useOwnWords(words)
  const said = useWords('table')
  const language = useLanguage()

  const verdict = (legal: boolean) => (
    <span className={`inline-flex items-center gap-1 whitespace-nowrap ${legal ? 'text-you' : 'text-no'}`}>
      <Icon name={legal ? 'check' : 'cross'} className="size-5" />
      {said(legal ? 'legal' : 'illegal')}
    </span>
  )

  const [first] = proposals
  if (first && proposals.length === 1 && !onNothing) {
    const { what, fault } = toldOf(first, table, language)
    return (
      <>
        <p className="flex flex-wrap items-baseline gap-x-2 text-2xl leading-tight font-extrabold text-balance">
          {what}: {verdict(first.legal)}
        </p>
        {fault && <p className="text-no">{fault}</p>}
        <button
          type="button"
          data-first
          className="button button-main min-h-16 text-xl"
          onClick={() => onConfirm(first)}
        >
          {t('confirm')}
        </button>
      </>
    )
  }
  return (
    <>
      <p className="font-bold">{t('ask')}</p>
      <ul className="flex flex-col gap-1.5">
        {proposals.map((proposal, index) => (
          <li key={JSON.stringify(proposal.event)}>
            <button
              type="button"
              data-first={index === 0 ? '' : undefined}
              className="button w-full justify-between gap-3 text-left text-lg"
              onClick={() => onConfirm(proposal)}
            >
              <span className="min-w-0 text-balance wrap-anywhere">{toldOf(proposal, table, language).what}</span>
              {verdict(proposal.legal)}
            </button>
          </li>
        ))}
        {onNothing && (
          <li>
            <button type="button" className="button w-full justify-start text-left text-lg" onClick={onNothing}>
              {t('liesThere')}
            </button>
          </li>
        )}
      </ul>
    </>
  )
}
