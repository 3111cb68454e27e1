'use client'

import { memo, useMemo, useState } from 'react'
import { face, faceColour } from '@/app/parts/card'
import { Icon } from '@/app/parts/icon'
import { useLatest } from '@/app/parts/use-latest'
import { useLanguage, useWords } from '@/app/words'
import { MoreWords } from '@/app/words/provider'
import { spokenCard } from '@/lib/cards/names'
import type { MezzaChance, MezzaEvent, MezzaZone } from '@/lib/games/mezza/engine'
import type { GameScreenProps } from '../game-screen-props'
import { RefereeLine } from '../referee-line'
import { MemorySheet } from '../sheets'
import { TableShell } from '../table-shell'
import { useAfterPaint } from '../use-after-paint'
import { useFirstTouch } from '../use-first-touch'
import { useTeller } from '../use-teller'
import { VerdictLine } from '../verdict-line'
import { WhoButton } from '../who-button'
import { FaceUpLog, nextToLog } from './face-up-log'
import { COUNTS, HowMany, Keypad } from './keypad'
import { Pile } from './pile'
import { Seats, TWO_ROWS } from './seats'
import { ChanceSheet, loadSheets, MezzaResult, WhoSheet } from './sheets'
import { cardOf, countsOf, halvesFrom, isLegal, type MezzaView, mezzaView, play, type Several, zoneOf } from './view'

export { mezza } from '@/lib/games/mezza/engine'

/** What Mezza lays over the table beside what any game does. */
type Layer =
  | { readonly kind: 'who'; readonly cards: readonly string[] | null }
  | { readonly kind: 'chance'; readonly chance: Several; readonly counts: readonly number[] }

/** What was chosen for the next tap on a card. */
interface Choice {
  /** Who plays, where that is not who is on turn. */
  readonly by: number | null
  /** From where, where that is not the zone in use. */
  readonly zone: MezzaZone | null
  readonly count: number
  /** A face-down card was turned over: its rank is asked for. */
  readonly turned: boolean
}

const NOTHING_CHOSEN: Choice = { by: null, zone: null, count: 1, turned: false }

/** The live Mezza table. */
export function MezzaScreen({ table, live }: GameScreenProps) {
  const t = useWords('table')
  const language = useLanguage()
  // The verdict and what is asked next are shown at once, the rest of the table in the frame after.
  const now = useMemo(() => mezzaView(table, language), [table, language])
  const view = useAfterPaint(now)
  const [choice, setChoice] = useState(NOTHING_CHOSEN)
  const [layer, setLayer] = useState<Layer | null>(null)
  const [logging, setLogging] = useState<number | null>(() => (view.last ? null : nextToLog(view, 0)))
  const teller = useTeller(live, (told) => {
    setChoice(NOTHING_CHOSEN)
    setLayer(null)
    // A photo may log them in any order.
    if (told.kind === 'written' && told.move.event.do === 'face-up')
      setLogging((was) => (was === told.move.event.by ? nextToLog(view, was + 1) : was))
  })
  const { tell } = teller
  useFirstTouch(loadSheets)

  const { opening, names } = view
  const { over } = view.table
  // What is tapped is meant for the table as it stands now.
  const by = choice.by ?? now.table.turn
  const acting = choice.by ?? view.table.turn
  const choose = useLatest((changes: Partial<Choice>) => setChoice({ ...choice, ...changes }))
  const close = () => setLayer(null)
  const crowded = names.length >= TWO_ROWS
  const isLogging = logging !== null && opening && table.writes

  const lay = useLatest((card: string, chosen?: number) => {
    const count = chosen ?? choice.count
    if (by === null) return setLayer({ kind: 'who', cards: Array(count).fill(card) })
    const counts = card === '½' && count === COUNTS.length && !choice.zone ? halvesFrom(count, now.state, by) : []
    if (counts.length > 1) setLayer({ kind: 'chance', chance: { kind: 'halves', by }, counts })
    else void tell(play(by, card, count, choice.zone ?? undefined))
  })
  const pickUp = useLatest(() => by !== null && tell({ do: 'pick-up', by }))
  const logFaceUp = useLatest(() => setLogging(nextToLog(view, 0)))

  const tapSeat = useLatest((seat: number, chance: MezzaChance | undefined) => {
    if (!table.writes) return
    if (!chance)
      return choose({ by: seat === now.table.turn || seat === choice.by ? null : seat, zone: null, turned: false })
    const counts = countsOf(now.state, chance)
    if (counts.length === 1) void tell(play(seat, cardOf(chance), counts[0] as number))
    else setLayer({ kind: 'chance', chance, counts })
  })

  const middle = (
    <>
      {!over && <Seats view={view} chosen={isLogging ? logging : choice.by} onTap={tapSeat} />}
      {/* Where there is too little room, it is what stands last that goes. */}
      <div
        className={`flex min-h-0 flex-1 flex-col justify-center-safe gap-2 *:isolate small:gap-1 flat:flex-row flat:items-center ${crowded ? 'small:gap-0 small:overflow-clip' : ''} ${crowded && isLogging ? 'tiny:opacity-0' : ''}`}
      >
        <RefereeLine need={now.need} over={over} crowded={crowded} />
        {!over && <Pile view={view} crowded={crowded || isLogging} />}
      </div>
    </>
  )

  const keys = over ? (
    <>
      <VerdictLine table={table} />
      <MoreWords>
        <MezzaResult table={table} />
      </MoreWords>
    </>
  ) : isLogging ? (
    <FaceUpLog
      key={logging}
      view={view}
      by={logging}
      onCards={(cards) => tell({ do: 'face-up', by: logging, cards: [...cards] } as MezzaEvent)}
      onSkip={() => setLogging(nextToLog(view, logging + 1))}
      onSkipAll={() => setLogging(null)}
    />
  ) : (
    <>
      <div className="flex min-h-12 items-center gap-2">
        <VerdictLine table={table} hint={t('holdHint')} />
        <WhoButton
          name={acting === null ? null : (names[acting] ?? '')}
          outOfTurn={acting !== null && !opening && acting !== view.table.turn}
          beside={choice.zone && t(`zone.${choice.zone}`)}
          width="max-w-[45%]"
          onTap={() => setLayer({ kind: 'who', cards: null })}
        />
      </div>
      <Keys
        view={view}
        by={acting}
        choice={choice}
        choose={choose}
        onLay={lay}
        onPickUp={pickUp}
        onFaceUp={logFaceUp}
      />
    </>
  )

  return (
    <TableShell
      table={table}
      live={live}
      teller={teller}
      version={view.version}
      middle={middle}
      keys={keys}
      memory={(onClose) => <MemorySheet view={view} onClose={onClose} />}
      onFaceUp={opening && nextToLog(view, 0) !== null ? logFaceUp : undefined}
    >
      {layer?.kind === 'chance' && (
        <ChanceSheet
          name={names[layer.chance.by] ?? ''}
          chance={layer.chance}
          counts={layer.counts}
          onCount={(count) => tell(play(layer.chance.by, cardOf(layer.chance), count))}
          onOther={() => {
            choose({ by: layer.chance.by, zone: null, turned: false })
            close()
          }}
          onClose={close}
        />
      )}
      {layer?.kind === 'who' && (
        <WhoSheet
          view={view}
          by={by}
          zone={choice.zone}
          cards={layer.cards}
          onWho={(seat) => {
            if (layer.cards) void tell(play(seat, layer.cards[0] as string, layer.cards.length))
            else choose({ by: seat === view.table.turn ? null : seat, turned: false })
          }}
          onZone={(zone) => choose({ zone, turned: false })}
          onClose={close}
        />
      )}
    </TableShell>
  )
}

/** Under the thumb: the cards, how many of them, and the pile to pick up. */
const Keys = memo(function Keys({
  view,
  by,
  choice,
  choose,
  onLay,
  onPickUp,
  onFaceUp,
}: {
  view: MezzaView
  by: number | null
  choice: Choice
  choose: (changes: Partial<Choice>) => void
  onLay: (card: string, count?: number) => void
  onPickUp: () => void
  onFaceUp: () => void
}) {
  const t = useWords('table')
  const language = useLanguage()
  const { state, names, opening } = view
  const zone = by === null ? 'hand' : (choice.zone ?? zoneOf(state, by))
  const up = by === null ? 0 : view.table.players[by]?.up
  const name = by === null ? '' : (names[by] ?? '')
  // Before the opening nobody is on turn: what one may open with, all may.
  const fits = (card: string) => isLegal(state, play(by ?? 0, card, 1, choice.zone ?? undefined))
  const canPickUp = by !== null && isLegal(state, { do: 'pick-up', by })

  return (
    <>
      {zone === 'up' && typeof up === 'object' && (
        <ul className="flex gap-2">
          {up.map((card, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal cards differ in nothing but their place
            <li key={i} className="flex-1">
              <button
                type="button"
                aria-label={t('faceUp', { cards: spokenCard(card, language) })}
                className={`key w-full border-2 border-you bg-surface ${faceColour(card)} ${fits(card) ? '' : 'border-dashed opacity-60'}`}
                onClick={() => onLay(card)}
              >
                {face(card)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {zone === 'down' && !choice.turned ? (
        <button
          type="button"
          className="button button-main min-h-32 text-2xl flat:min-h-40"
          aria-label={t('turnOverOf', { name })}
          onClick={() => choose({ turned: true })}
        >
          <Icon name="flip" className="size-8" />
          {t('turnOver')}
        </button>
      ) : (
        <>
          {zone === 'down' && <p className="text-center text-lg font-bold">{t('whichCard')}</p>}
          <Keypad
            cards={view.cards}
            fits={fits}
            many={zone !== 'down'}
            onCards={zone === 'down' ? (card) => onLay(card, 1) : onLay}
          />
        </>
      )}
      <div className="flex gap-2">
        {opening ? (
          <button type="button" className="button flex-1" onClick={onFaceUp} disabled={nextToLog(view, 0) === null}>
            {t('faceUpLog.start')}
          </button>
        ) : (
          <button
            type="button"
            className={`button flex-1 ${canPickUp ? '' : 'border-dashed bg-transparent text-faint'}`}
            onClick={onPickUp}
          >
            {t('pickUp', { count: view.table.pile.length })}
          </button>
        )}
        {/* M5.3: face-down cards are turned over one by one. */}
        {zone !== 'down' && <HowMany count={choice.count} onCount={(count) => choose({ count })} />}
      </div>
    </>
  )
})
