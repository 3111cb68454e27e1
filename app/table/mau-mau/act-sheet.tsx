'use client'

import { Sheet } from '@/app/parts/sheet'
import { useWords } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import type { MauMauView } from './view'
import { words } from './words'

/** Says who acts next, for what happens out of turn; and does what is too rare for a key of its own. */
export function ActSheet({
  view,
  by,
  onWho,
  onCatch,
  onChallenge,
  onDeal,
  onClose,
}: {
  view: MauMauView
  by: number
  onWho: (by: number) => void
  onCatch: (of: number) => void
  onChallenge: () => void
  /** The cards are dealt anew in the middle of a round. */
  onDeal: () => void
  onClose: () => void
}) {
  const shared = useWords('table')
  const common = useWords('common')
  const t = useOwnWords(words)
  const { names, table } = view
  const name = names[by] ?? ''
  const isIn = (seat: number) => table.players[seat]?.place === null
  return (
    <Sheet title={t('act.title')} onClose={onClose}>
      <ul className="grid grid-cols-2 gap-2">
        {names.map((each, seat) => (
          <li key={each} className="min-w-0">
            <button
              type="button"
              aria-pressed={seat === by}
              disabled={!isIn(seat)}
              className={`button h-full w-full ${seat === by ? 'button-ink' : ''}`}
              onClick={() => onWho(seat)}
            >
              <span className="min-w-0 leading-tight wrap-anywhere">{each}</span>
              {seat === table.turn && <span className="text-sm font-normal">{shared('onTurn')}</span>}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="button button-main mt-2 w-full" onClick={onClose}>
        {common('done')}
      </button>
      <h3 className="mt-4 mb-2 font-bold">{t('act.rare')}</h3>
      <ul className="grid grid-cols-2 gap-2">
        {names.map(
          (each, of) =>
            of !== by &&
            isIn(of) && (
              <Rare key={each} onTap={() => onCatch(of)}>
                {`${name}: ${t('act.catch', { name: each })}`}
              </Rare>
            ),
        )}
        <Rare onTap={onChallenge}>{t('act.challenge', { name })}</Rare>
        <Rare onTap={onDeal}>{t('act.deal')}</Rare>
      </ul>
    </Sheet>
  )
}

function Rare({ onTap, children }: { onTap: () => void; children: string }) {
  return (
    <li className="min-w-0">
      <button type="button" className="button h-full w-full leading-tight font-semibold" onClick={onTap}>
        <span className="min-w-0 wrap-anywhere">{children}</span>
      </button>
    </li>
  )
}
