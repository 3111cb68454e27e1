'use client'

import { useMemo, useState } from 'react'
import { useFeedback } from '@/app/parts/use-feedback'
import { useLanguage } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import { MoreWords } from '@/app/words/provider'
import { type MergeCard, mergeColour } from '@/lib/cards/merge'
import { useFaultsLater } from '../faults'
import type { GameScreenProps } from '../game-screen-props'
import { RefereeLine } from '../referee-line'
import { TableShell } from '../table-shell'
import { useFirstTouch } from '../use-first-touch'
import { useTeller } from '../use-teller'
import { VerdictLine } from '../verdict-line'
import { Actions, type PileVerb } from './actions'
import { loadAnswer } from './answer'
import { type Choice, NOTHING } from './choice'
import { Keypad } from './keypad'
import { FIRST_PILES, Slots } from './laying-out'
import { AnswerLine, Line } from './line'
import { useSaid } from './said'
import { type Light, Seats } from './seats'
import { loadSheets, MemorySheet, MergeResult, SplitSheet, StopSheet } from './sheets'
import { type MergeAnswer, type MergeEvent, mergeView, type OpenPile, topOf } from './view'
import { words } from './words'

export { merge } from './view'

/** What Merge lays over the table beside what any game does. */
type Layer = { readonly kind: 'stop' } | { readonly kind: 'split'; readonly pile: number }

/** What was asked last, answered. */
interface Answered {
  readonly to: MergeAnswer
  readonly spoken: string
  /** The state it was asked about. */
  readonly of: object
}

/** The live Merge table: a log, and a settler of disputes. */
export function MergeScreen({ table, live }: GameScreenProps) {
  const t = useOwnWords(words)
  const language = useLanguage()
  const view = useMemo(() => mergeView(table, language), [table, language])
  const [choice, setChoice] = useState(NOTHING)
  const [layer, setLayer] = useState<Layer | null>(null)
  const [asking, setAsking] = useState(false)
  const [answer, setAnswer] = useState<Answered | null>(null)
  const give = useFeedback()
  const say = useFaultsLater(table.game, choice.pile !== null)
  useFirstTouch(loadSheets)
  const teller = useTeller(live, () => {
    setChoice((was) => ({ ...NOTHING, colour: view.layingOut ? was.colour : null }))
    setLayer(null)
  })

  const { names, layingOut } = view
  const { over, players } = view.table
  const picked = view.pile(choice.pile)
  const colour = choice.colour ?? (picked ? mergeColour(topOf(picked)) : 'r')
  /** Whose two cards are tapped now. */
  const laying = layingOut ? (choice.by ?? nextToLayOut(view.laidOut, players)) : null
  // An answer holds for the table as it was asked about.
  const answered = asking && answer?.of === view.state ? answer : null

  const choose = (changes: Partial<Choice>) => {
    setAnswer(null)
    setChoice({ ...choice, ...changes })
  }
  const actor = (pile: OpenPile) => choice.by ?? pile.owner

  function act(event: MergeEvent) {
    setLayer(null)
    if (asking) void answerTo(event)
    else void teller.tell(event)
  }

  async function answerTo(event: MergeEvent) {
    setChoice({ ...choice, card: null, verb: null })
    const say = await loadAnswer(table.game)
    const to = say(table, event, language)
    const { title, text } = say(table, event, language, 'spoken')
    const spoken = `${t(to.yes ? 'ask.yes' : 'ask.no')}. ${title}. ${text}`
    setAnswer({ to, spoken, of: view.state })
    give(to.yes ? 'legal' : 'illegal', spoken)
  }

  function withPile(verb: PileVerb, open: OpenPile) {
    if (verb === 'merge')
      choose({ verb: choice.verb === 'merge' && choice.pile !== null ? null : 'merge', pile: open.pile })
    else if (verb === 'split') setLayer({ kind: 'split', pile: open.pile })
    else act({ do: verb, by: actor(open), pile: open.pile })
  }

  function tapPile(open: OpenPile) {
    if (!table.writes && !asking) return
    const { pile } = open
    if (choice.verb === 'merge' && picked && pile !== picked.pile)
      act({ do: 'merge', by: actor(picked), pile: picked.pile, onto: pile })
    else if (choice.card) act({ do: 'place', by: actor(open), card: choice.card, pile })
    else if (choice.verb && !picked) withPile(choice.verb, open)
    else choose({ pile: pile === choice.pile ? null : pile, verb: null, colour: null })
  }

  function tapCard(card: MergeCard) {
    if (layingOut) {
      const first = [...choice.first, card]
      if (first.length < FIRST_PILES || laying === null) choose({ first })
      else {
        const event: MergeEvent = { do: 'lay-out', by: laying, cards: first }
        void teller.tell(event)
      }
    } else if (picked && choice.verb !== 'merge') {
      act({ do: 'place', by: actor(picked), card, pile: picked.pile })
    } else choose({ card: card === choice.card ? null : card, verb: null, pile: null, colour })
  }

  function tapVerb(verb: PileVerb) {
    if (picked) withPile(verb, picked)
    else choose({ verb: verb === choice.verb ? null : verb, card: null })
  }

  const light = (open: OpenPile): Light => {
    if (choice.card) return view.fits(choice.card, open.pile) ? 'lit' : 'dim'
    if (choice.verb === 'merge' && picked && open.pile !== picked.pile) {
      const event: MergeEvent = { do: 'merge', by: actor(picked), pile: picked.pile, onto: open.pile }
      return view.isLegal(event) ? 'lit' : 'dim'
    }
    return null
  }

  /** Why the picked pile does not allow it. */
  function reason(verb: PileVerb): string | null {
    if (!picked) return null
    const by = actor(picked)
    const { pile } = picked
    if (verb === 'merge') {
      const others = players[by]?.piles.filter((each) => each.pile !== pile) ?? []
      const can = others.some((each) => view.isLegal({ do: 'merge', by, pile, onto: each.pile }))
      return can ? null : t('line.noMerge')
    }
    const event: MergeEvent =
      verb === 'split' ? { do: 'split', by, pile, below: 1, card: topOf(picked) } : { do: verb, by, pile }
    const { code } = table.game.judge(view.state, event)
    return code === undefined ? null : (say?.({ names, state: view.state, event }, code, language).title ?? '')
  }

  const said = useSaid(view, choice, { asking, laying, light })

  const middle = over ? (
    <div className="flex min-h-0 flex-1 flex-col justify-center">
      <RefereeLine need={view.need} over />
    </div>
  ) : (
    <>
      <Seats
        view={view}
        chosen={laying ?? choice.by}
        picked={picked?.pile ?? null}
        light={light}
        onSeat={(seat) => choose({ by: seat === choice.by ? null : seat, first: [] })}
        onPile={tapPile}
      />
      {answered ? (
        <AnswerLine answer={answered.to} onRule={(clause) => teller.setLayer({ kind: 'rules', clause })} />
      ) : (
        <Line said={said} tall={asking} />
      )}
      <p role="status" className="sr-only">
        {answered?.spoken}
      </p>
    </>
  )

  const keys = over ? (
    <>
      <VerdictLine table={table} />
      <MoreWords>
        <MergeResult table={table} view={view} />
      </MoreWords>
    </>
  ) : layingOut ? (
    <>
      <VerdictLine table={table} hint={t('layOut.hint', { name: names[laying ?? 0] ?? '' })} />
      <Slots cards={choice.first} onErase={() => choose({ first: choice.first.slice(0, -1) })} />
      <Keypad colour={colour} onColour={(next) => choose({ colour: next })} onCard={tapCard} />
    </>
  ) : (
    <>
      <div className="flex min-h-12 items-center gap-2">
        {asking ? (
          <p className="min-w-0 flex-1 text-[0.95rem] leading-snug font-bold text-half">{t('ask.on')}</p>
        ) : (
          <VerdictLine table={table} />
        )}
        <button
          type="button"
          aria-pressed={asking}
          className={`button shrink-0 px-3 text-sm ${asking ? 'border-2 border-half bg-half-soft text-half' : ''}`}
          onClick={() => {
            setAsking(!asking)
            setAnswer(null)
            setChoice({ ...choice, card: null, verb: null })
          }}
        >
          {t('ask.toggle')}
        </button>
      </div>
      <Actions
        armed={choice.verb}
        stops={players.some(({ hand, place }) => hand === 0 && place === null)}
        reason={reason}
        onVerb={tapVerb}
        onStop={() => (choice.by === null ? setLayer({ kind: 'stop' }) : act({ do: 'stop', by: choice.by }))}
      />
      <Keypad
        colour={colour}
        onColour={(next) => choose({ colour: next })}
        on={picked ? topOf(picked) : null}
        fits={(card) => picked === null || view.fits(card, picked.pile)}
        chosen={choice.card}
        onCard={tapCard}
      />
    </>
  )

  const splitting = layer?.kind === 'split' ? view.pile(layer.pile) : null

  return (
    <TableShell
      table={table}
      live={live}
      teller={teller}
      middle={middle}
      keys={keys}
      memory={(onClose) => <MemorySheet view={view} onClose={onClose} />}
    >
      {layer?.kind === 'stop' && <StopSheet view={view} asking={asking} onStop={act} onClose={() => setLayer(null)} />}
      {splitting && (
        <SplitSheet
          table={table}
          view={view}
          open={splitting}
          by={actor(splitting)}
          asking={asking}
          onSplit={act}
          onRule={(clause) => {
            setLayer(null)
            teller.setLayer({ kind: 'rules', clause })
          }}
          onClose={() => setLayer(null)}
        />
      )}
    </TableShell>
  )
}

/** Clockwise, whoever has not laid out. */
function nextToLayOut(laidOut: readonly boolean[], players: readonly { readonly place: unknown }[]): number | null {
  const by = laidOut.findIndex((done, seat) => !done && players[seat]?.place === null)
  return by < 0 ? null : by
}
