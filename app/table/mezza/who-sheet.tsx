'use client'

import { Sheet } from '@/app/parts/sheet'
import { useLanguage, useWords } from '@/app/words'
import { writtenCards } from '@/lib/cards/names'
import type { MezzaZone } from '@/lib/games/mezza/engine'
import type { MezzaView } from './view'

const ZONES: readonly (MezzaZone | null)[] = [null, 'hand', 'up', 'down']

/** Says who plays next, and from where: for what happens out of turn, or from cards that may not be used yet. */
export function WhoSheet({
  view,
  by,
  zone,
  cards,
  onWho,
  onZone,
  onClose,
}: {
  view: MezzaView
  by: number | null
  zone: MezzaZone | null
  /** Cards that were tapped before anybody knew whose they are: choosing a player lays them. */
  cards: readonly string[] | null
  onWho: (by: number) => void
  onZone: (zone: MezzaZone | null) => void
  onClose: () => void
}) {
  const t = useWords('table')
  const common = useWords('common')
  const language = useLanguage()
  const title = !cards
    ? t('whoTitle')
    : view.opening
      ? t('whoOpens', { cards: writtenCards(cards, language) })
      : t('who')
  return (
    <Sheet title={title} onClose={onClose}>
      <ul className="grid grid-cols-2 gap-2">
        {view.names.map((name, seat) => {
          const isIn = view.table.players[seat]?.place === null
          return (
            <li key={name} className="min-w-0">
              <button
                type="button"
                aria-pressed={seat === by}
                disabled={!isIn}
                className={`button h-full w-full ${seat === by ? 'button-ink' : ''}`}
                onClick={() => onWho(seat)}
              >
                <span className="min-w-0 leading-tight wrap-anywhere">{name}</span>
                {seat === view.table.turn && <span className="text-sm font-normal">{t('onTurn')}</span>}
              </button>
            </li>
          )
        })}
      </ul>
      {!cards && (
        <fieldset className="mt-4">
          <legend className="mb-2 font-bold">{t('from')}</legend>
          <div className="grid grid-cols-2 gap-2">
            {ZONES.map((each) => (
              <button
                key={each ?? 'auto'}
                type="button"
                aria-pressed={each === zone}
                className={`button ${each === zone ? 'button-ink' : ''}`}
                onClick={() => onZone(each)}
              >
                {t(`zone.${each ?? 'auto'}`)}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      {!cards && (
        <button type="button" className="button button-main mt-4 w-full" onClick={onClose}>
          {common('done')}
        </button>
      )}
    </Sheet>
  )
}
