'use client'

import { Answers } from '@/app/parts/answers'
import { useLanguage } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import { COLOURS, colourName } from '@/lib/cards/colours'
import { type Asked, asVerb, VERBS } from '@/lib/learn/ask/verbs'
import type { AnyEvent } from '@/lib/referee/event'
import type { GameId } from '@/lib/referee/game'
import { CardRow, Stepper } from './parts'
import { type AskWords, words } from './words'

const FROMS = ['usual', 'hand', 'up', 'down'] as const

/** The move that is asked about: who, what, with what. */
export function MoveFields({
  game,
  deck,
  names,
  piles,
  event,
  onChange,
}: {
  game: GameId
  deck: readonly string[]
  names: readonly string[]
  /** How many piles there are. */
  piles: number
  event: AnyEvent
  onChange: (event: AnyEvent) => void
}) {
  const t = useOwnWords(words)
  const language = useLanguage()
  const asked: Asked = event
  const verbs = VERBS[game]
  const verb = verbs.find((one) => one.do === asked.do) ?? verbs[0]
  if (!verb) return null
  const has = (field: (typeof verb.fields)[number]) => verb.fields.includes(field)
  const change = (changes: Partial<Asked>) => onChange({ ...asked, ...changes })
  /** Without a field that is not told. */
  const without = ({ color: _color, ...rest }: Asked): Asked => rest

  return (
    <div className="flex flex-col gap-4">
      <Answers
        question={t('who')}
        paired
        answers={names.map((name) => ({ label: name }))}
        chosen={asked.by ?? 0}
        onChoose={(by) => change({ by, ...(asked.of === by && { of: by === 0 ? 1 : 0 }) })}
      />
      <Answers
        question={t('what')}
        paired
        answers={verbs.map((one) => ({ label: t(`verbs.${one.do as keyof AskWords['verbs']}`) }))}
        chosen={verbs.indexOf(verb)}
        onChoose={(index) => onChange(asVerb(verbs[index] ?? verb, asked, deck[0] ?? ''))}
      />
      {has('cards') && (
        <CardRow
          game={game}
          deck={deck}
          label={t('whichMany')}
          cards={asked.cards ?? []}
          most={4}
          // At least one: no move is made of none.
          onChange={(cards) => cards.length > 0 && change({ cards })}
        />
      )}
      {has('card') && (
        <CardRow
          game={game}
          deck={deck}
          label={t('which')}
          cards={asked.card === undefined ? [] : [asked.card]}
          most={2}
          onChange={(cards) => {
            const card = cards.at(-1)
            if (card) onChange({ ...without(asked), card } as Asked)
          }}
        />
      )}
      {has('color') && asked.card?.startsWith('joker') && (
        <Answers
          question={t('colour')}
          paired
          answers={[...COLOURS.map((one) => ({ label: colourName(one, language) })), { label: t('none') }]}
          chosen={asked.color === undefined ? COLOURS.length : (COLOURS as readonly string[]).indexOf(asked.color)}
          onChoose={(index) => {
            const color = COLOURS[index]
            onChange(color ? ({ ...asked, color } as Asked) : without(asked))
          }}
        />
      )}
      {has('from') && (
        <Answers
          question={t('from')}
          paired
          answers={FROMS.map((from) => ({ label: t(`froms.${from}`) }))}
          chosen={FROMS.findIndex((from) => from === (asked.from ?? 'usual'))}
          onChoose={(index) => {
            const { from: _from, ...rest } = asked
            const from = FROMS[index]
            onChange(from && from !== 'usual' ? ({ ...rest, from } as Asked) : rest)
          }}
        />
      )}
      {has('of') && (
        <Answers
          question={t('of')}
          paired
          answers={names.map((name) => ({ label: name }))}
          chosen={asked.of ?? 0}
          onChoose={(of) => change({ of })}
        />
      )}
      {has('pile') && (
        <Stepper
          label={t('pile')}
          value={asked.pile ?? 1}
          least={1}
          most={Math.max(1, piles)}
          onChange={(pile) => change({ pile })}
        />
      )}
      {has('onto') && (
        <Stepper
          label={t('onto')}
          value={asked.onto ?? 1}
          least={1}
          most={Math.max(1, piles)}
          onChange={(onto) => change({ onto })}
        />
      )}
      {has('below') && (
        <Stepper
          label={t('below')}
          value={asked.below ?? 1}
          least={1}
          most={20}
          onChange={(below) => change({ below })}
        />
      )}
    </div>
  )
}
