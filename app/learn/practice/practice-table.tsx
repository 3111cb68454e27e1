'use client'

import { useEffect, useRef, useState } from 'react'
import { Answers } from '@/app/parts/answers'
import { BackLink } from '@/app/parts/back-link'
import { Icon } from '@/app/parts/icon/all'
import { Sheet } from '@/app/parts/sheet'
import { useFeedback } from '@/app/parts/use-feedback'
import { useLatest } from '@/app/parts/use-latest'
import { RefereeLine } from '@/app/table/referee-line'
import { RulesSheet } from '@/app/table/sheets'
import { useWakeLock } from '@/app/table/use-wake-lock'
import { useLanguage, useWords } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import { PACES, type Pace } from '@/lib/learn/practice/pace'
import { type Act, beside, isWith, meant, type OwnZone } from '@/lib/learn/practice/taps'
import type { AnyEvent } from '@/lib/referee/event'
import type { Move } from '@/lib/referee/record'
import { exchangeable, type Sitting, sitDown } from '@/lib/simulate/sitting'
import { ActButton, penaltyOf } from './act-button'
import { newSeed } from './begin'
import { Exchange } from './exchange'
import { Middle } from './middle'
import { OwnCards } from './own-cards'
import { Result } from './result'
import { Seats } from './seats'
import { ChooseSheet, HintsSheet, isMyGo, RefusedSheet } from './sheets'
import { type Place, useFocusBack } from './use-focus-back'
import { useSitting } from './use-sitting'
import { faultOf, toldOf, useTable } from './use-table'
import { words } from './words'

/** What lies over the table; meanwhile nobody plays on. */
type Layer =
  | { readonly kind: 'hints' | 'menu' }
  | { readonly kind: 'refused'; readonly move: Move<AnyEvent, unknown> }
  | { readonly kind: 'choose'; readonly title: string; readonly acts: readonly Act[]; readonly place?: Place }
  | { readonly kind: 'rules'; readonly clause?: string }

/** A practice game that is played: the others above, what lies open in the middle, the own cards under the thumb. */
export function PracticeTable({
  begun,
  pace: begunPace,
  name,
  onAgain,
  onLeave,
}: {
  begun: Sitting
  pace: Pace
  name: string
  onAgain: (sitting: Sitting, pace: Pace) => void
  onLeave: (pace: Pace) => void
}) {
  const t = useOwnWords(words)
  const games = useWords('games')
  const language = useLanguage()
  const give = useFeedback()
  const [pace, setPace] = useState(begunPace)
  const [layer, setLayer] = useState<Layer | null>(null)
  // Who chooses between two moves does so in play; who reads is waited for.
  const { sitting, next, act, leaveExchanged, keeps } = useSitting(
    begun,
    pace,
    name,
    layer !== null && layer.kind !== 'choose',
  )
  const mine = useTable(sitting)
  const { game, me, table, acts, state, hand } = mine
  const { over } = table
  const myGo = isMyGo(mine)
  useWakeLock(!over)
  const close = () => setLayer(null)

  const told = useRef(sitting.record.moves.length)
  useEffect(() => {
    const { length } = sitting.record.moves
    if (length > told.current) give(over ? 'over' : 'legal', toldOf(mine, language, 'spoken'))
    told.current = length
  }, [sitting, mine, over, give, language])

  const own = useRef<HTMLDivElement>(null)
  const giveFocusBack = useFocusBack(own, sitting)

  const playFrom = useLatest((event: AnyEvent, place?: Place) => {
    const refused = act(event)
    if (!refused) giveFocusBack(place)
    setLayer(refused ? { kind: 'refused', move: refused } : null)
    if (refused) give(refused.ruling.verdict, faultOf(mine, refused, language).title)
  })
  const play = useLatest((event: AnyEvent) => playFrom(event))

  function tapCard(card: string, zone: OwnZone, held: readonly string[], index: number) {
    const place = { zone, index }
    const piles = table.seats[me]?.piles.map(({ pile }) => pile) ?? []
    const tried = meant(game.id, state, { by: me, card, zone, held }, piles)
    const fitting = isInUse(zone) ? acts.filter((one) => isWith(one, card)) : []
    const [only, ...more] = fitting.length > 0 ? fitting : tried.slice(0, 1)
    if (only && more.length === 0) playFrom(only, place)
    else setLayer({ kind: 'choose', title: t('choose'), acts: fitting, place })
  }

  /** M5: the face-up cards are played from only when the hand is empty. */
  const isInUse = (zone: OwnZone) => zone === 'hand' || hand.length === 0
  const fitOf = (zone: OwnZone) => (card: string) => {
    const able = isInUse(zone) && acts.some((one) => isWith(one, card))
    return myGo || able ? { able, text: t(able ? 'fits' : 'doesNotFit') } : null
  }

  // Piles of one's own and a hand of thirty cards: the page scrolls. Otherwise everything is in sight.
  const scrolls = table.pile === null
  const exchanging = next.kind === 'exchange'

  const up = table.seats[me]?.up
  const upCards = typeof up === 'number' || !up ? [] : up
  const blind = acts.find(({ from }) => from === 'down')
  const loose = acts.filter((one) => one.pile === undefined && !one.card && !one.cards)
  const offered = myGo ? beside(game.id, me).filter((one) => !loose.some((other) => other.do === one.do)) : []
  const text = toldOf(mine, language)
  const need = table.turn === me && !over ? { ...mine.need, who: t('you') } : mine.need
  const spokenNeed = game.words.need(mine.names, state, language, 'spoken')
  const spoken = [
    toldOf(mine, language, 'spoken'),
    [table.turn === me && !over ? t('you') : spokenNeed.who, spokenNeed.ask].join(': '),
  ].join(' ')

  return (
    <main
      className={`mx-auto flex max-w-4xl flex-col ${scrolls ? 'min-h-dvh' : 'h-dvh overflow-hidden'} flat:grid flat:max-w-none flat:grid-cols-[1fr_minmax(20rem,46%)]`}
    >
      <div className="flex min-h-0 flex-1 flex-col gap-[clamp(0.25rem,1.2dvh,0.75rem)] px-[max(0.5rem,env(safe-area-inset-left))] pt-[env(safe-area-inset-top)] pb-2">
        <header className="flex items-center gap-1 pl-3">
          <BackLink />
          <h1 className="min-w-0 flex-1 truncate font-bold small:text-sm">{t('titleOf', { game: games(game.id) })}</h1>
          <button
            type="button"
            className="icon-button"
            aria-label={t('rules')}
            onClick={() => setLayer({ kind: 'rules' })}
          >
            <Icon name="book" />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={t('menu')}
            onClick={() => setLayer({ kind: 'menu' })}
          >
            <Icon name="menu" />
          </button>
        </header>
        <Seats game={game.id} names={mine.names} table={table} />
        <div className="flex min-h-0 flex-1 flex-col justify-center gap-2 small:gap-1 flat:flex-row flat:items-center">
          {!exchanging && (
            <>
              <RefereeLine need={need} over={over} />
              <Middle mine={mine} onPile={(title, found) => setLayer({ kind: 'choose', title, acts: found })} />
            </>
          )}
        </div>
      </div>

      <div
        ref={own}
        className={`flex flex-col gap-2 *:first:mt-auto ${scrolls ? '' : `overflow-y-auto flat:max-h-none ${exchanging ? 'max-h-[80dvh]' : 'max-h-[62dvh]'}`} rounded-t-3xl border-t border-edge bg-surface px-3 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] flat:rounded-none flat:border-t-0 flat:border-l`}
      >
        {!exchanging && (
          <p aria-hidden="true" className="line-clamp-2 min-h-6 text-[0.95rem] leading-snug">
            {text || t('dealt')}
          </p>
        )}
        <p role="status" className="sr-only">
          {spoken}
        </p>
        {!keeps && <p className="text-sm text-quiet">{t('noStorage')}</p>}
        {exchanging ? (
          <Exchange
            game={game.id}
            zones={exchangeable(sitting)}
            onDone={(zones) => {
              giveFocusBack({ zone: 'hand', index: 0 })
              leaveExchanged(zones)
            }}
          />
        ) : over ? (
          <Result
            mine={mine}
            onAgain={() => onAgain(sitDown({ game, header: sitting.header, me, seed: newSeed() }), pace)}
            onOther={() => onLeave(pace)}
          />
        ) : (
          <>
            {upCards.length > 0 && (
              <OwnCards
                game={game.id}
                label={t('up')}
                cards={upCards}
                nameOf={(card) => t('inUp', { card })}
                fits={fitOf('up')}
                onTap={(card, index) => tapCard(card, 'up', upCards, index)}
                zone="up"
                small={hand.length > 0}
              />
            )}
            {hand.length > 0 && (
              <OwnCards
                game={game.id}
                label={t('hand')}
                cards={hand}
                nameOf={(card) => t('inHand', { card })}
                fits={fitOf('hand')}
                onTap={(card, index) => tapCard(card, 'hand', hand, index)}
                zone="hand"
              />
            )}
            {blind && (
              <button type="button" className="button button-main min-h-16 text-xl" onClick={() => play(blind)}>
                <Icon name="flip" className="size-7" />
                {t('turnOver')}
              </button>
            )}
            <div className="flex flex-wrap gap-2">
              {[...loose, ...offered].map((one) => (
                <ActButton
                  key={JSON.stringify(one)}
                  act={one}
                  names={mine.names}
                  able={loose.includes(one)}
                  penalty={penaltyOf(state)}
                  onAct={play}
                />
              ))}
              <button
                type="button"
                className="button ml-auto"
                aria-label={t('hintLong')}
                onClick={() => setLayer({ kind: 'hints' })}
              >
                {t('hint')}
              </button>
            </div>
          </>
        )}
      </div>

      {layer?.kind === 'refused' && (
        <RefusedSheet
          table={mine}
          move={layer.move}
          onRule={(clause) => setLayer({ kind: 'rules', clause })}
          onClose={close}
        />
      )}
      {layer?.kind === 'choose' && (
        <ChooseSheet
          table={mine}
          title={layer.title}
          acts={layer.acts}
          onAct={(one) => playFrom(one, layer.place)}
          onClose={close}
        />
      )}
      {layer?.kind === 'hints' && (
        <HintsSheet
          sitting={sitting}
          table={mine}
          onAct={play}
          onRule={(clause) => setLayer({ kind: 'rules', clause })}
          onClose={close}
        />
      )}
      {layer?.kind === 'rules' && <RulesSheet game={game.id} clause={layer.clause} onClose={close} />}
      {layer?.kind === 'menu' && (
        <Sheet title={t('menu')} onClose={close}>
          <div className="flex flex-col gap-4">
            <Answers
              question={t('pace')}
              answers={PACES.map((one) => ({ label: t(`paces.${one}`), explanation: t(`paceHints.${one}`) }))}
              chosen={PACES.indexOf(pace)}
              onChoose={(index) => setPace(PACES[index] ?? pace)}
            />
            <div>
              <button type="button" className="button w-full" onClick={() => onLeave(pace)}>
                <Icon name="again" />
                {t('giveUp')}
              </button>
              <p className="mt-1 text-center text-sm text-quiet">{t('giveUpHint')}</p>
            </div>
          </div>
        </Sheet>
      )}
    </main>
  )
}
