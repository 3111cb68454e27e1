'use client'

import { useState } from 'react'
import { useLanguage } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import { COLOURS, type Colour, colourName } from '@/lib/cards/colours'
import { capitalised } from '@/lib/cards/language'
import { spokenCard } from '@/lib/cards/names'
import { CardsRow } from '../moves/cards-row'
import { Chips } from '../moves/chips'
import type { FieldsProps, GameParts } from '../moves/fields'
import { colourOn } from './card'
import { CardChip, type ColourChoice, ColourTabs, Keypad } from './keypad'
import { isJokerCard } from './view'
import { words } from './words'

/** Which card, in which colour, whom, what was found, or which cards. */
function Fields({ table, draft, onDraft }: FieldsProps) {
  const t = useOwnWords(words)
  const language = useLanguage()
  const card = typeof draft.card === 'string' ? draft.card : undefined
  switch (draft.do) {
    case 'start':
      return <OneCard card={card} onCard={(next) => onDraft({ card: next, color: undefined })} />
    case 'play':
      return (
        <>
          <OneCard
            card={card}
            onCard={(next) => onDraft({ card: next, color: isJokerCard(next) ? draft.color : undefined })}
          />
          {card !== undefined && isJokerCard(card) && (
            <Chips<Colour | undefined>
              legend={t('correct.wished')}
              value={draft.color as Colour | undefined}
              options={[
                ...COLOURS.map((colour) => ({ value: colour, label: capitalised(colourName(colour, language)) })),
                { value: undefined, label: t('correct.noColour') },
              ]}
              onChoose={(color) => onDraft({ color })}
            />
          )}
        </>
      )
    case 'catch':
      return (
        <Chips
          legend={t('correct.whom')}
          value={draft.of as number | undefined}
          options={table.header.players.map((name, seat) => ({ value: seat, label: name }))}
          onChoose={(of) => onDraft({ of })}
        />
      )
    case 'challenge':
      return (
        <Chips
          legend={t('correct.guilty')}
          value={draft.guilty === undefined ? undefined : draft.guilty ? 'yes' : 'no'}
          options={[
            { value: 'yes', label: t('correct.yes') },
            { value: 'no', label: t('correct.no') },
          ]}
          onChoose={(answer) => onDraft({ guilty: answer === 'yes' })}
        />
      )
    case 'count':
      return <ManyCards cards={(draft.cards ?? []) as readonly string[]} onCards={(cards) => onDraft({ cards })} />
    default:
      return null
  }
}

function OneCard({ card, onCard }: { card: string | undefined; onCard: (card: string) => void }) {
  const t = useOwnWords(words)
  const language = useLanguage()
  const [colour, setColour] = useState<ColourChoice>((card && colourOn(card)) || 'r')
  return (
    <section aria-label={t('correct.card')}>
      <p className="mb-1.5 flex min-h-9 items-center gap-2 font-bold">
        {t('correct.card')}
        {card && <CardChip card={card} />}
        {card && <span className="font-normal">{spokenCard(card, language)}</span>}
      </p>
      <Keys colour={colour} onColour={setColour} onCard={onCard} />
    </section>
  )
}

function ManyCards({ cards, onCards }: { cards: readonly string[]; onCards: (cards: readonly string[]) => void }) {
  const t = useOwnWords(words)
  const [colour, setColour] = useState<ColourChoice>('r')
  return (
    <CardsRow
      legend={t('correct.cards')}
      erase={t('correct.erase')}
      cards={cards}
      face={(card) => <CardChip card={card} />}
      onCards={onCards}
    >
      <Keys colour={colour} onColour={setColour} onCard={(card) => onCards([...cards, card])} />
    </CardsRow>
  )
}

function Keys({
  colour,
  onColour,
  onCard,
}: {
  colour: ColourChoice
  onColour: (colour: ColourChoice) => void
  onCard: (card: string) => void
}) {
  return (
    <div className="space-y-1.5">
      <div className="flex">
        <ColourTabs colour={colour} onColour={onColour} />
      </div>
      <Keypad colour={colour} fits={() => true} onCard={onCard} />
    </div>
  )
}

const verb = (word: keyof (typeof words)['de']['correct']['verb']) => ({
  do: word,
  label: { de: words.de.correct.verb[word], en: words.en.correct.verb[word] },
})

export const mauMauParts: GameParts = {
  verbs: [
    { do: 'play', label: 'play' },
    verb('draw'),
    verb('pass'),
    verb('last'),
    verb('catch'),
    verb('challenge'),
    verb('start'),
    verb('count'),
  ],
  Fields,
}
