'use client'

import { type ReactNode, useId, useState } from 'react'
import { Icon } from '@/app/parts/icon/all'
import { useLanguage } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import type { Colour } from '@/lib/cards/colours'
import { isMergeCard, type MergeCard, mergeColour } from '@/lib/cards/merge'
import { spokenCard } from '@/lib/cards/names'
import { CardsRow } from '../moves/cards-row'
import type { FieldsProps, GameParts } from '../moves/fields'
import { CardFace, Keypad } from './keypad'
import { words } from './words'

/** G1.2: so many cards does everybody lay out. */
const FIRST_PILES = 2

/** Which pile, which card, where it was divided. */
function Fields({ draft, onDraft }: FieldsProps) {
  const t = useOwnWords(words)
  const pile = (
    <NumberField legend={t('correct.pile')} value={draft.pile} onNumber={(next) => onDraft({ pile: next })} />
  )
  const card = <OneCard card={draft.card} onCard={(next) => onDraft({ card: next })} />
  switch (draft.do) {
    case 'lay-out':
      return <TwoCards cards={(draft.cards ?? []) as readonly string[]} onCards={(cards) => onDraft({ cards })} />
    case 'place':
      return (
        <>
          {pile}
          {card}
        </>
      )
    case 'take-top':
    case 'take-pile':
      return pile
    case 'merge':
      return (
        <>
          {pile}
          <NumberField legend={t('correct.onto')} value={draft.onto} onNumber={(onto) => onDraft({ onto })} />
        </>
      )
    case 'split':
      return (
        <>
          {pile}
          <NumberField legend={t('correct.below')} value={draft.below} onNumber={(below) => onDraft({ below })} />
          {card}
        </>
      )
    default:
      return null
  }
}

/** A pile's number, as it stands on its chip and in the list of moves; or how many cards. */
function NumberField({
  legend,
  value,
  onNumber,
}: {
  legend: string
  value: unknown
  onNumber: (value: number | undefined) => void
}) {
  const t = useOwnWords(words)
  const field = useId()
  const number = typeof value === 'number' ? value : null
  return (
    <div>
      <label htmlFor={field} className="mb-1.5 block font-bold">
        {legend}
      </label>
      <div className="flex items-center gap-2">
        <Step label={t('correct.fewer', { what: legend })} onTap={() => onNumber(Math.max(1, (number ?? 2) - 1))}>
          <Icon name="minus" />
        </Step>
        <input
          id={field}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={number ?? ''}
          onChange={({ target }) => onNumber(/^\d+$/.test(target.value) ? Number(target.value) : undefined)}
          className="field w-24! text-center text-2xl font-extrabold"
        />
        <Step label={t('correct.more', { what: legend })} onTap={() => onNumber((number ?? 0) + 1)}>
          <Icon name="plus" />
        </Step>
      </div>
    </div>
  )
}

function Step({ label, onTap, children }: { label: string; onTap: () => void; children: ReactNode }) {
  return (
    <button type="button" aria-label={label} className="icon-button border border-edge bg-key" onClick={onTap}>
      {children}
    </button>
  )
}

function OneCard({ card, onCard }: { card: unknown; onCard: (card: MergeCard) => void }) {
  const t = useOwnWords(words)
  const language = useLanguage()
  const chosen = typeof card === 'string' && isMergeCard(card) ? card : null
  const [colour, setColour] = useState<Colour>(chosen ? mergeColour(chosen) : 'r')
  return (
    <section aria-label={t('correct.card')}>
      <p className="mb-1.5 flex min-h-10 items-center gap-2 font-bold">
        {t('correct.card')}
        {chosen && <CardFace card={chosen} className="h-10 w-8.5 text-lg" />}
        {chosen && <span className="font-normal">{spokenCard(chosen, language)}</span>}
      </p>
      <Keypad colour={colour} onColour={setColour} chosen={chosen} onCard={onCard} />
    </section>
  )
}

function TwoCards({ cards, onCards }: { cards: readonly string[]; onCards: (cards: readonly string[]) => void }) {
  const t = useOwnWords(words)
  const [colour, setColour] = useState<Colour>('r')
  return (
    <CardsRow
      legend={t('correct.cards')}
      erase={t('correct.erase')}
      cards={cards}
      face={(card) => isMergeCard(card) && <CardFace card={card} className="h-10 w-8.5 text-lg" />}
      onCards={onCards}
    >
      <Keypad
        colour={colour}
        onColour={setColour}
        onCard={(card) => onCards([...cards.slice(0, FIRST_PILES - 1), card])}
      />
    </CardsRow>
  )
}

const VERBS = ['place', 'take-top', 'merge', 'split', 'take-pile', 'stop', 'lay-out'] as const

export const mergeParts: GameParts = {
  verbs: VERBS.map((word) => ({
    do: word,
    label: { de: words.de.correct.verb[word], en: words.en.correct.verb[word] },
  })),
  Fields,
}
