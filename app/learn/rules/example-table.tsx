'use client'

import Link from 'next/link'
import { useState } from 'react'
import { Icon } from '@/app/parts/icon/all'
import { useLanguage } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import { spokenCard } from '@/lib/cards/names'
import { ask } from '@/lib/learn/ask/answer'
import { writeLink } from '@/lib/learn/ask/link'
import { namesFor } from '@/lib/learn/ask/question'
import type { Asked } from '@/lib/learn/ask/verbs'
import { type Example, questionOf } from '@/lib/learn/rules/examples'
import type { AnyGame } from '@/lib/referee/game'
import type { AnySetUp } from '@/lib/referee/laid-out'
import { Face } from '../parts/face'
import { words } from './words'

/** How many cards of the pile are drawn. */
const SHOWN = 4

/** A position to try a rule in: each move that is tapped is judged. */
export function ExampleTable({ game, setUp, example }: { game: AnyGame; setUp: AnySetUp; example: Example }) {
  const t = useOwnWords(words)
  const language = useLanguage()
  const [tried, setTried] = useState<number | null>(null)
  const question = questionOf(game, example)
  const { laid } = question
  const set = setUp(laid)
  const event = tried === null ? undefined : example.tries[tried]
  const answer = event && 'state' in set ? ask(game, set.state, { ...question, event }, language) : null
  const names = namesFor(laid.seats.length)
  const me = names[0] ?? ''
  const turn =
    game.id === 'merge'
      ? t('allAtOnce', { me })
      : laid.turn === null
        ? t('opening', { me })
        : t('onTurn', { name: names[laid.turn] ?? '', me })
  const shown =
    game.id === 'merge'
      ? (laid.seats[0]?.piles.flatMap((cards) => cards.at(-1) ?? []) ?? [])
      : laid.pile.slice(-SHOWN).map(({ card }) => card)

  return (
    <details className="group rounded-2xl bg-key">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 rounded-2xl px-3 font-bold [&::-webkit-details-marker]:hidden">
        <Icon name="cards" className="size-5 shrink-0" />
        <span className="flex-1">{t('try')}</span>
        <Icon name="down" className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-2 px-3 pb-3">
        <p className="text-sm text-quiet">{turn}</p>
        <p className="sr-only">
          {shown.length > 0
            ? t('lies', { cards: shown.map((card) => spokenCard(card, language)).join(', ') })
            : t('empty')}
        </p>
        <div className="flex min-h-20 items-center justify-center [--card:5.4rem]">
          {shown.length === 0 && (
            <span aria-hidden="true" className="text-quiet">
              {t('empty')}
            </span>
          )}
          {shown.map((card, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card of a pile is its height in it
            <span key={i} className={game.id === 'merge' ? 'mx-1 flex' : '-ml-[calc(var(--card)*0.4)] flex first:ml-0'}>
              <Face game={game.id} card={card} />
            </span>
          ))}
        </div>
        <ul className="flex flex-wrap justify-center gap-2 [--card:3.6rem]">
          {example.tries.map((each, i) => (
            <li key={JSON.stringify(each)}>
              <button
                type="button"
                aria-pressed={tried === i}
                aria-label={labelOf(game, set, each, names, language)}
                className={`button min-h-16 px-2 ${tried === i ? 'border-2 border-you' : ''}`}
                onClick={() => setTried(i)}
              >
                {cardsOf(each).length > 0
                  ? cardsOf(each).map((card, at) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: equal cards differ in nothing but their place
                      <Face key={at} game={game.id} card={card} className="shadow-none" />
                    ))
                  : labelOf(game, set, each, names, language)}
              </button>
            </li>
          ))}
        </ul>
        <div role="status" className="min-h-12">
          {answer ? (
            <p className="text-pretty">
              <span className={`font-extrabold ${answer.verdict === 'legal' ? 'text-you' : 'text-no'}`}>
                {t(`verdicts.${answer.verdict}`)}
              </span>{' '}
              {answer.texts.map(({ text }) => text).join(' ')}{' '}
              <a href={`#${answer.clause}`} className="inline-block min-h-12 text-quiet underline">
                {answer.clause}
              </a>
            </p>
          ) : (
            <p className="text-quiet">{t('tapOne')}</p>
          )}
        </div>
        <Link
          href={`/learn/ask/?q=${writeLink({ ...question, event: event ?? question.event })}`}
          prefetch={false}
          className="inline-flex min-h-12 items-center self-end text-quiet underline"
        >
          {t('ask')}
        </Link>
      </div>
    </details>
  )
}

const cardsOf = ({ cards, card }: Asked): readonly string[] => cards ?? (card === undefined ? [] : [card])

/** What a move is called: the referee's own line, without the name of who makes it. */
function labelOf(
  game: AnyGame,
  set: ReturnType<AnySetUp>,
  event: Asked,
  names: readonly string[],
  language: 'de' | 'en',
): string {
  if ('error' in set) return ''
  const text = game.words.event({ names, state: set.state, event }, language, 'spoken')
  const name = `${names[0]}: `
  return text.startsWith(name) ? text.slice(name.length) : text
}
