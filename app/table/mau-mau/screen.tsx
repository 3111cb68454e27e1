'use client'

import { type ReactNode, useMemo, useState } from 'react'
import { useLanguage } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import { MoreWords } from '@/app/words/provider'
import type { GameScreenProps } from '../game-screen-props'
import { LONG, RefereeLine } from '../referee-line'
import { TableShell } from '../table-shell'
import { useFirstTouch } from '../use-first-touch'
import { useTeller } from '../use-teller'
import { VerdictLine } from '../verdict-line'
import { WhoButton } from '../who-button'
import { Actions } from './actions'
import { ClockRing, ClockSound, useTurnClock } from './clock'
import { ANY } from './counted'
import { CardKey, type ColourChoice, ColourTabs, Keypad, SNUG } from './keypad'
import { Pile } from './pile'
import { RoundStart } from './round-start'
import { isRing, Seats } from './seats'
import {
  ActSheet,
  BeginSheet,
  ChallengeSheet,
  ColourSheet,
  CountPanel,
  loadSheets,
  MauMauResult,
  MemorySheet,
} from './sheets'
import { isJokerCard, type MauMauChance, type MauMauEvent, type MauMauView, mauMauView, play, sameSigns } from './view'
import { words } from './words'

export { mauMau } from '@/lib/games/mau-mau/engine'

/** What Mau Mau lays over the table beside what any game does. */
type Layer =
  /** A joker's wish, or the colour of `?7`. */
  | { readonly kind: 'colour'; readonly card: string }
  | { readonly kind: 'challenge' }
  | { readonly kind: 'act' }
  | { readonly kind: 'begin'; readonly card: string }

/** What was chosen for the next tap on a card. */
interface Choice {
  /** Who acts, where that is not who is on turn; who begins; whose cards are counted. */
  readonly by: number | null
  /** The colour of the keys, where it is not the one in force. */
  readonly colour: ColourChoice
  /** The cards are dealt anew although the round is not over. */
  readonly dealing: boolean
}

const SHORT = 12
/** Stands smaller, so that it takes two lines at most; what is longer does so anyway. */
const isMiddling = (ask: string) => ask.length > SHORT && ask.length <= LONG

const NOTHING_CHOSEN: Choice = { by: null, colour: null, dealing: false }

/** The live Mau Mau table. */
export function MauMauScreen({ table, live }: GameScreenProps) {
  const t = useOwnWords(words)
  const language = useLanguage()
  const view = useMemo(() => mauMauView(table, language), [table, language])
  const [choice, setChoice] = useState(NOTHING_CHOSEN)
  const [layer, setLayer] = useState<Layer | null>(null)
  const teller = useTeller(live, () => {
    setChoice(NOTHING_CHOSEN)
    setLayer(null)
  })
  const tell = (event: MauMauEvent) => teller.tell(event)
  useFirstTouch(loadSheets)
  const { names, options } = view
  const over = view.phase === 'over'
  const phase = choice.dealing && view.phase === 'playing' ? 'waiting' : view.phase
  const left = useTurnClock(options.secondsPerTurn, view.phase === 'playing' ? view.turnBegan : null)

  const choose = (changes: Partial<Choice>) => setChoice({ ...choice, ...changes })
  const close = () => setLayer(null)
  // Between rounds nobody is on turn: only who begins, or counts, can be chosen.
  const by = choice.by ?? (phase === 'counting' ? (view.due[0] ?? null) : phase === 'playing' ? view.table.turn : null)
  const colour = choice.colour ?? (phase === 'playing' ? view.table.color : null)

  function begin(card: string, who: number | null) {
    if (who === null) setLayer({ kind: 'begin', card })
    else void tell({ do: 'start', by: who, card })
  }

  function lay(card: string, wished?: ColourChoice) {
    const open = card.startsWith(ANY)
    if (wished === undefined && (open || (isJokerCard(card) && phase === 'playing'))) setLayer({ kind: 'colour', card })
    else if (open) lay(`${wished}${card.slice(1)}`)
    else if (phase === 'waiting') begin(card, by)
    else if (by !== null) void tell(play(by, card, wished === ANY ? null : wished))
  }

  function tapSeat(seat: number, chance: MauMauChance | undefined) {
    if (!table.writes) return
    if (phase === 'playing' && chance?.kind === 'catch') void tell({ do: 'catch', by: seat, of: chance.of })
    else if (phase === 'playing' && chance) {
      // U5.6: it is who is on turn that doubts, whoever had been chosen before.
      choose({ by: null })
      setLayer({ kind: 'challenge' })
    } else if (phase === 'counting' && !view.due.includes(seat)) return
    else choose({ by: phase === 'playing' && (seat === choice.by || seat === view.table.turn) ? null : seat })
  }

  const crowded = isRing(names.length)

  const clock = left !== null && options.secondsPerTurn !== null && (
    <ClockRing left={left} seconds={options.secondsPerTurn} />
  )

  const middle = (
    <>
      {!over && <Seats view={view} chosen={phase === 'counting' ? by : choice.by} clock={clock} onTap={tapSeat} />}
      <div
        className={`flex min-h-0 flex-1 flex-col justify-center-safe gap-2 small:flex-row-reverse small:items-center-safe small:gap-3 flat:flex-row-reverse flat:items-center ${crowded ? 'phone:flex-row-reverse phone:items-center-safe phone:gap-3' : ''}`}
      >
        <div
          className={`small:min-w-0 small:flex-1 flat:min-w-0 flat:flex-1 ${crowded ? 'phone:min-w-0 phone:flex-1' : ''}`}
        >
          <RefereeLine need={view.need} over={over} crowded={crowded || isMiddling(view.need.ask)} />
        </div>
        {phase !== 'over' && phase !== 'counting' && <Pile view={view} />}
      </div>
    </>
  )

  const fits = (card: string) =>
    phase === 'waiting'
      ? card !== 'joker+4'
      : by !== null && !card.startsWith(ANY)
        ? view.isLegal(play(by, card, isJokerCard(card) ? 'r' : null))
        : true

  const keypad = (beside: ReactNode) => (
    <>
      <div className={beside ? `flex gap-2 ${SNUG}` : 'flex'}>
        <ColourTabs colour={colour} onColour={(next) => choose({ colour: next })} />
        {beside}
      </div>
      <Keypad colour={colour} fits={fits} onCard={(card) => lay(card)} />
    </>
  )

  const keys = over ? (
    <>
      <VerdictLine table={table} />
      <MoreWords>
        <MauMauResult table={table} view={view} />
      </MoreWords>
    </>
  ) : phase === 'counting' && by !== null ? (
    <>
      {/* The cards need its room. */}
      <div className="small:hidden flat:hidden">
        <VerdictLine table={table} />
      </div>
      <CountPanel
        key={by}
        table={table}
        view={view}
        by={by}
        onCount={({ event, amended }) => teller.tell(event, amended)}
      />
    </>
  ) : phase === 'waiting' ? (
    <>
      <VerdictLine table={table} hint={t('start.title')} />
      <RoundStart view={view} beginner={choice.by} onBeginner={(seat) => setChoice({ ...choice, by: seat })} />
      {keypad(null)}
      {choice.dealing && (
        <button type="button" className="button" onClick={() => setChoice(NOTHING_CHOSEN)}>
          {t('act.dealBack')}
        </button>
      )}
    </>
  ) : (
    by !== null && (
      <>
        <div className="flex min-h-12 items-center gap-2">
          <VerdictLine table={table} />
          {left !== null && <ClockSound left={left} name={view.names[view.table.turn ?? 0] ?? ''} />}
          <WhoButton
            name={names[by] ?? ''}
            outOfTurn={by !== view.table.turn}
            onTap={() => setLayer({ kind: 'act' })}
          />
        </div>
        {keypad(<SameSigns view={view} fits={fits} onCard={(card) => lay(card)} />)}
        <Actions
          view={view}
          by={by}
          onEvent={(event) => void tell(event)}
          onChallenge={() => setLayer({ kind: 'challenge' })}
        />
      </>
    )
  )

  return (
    <TableShell
      table={table}
      live={live}
      teller={teller}
      middle={middle}
      keys={keys}
      memory={(onClose) => <MemorySheet state={view.state} onClose={onClose} />}
    >
      {layer?.kind === 'colour' && (
        <ColourSheet
          title={isJokerCard(layer.card) ? t('choose.joker', { name: names[by ?? 0] ?? '' }) : t('choose.card')}
          onColour={(wished) => {
            close()
            lay(layer.card, wished)
          }}
          onNone={isJokerCard(layer.card) ? () => lay(layer.card, ANY) : undefined}
          onClose={close}
        />
      )}
      {layer?.kind === 'begin' && <BeginSheet view={view} onWho={(seat) => begin(layer.card, seat)} onClose={close} />}
      {layer?.kind === 'challenge' && by !== null && (
        <ChallengeSheet
          view={view}
          by={by}
          onFound={(guilty) => tell({ do: 'challenge', by, guilty })}
          onClose={close}
        />
      )}
      {layer?.kind === 'act' && by !== null && (
        <ActSheet
          view={view}
          by={by}
          onWho={(seat) => choose({ by: seat === view.table.turn ? null : seat })}
          onCatch={(of) => tell({ do: 'catch', by, of })}
          onChallenge={() => setLayer({ kind: 'challenge' })}
          onDeal={() => {
            setChoice({ ...NOTHING_CHOSEN, dealing: true })
            close()
          }}
          onClose={close}
        />
      )}
    </TableShell>
  )
}

/** The top card's sign in the other colours, one tap each; the places stay where there is none. */
function SameSigns({
  view,
  fits,
  onCard,
}: {
  view: MauMauView
  fits: (card: string) => boolean
  onCard: (card: string) => void
}) {
  const t = useOwnWords(words)
  const cards = sameSigns(view.table)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own look and layout
    <div
      role="group"
      aria-label={t('sameSign')}
      className={`grid min-w-[min(9rem,40vw)] flex-[0.8] grid-cols-3 gap-px ${SNUG}`}
    >
      {cards.slice(0, 3).map((card) => (
        <CardKey key={card} card={card} fits={fits(card)} onTap={() => onCard(card)} />
      ))}
    </div>
  )
}
