'use client'

import { use, useState } from 'react'
import { FILL, Mark } from '@/app/parts/colours'
import { Icon } from '@/app/parts/icon'
import { Sheet } from '@/app/parts/sheet'
import { useLanguage, useWords } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import type { OpenTable } from '@/lib/book/live'
import { type MergeCard, mergeColour, mergeNumber } from '@/lib/cards/merge'
import { spokenCard, writtenCard } from '@/lib/cards/names'
import { type AnswerTo, loadAnswer } from './answer'
import { Keypad } from './keypad'
import { type MergeEvent, type MergeView, type OpenPile, topOf } from './view'
import { words } from './words'

const loading = new WeakMap<OpenTable['game'], Promise<AnswerTo>>()

function answers(game: OpenTable['game']): Promise<AnswerTo> {
  const begun = loading.get(game) ?? loadAnswer(game)
  loading.set(game, begun)
  return begun
}

/** "May I split this?": where the pile is divided, what that takes, and where the parts go; and the split itself. */
export function SplitSheet({
  table,
  view,
  open,
  by,
  asking,
  onSplit,
  onRule,
  onClose,
}: {
  table: OpenTable
  view: MergeView
  open: OpenPile
  by: number
  /** Nothing is written: the answer is all. */
  asking: boolean
  onSplit: (event: MergeEvent) => void
  onRule: (clause: string) => void
  onClose: () => void
}) {
  const shared = useWords('table')
  const t = useOwnWords(words)
  const language = useLanguage()
  const [below, setBelow] = useState(1)
  const [other, setOther] = useState(false)
  const top = topOf(open)
  const [colour, setColour] = useState(mergeColour(top))
  const split = (card: MergeCard): MergeEvent => ({ do: 'split', by, pile: open.pile, below, card })
  const { yes, title, text, clause } = use(answers(table.game))(table, split(top), language)
  const downwards = [...open.cards].reverse()

  return (
    <Sheet
      title={t('split.title', { name: view.names[by] ?? '', pile: open.pile })}
      onClose={onClose}
      foot={
        !asking && (
          <button
            type="button"
            data-first
            className={`button min-h-14 w-full text-lg ${yes ? 'button-main' : 'button-no'}`}
            onClick={() => onSplit(split(top))}
          >
            {t(yes ? 'split.log' : 'split.logAnyway', { card: writtenCard(top, language) })}
          </button>
        )
      }
    >
      <div
        className={`flex items-center gap-3 rounded-2xl border-2 px-3 py-2 ${yes ? 'border-you' : 'border-no bg-no-soft'}`}
      >
        <p
          className={`flex shrink-0 flex-col items-center leading-none font-extrabold ${yes ? 'text-you' : 'text-no'}`}
        >
          <Icon name={yes ? 'check' : 'cross'} className="size-8" />
          <span className="text-3xl">{t(yes ? 'ask.yes' : 'ask.no')}</span>
        </p>
        <div className="min-h-22 min-w-0 flex-1 leading-snug" role="status">
          <p className="sr-only">{`${t(yes ? 'ask.yes' : 'ask.no')}: ${title}.`}</p>
          <p className="text-pretty">{text}</p>
        </div>
      </div>
      <button type="button" className="min-h-12 text-quiet underline" onClick={() => onRule(clause)}>
        {shared('rule', { clause })}
      </button>
      <fieldset className="min-w-0">
        <legend className="mb-1.5 font-bold">{t('split.where')}</legend>
        <div className="flex flex-wrap gap-1.5 pt-1">
          {downwards.map((card, i) => {
            const upper = i < below
            const cut = i + 1
            return (
              <label
                // biome-ignore lint/suspicious/noArrayIndexKey: a card of a pile is its depth in it
                key={i}
                className={`relative flex h-14 w-13 cursor-pointer flex-col items-center justify-center rounded-xl border-3 text-2xl leading-none font-extrabold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-you ${FILL[mergeColour(card)]} ${upper ? '-translate-y-1 border-ink! ring-2 ring-paper ring-inset' : ''}`}
              >
                <input
                  type="radio"
                  name="cut"
                  className="sr-only"
                  aria-label={t('split.cut', { count: cut, card: spokenCard(card, language) })}
                  checked={cut === below}
                  onChange={() => setBelow(cut)}
                />
                <Mark colour={mergeColour(card)} className="absolute top-1 left-1 size-2.5" />
                <span aria-hidden="true">{mergeNumber(card)}</span>
                {i === 0 && (
                  <span aria-hidden="true" className="absolute bottom-0.5 text-[0.6875rem] font-semibold">
                    {t('split.top')}
                  </span>
                )}
              </label>
            )
          })}
        </div>
      </fieldset>
      {!asking &&
        (other ? (
          <div className="mt-4 space-y-1.5">
            <p className="font-bold">{t('split.whichCard')}</p>
            <Keypad
              colour={colour}
              onColour={setColour}
              fits={(card) => card === top}
              onCard={(card) => onSplit(split(card))}
            />
          </div>
        ) : (
          <button type="button" className="button mt-4 w-full" onClick={() => setOther(true)}>
            {t('split.otherCard')}
          </button>
        ))}
    </Sheet>
  )
}
