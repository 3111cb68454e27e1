'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { HouseRules } from '@/app/new/house-rules'
import { Answers } from '@/app/parts/answers'
import { Icon } from '@/app/parts/icon/all'
import { RulesSheet } from '@/app/table/sheets'
import { useLanguage, useWords } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import { spokenCard } from '@/lib/cards/names'
import { OFFERS } from '@/lib/games/offers'
import { writeLink } from '@/lib/learn/ask/link'
import { cardsOf, namesFor, type Question, seated, seatFor } from '@/lib/learn/ask/question'
import type { AnyGame } from '@/lib/referee/game'
import type { AnySetUp, LaidOut, SeatLaidOut } from '@/lib/referee/laid-out'
import { Face } from '../parts/face'
import { AnswerLine } from './answer-line'
import { Middle } from './middle'
import { MoveFields } from './move-fields'
import { Stepper } from './parts'
import { SeatSheet } from './seat-sheet'
import { words } from './words'

/** The position, the move and the answer, which changes with every tap; so does the address, which can be shared. */
export function Asking({
  game,
  setUp,
  question: begun,
  onGame,
}: {
  game: AnyGame
  setUp: AnySetUp
  question: Question
  onGame: (id: string) => void
}) {
  const t = useOwnWords(words)
  const gameWords = useWords('games')
  const language = useLanguage()
  const [question, setQuestion] = useState(begun)
  const [seatOpen, setSeatOpen] = useState<number | null>(null)
  const [clause, setClause] = useState<string | null>(null)
  const { laid, event } = question
  const { seats, turn } = laid
  const names = namesFor(seats.length)
  const { min, max } = game.players(laid.options)
  const deck = cardsOf(game, laid.options, seats.length)
  const set = setUp(laid)
  const link = writeLink(question)
  const inAddress = useSearchParams().get('q')

  // A sheet has a history entry of its own: when it is closed, the address of before it was opened is back.
  useEffect(() => {
    if (inAddress === link) return
    const layer = window.history.state?.layer
    // Without Next's own notes, which Next adds again: so it learns of the address, and tells when another is back.
    window.history.replaceState(layer ? { layer } : null, '', `?q=${link}`)
  }, [inAddress, link])

  const change = (changes: Partial<LaidOut<unknown>>) => setQuestion({ ...question, laid: { ...laid, ...changes } })
  const changeSeat = (by: number, seat: SeatLaidOut) => change({ seats: seats.with(by, seat) })

  function sit(players: number) {
    const isSeat = (by: number | null | undefined) => by === null || by === undefined || by < players
    const next = Array.from({ length: players }, (_, by) => seats[by] ?? seatFor(game.id, by))
    setQuestion({
      ...question,
      laid: {
        ...laid,
        seats: next,
        turn: isSeat(turn) ? turn : 0,
        pile: laid.pile.map(({ card, by }) => ({ card, by: isSeat(by) ? by : players - 1 })),
      },
      event: seated(event, players),
    })
  }

  const turns = game.id === 'merge' ? [] : game.id === 'mau-mau' ? [...seats.keys()] : [...seats.keys(), null]
  let pileNumber = 1
  const firstPiles = seats.map(({ piles }) => {
    const first = pileNumber
    pileNumber += piles.length
    return first
  })

  return (
    <div className="flex flex-1 flex-col gap-6">
      <div className="flex flex-col gap-6 flat:grid flat:grid-cols-2 flat:items-start flat:gap-x-8">
        <div className="flex min-w-0 flex-col gap-6">
          <p className="text-pretty">{t('intro')}</p>
          <Answers
            question={t('game')}
            headed={false}
            paired
            answers={OFFERS.map(({ id }) => ({ label: gameWords(id) }))}
            chosen={OFFERS.findIndex(({ id }) => id === game.id)}
            onChoose={(index) => onGame(OFFERS[index]?.id ?? game.id)}
          />
          {game.id !== 'merge' && <Middle game={game} deck={deck} laid={laid} names={names} onChange={change} />}
          <section aria-label={t('players')} className="flex flex-col gap-2">
            <Stepper label={t('players')} value={seats.length} least={min} most={Math.min(max, 6)} onChange={sit} />
            <ul className="flex flex-col gap-2">
              {seats.map((seat, by) => (
                <li key={names[by]}>
                  <button
                    type="button"
                    className="flex min-h-14 w-full items-center gap-3 rounded-2xl border border-edge bg-surface px-4 py-2 text-left"
                    aria-label={t('seat', { name: names[by] ?? '' })}
                    onClick={() => setSeatOpen(by)}
                  >
                    <span className={`w-16 truncate font-bold ${turn === by ? 'text-you' : ''}`}>{names[by]}</span>
                    <SeatCards game={game.id} seat={seat} />
                    <Icon name="pencil" className="ml-auto size-5 shrink-0" />
                  </button>
                </li>
              ))}
            </ul>
          </section>
          {turns.length > 0 && (
            <Answers
              question={t('turn')}
              paired
              answers={turns.map((by) => ({ label: by === null ? t('nobody') : names[by] }))}
              chosen={turns.indexOf(turn)}
              onChoose={(index) => {
                const next = turns[index] ?? null
                change({ turn: next, ...(next === null && game.id === 'mezza' && { pile: [], drawn: 0 }) })
              }}
            />
          )}
          <HouseRules
            choices={game.choices.filter(
              ({ option }) => option !== 'secondsPerTurn' && option !== 'points' && option !== 'pairs',
            )}
            options={laid.options as Readonly<Record<string, unknown>>}
            onChoose={(option, value) => change({ options: { ...(laid.options as object), [option]: value } })}
          />
        </div>
        <section aria-labelledby="move" className="flex min-w-0 flex-col gap-4 pb-4">
          <h2 id="move" className="text-xl font-bold">
            {t('move')}
          </h2>
          <MoveFields
            game={game.id}
            deck={deck}
            names={names}
            piles={pileNumber - 1}
            event={event}
            onChange={(next) => setQuestion({ ...question, event: next })}
          />
        </section>
      </div>
      <div className="thumb-bar border-t border-edge">
        {'error' in set ? (
          <p role="status" className="rounded-2xl border-2 border-no bg-no-soft px-4 py-3 font-bold">
            {t(`errors.${set.error}`)}
          </p>
        ) : (
          <AnswerLine game={game} state={set.state} question={question} onRule={setClause} />
        )}
      </div>
      {seatOpen !== null && seats[seatOpen] && (
        <SeatSheet
          game={game.id}
          deck={deck}
          name={names[seatOpen] ?? ''}
          seat={seats[seatOpen]}
          firstPile={firstPiles[seatOpen] ?? 1}
          onChange={(seat) => changeSeat(seatOpen, seat)}
          onClose={() => setSeatOpen(null)}
        />
      )}
      {clause !== null && <RulesSheet game={game.id} clause={clause} onClose={() => setClause(null)} />}
      <p className="sr-only">{laid.pile.map(({ card }) => spokenCard(card, language)).join(', ')}</p>
    </div>
  )
}

/** What lies before a player, small. */
function SeatCards({ game, seat: { hand, known, up, down, piles } }: { game: string; seat: SeatLaidOut }) {
  const t = useWords('table')
  const unknown = hand - known.length
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-1 [--card:2.2rem]">
      <span className="mr-1 text-sm text-quiet">{t('hand', { count: hand })}</span>
      {[...known, ...up, ...piles.flatMap((cards) => cards.at(-1) ?? [])].map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal cards differ in nothing but their place
        <Face key={i} game={game} card={card} className="shadow-none" />
      ))}
      {unknown > 0 && down > 0 && <span className="text-sm text-quiet">{t('faceDown', { count: down })}</span>}
    </span>
  )
}
