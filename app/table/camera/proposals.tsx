'use client'

import { Icon } from '@/app/parts/icon'
import { useLanguage, useWords } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import { judgeEvent } from '@/lib/referee/record'
import type { PhotographedTable, Proposal } from '@/lib/vision/fuse/fuse'
import { words } from './words'

/** What may have happened, in the referee's words with its verdict: one to confirm, or a few to choose from. */
export function Proposals({
  table: { game, header, position },
  proposals,
  onConfirm,
}: {
  table: PhotographedTable
  proposals: readonly Proposal[]
  onConfirm: (proposal: Proposal) => void
}) {
  const t = useOwnWords(words)
  const said = useWords('table')
  const language = useLanguage()

  const tell = ({ event, legal }: Proposal) => {
    const context = { names: header.players, state: position.state, event }
    const { ruling } = judgeEvent(game, position, event)
    const fault = ruling.code === undefined ? null : game.words.fault(context, ruling.code, language).title
    return { what: game.words.event(context, language), verdict: said(legal ? 'legal' : 'illegal'), fault }
  }
  const verdict = (legal: boolean, text: string) => (
    <span className={`inline-flex items-center gap-1 whitespace-nowrap ${legal ? 'text-you' : 'text-no'}`}>
      <Icon name={legal ? 'check' : 'cross'} className="size-5" />
      {text}
    </span>
  )

  const [first] = proposals
  if (first && proposals.length === 1) {
    const { what, verdict: word, fault } = tell(first)
    return (
      <>
        <p className="flex flex-wrap items-baseline gap-x-2 text-2xl leading-tight font-extrabold">
          {what}: {verdict(first.legal, word)}
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
        {proposals.map((proposal) => {
          const { what, verdict: word } = tell(proposal)
          return (
            <li key={JSON.stringify(proposal.event)}>
              <button
                type="button"
                className="button w-full justify-between gap-3 text-left text-lg"
                onClick={() => onConfirm(proposal)}
              >
                <span className="min-w-0 wrap-anywhere">{what}</span>
                {verdict(proposal.legal, word)}
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
