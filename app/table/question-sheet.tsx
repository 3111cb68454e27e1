'use client'

import { useEffect, useState } from 'react'
import { oneAtATime } from '@/app/parts/one-at-a-time'
import { Sheet } from '@/app/parts/sheet'
import { useFeedback } from '@/app/parts/use-feedback'
import { useLanguage, useWords } from '@/app/words'
import type { LiveTable, OpenTable } from '@/lib/book/live'
import type { Style } from '@/lib/cards/language'
import type { AnyEvent } from '@/lib/referee/event'
import { judgeEvent, type Move, positionAt } from '@/lib/referee/record'
import { likelySlips } from '@/lib/referee/slips'
import { useFaults, useSlips } from './faults'
import type { Teller } from './use-teller'

/** Up to this cost a slip is asked about where the play may as well have been against the rules. */
const LIKELY = 1.5

interface Judged {
  readonly table: OpenTable
  readonly move: Move<AnyEvent, unknown>
  /** Opens the rules at a clause. */
  readonly onRule: (clause: string) => void
}

/** Why an event is not legal, with its rule. */
function Why({ table, move, onRule }: Judged) {
  const t = useWords('table')
  const fault = useFault(table, move)
  return (
    <>
      <p className="text-xl text-pretty">{fault.text}</p>
      <button type="button" className="min-h-12 text-quiet underline" onClick={() => onRule(fault.clause)}>
        {t('rule', { clause: fault.clause })}
      </button>
    </>
  )
}

function useFault(
  { game, header }: OpenTable,
  { event, before, ruling }: Move<AnyEvent, unknown>,
  style: Style = 'written',
) {
  const language = useLanguage()
  return useFaults(game)({ names: header.players, state: before, event }, ruling.code ?? '', language, style)
}

/** Another event in words, as it would have been told in place of this one. */
function useInstead({
  table: { game, header },
  move,
}: Omit<Judged, 'onRule'>): (event: AnyEvent, style?: Style) => string {
  const language = useLanguage()
  return (event, style) => game.words.event({ names: header.players, state: move.before, event }, language, style)
}

/** The referee explains an illegal play and asks its one question: is it taken back, or does it stand? */
export function QuestionSheet({ table, move, live, teller, onRule }: Judged & { live: LiveTable; teller: Teller }) {
  const t = useWords('table')
  const language = useLanguage()
  const instead = useInstead({ table, move })
  // One answer to one question: a second tap would meet what lies under it.
  const [answer] = useState(oneAtATime)
  const rule = (ruling: 'taken-back' | 'stands') => answer(() => write({ ...move.event, ruling }))
  const { game, header, record } = table
  const index = record.moves.indexOf(move)

  /** Another event in its place: the same, ruled on, or what was meant. */
  async function write(event: AnyEvent): Promise<void> {
    if (!(await live.correct(index, event))) return
    const now = live.view()
    if (now.phase === 'open' && now.table.record.moves[index]?.proven.length) teller.setLayer({ kind: 'proof' })
  }

  // It never happened. What was written just now is undone, so that undo goes on from before it. A log that was brought
  // along may end in such an event, too, and a correction may lay one bare: there the last step was another.
  const strike = () => (teller.wrote(move) ? live.step(-1) : live.strike(index))

  const fault = useFaults(game)
  const standing = { ...move.event, ruling: 'stands' as const }
  const position = positionAt(record, index)
  // With what is proven, too: as it would be judged once it is written.
  const { ruling } = judgeEvent(game, position, standing)
  const impossible =
    ruling.verdict === 'impossible' &&
    fault({ names: header.players, state: move.before, event: standing }, ruling.code, language)
  const [slip] = likelySlips({ ...game, slips: useSlips(game) }, position, move.event, 1)
  return (
    <Sheet tone="no" title={useFault(table, move).title} onClose={() => rule('taken-back')}>
      <Why table={table} move={move} onRule={onRule} />
      {impossible && <p className="mt-2">{t('cannotStand', { why: impossible.text })}</p>}
      <div className="mt-4 grid grid-cols-2 gap-3">
        <button type="button" data-first className="button button-ink min-h-16" onClick={() => rule('taken-back')}>
          {t('takeBack')}
        </button>
        <button type="button" className="button min-h-16" disabled={Boolean(impossible)} onClick={() => rule('stands')}>
          {t('letStand')}
        </button>
      </div>
      <div className="mt-2 grid auto-cols-fr grid-flow-col gap-3 text-quiet">
        {slip?.legal && slip.cost <= LIKELY && (
          <button
            type="button"
            aria-label={t('didYouMean', { what: instead(slip.event, 'spoken') })}
            className="min-h-12 underline wrap-anywhere"
            onClick={() => answer(() => write(slip.event))}
          >
            {t('didYouMean', { what: instead(slip.event) })}
          </button>
        )}
        <button type="button" className="min-h-12 underline" onClick={() => answer(strike)}>
          {t('mistapped')}
        </button>
      </div>
    </Sheet>
  )
}

/** What was tapped cannot have happened: the record is wrong, not the player. Nothing was written. */
export function ImpossibleSheet({
  table,
  move,
  onMeant,
  onRule,
  onClose,
}: Judged & {
  /** What happened instead. */
  onMeant: (event: AnyEvent) => void
  onClose: () => void
}) {
  const t = useWords('table')
  const instead = useInstead({ table, move })
  const { game, record, writes } = table
  const asGame = { ...game, slips: useSlips(game) }
  const slips = writes ? likelySlips(asGame, positionAt(record), move.event) : []
  const { title, text } = useFault(table, move, 'spoken')
  const spoken = `${t('impossible')}: ${title}. ${text}`
  const give = useFeedback()
  useEffect(() => give('impossible', spoken), [give, spoken])
  return (
    <Sheet tone="no" title={useFault(table, move).title} onClose={onClose}>
      <Why table={table} move={move} onRule={onRule} />
      {slips.length > 0 && (
        <>
          <h3 className="mt-4 mb-2 font-bold">{t('meant')}</h3>
          <ul className="flex flex-col gap-2">
            {slips.map(({ event, legal }) => (
              <li key={instead(event)}>
                <button
                  type="button"
                  className="button min-h-14 w-full justify-start text-left text-lg wrap-anywhere"
                  aria-label={[instead(event, 'spoken'), ...(legal ? [] : [t('illegal')])].join(', ')}
                  onClick={() => onMeant(event)}
                >
                  <span className="min-w-0 flex-1">{instead(event)}</span>
                  {!legal && <span className="text-sm font-normal text-quiet">{t('illegal')}</span>}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <button type="button" data-first className="button button-ink mt-4 min-h-16 w-full" onClick={onClose}>
        {t('checkTaps')}
      </button>
    </Sheet>
  )
}
