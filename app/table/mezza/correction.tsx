'use client'

import { useWords } from '@/app/words'
import { type MezzaState, type MezzaZone, mezza } from '@/lib/games/mezza/engine'
import { CardsField } from '../moves/cards-field'
import { Chips } from '../moves/chips'
import type { FieldsProps, GameParts } from '../moves/fields'

/** `undefined`: the zone that the player must use (M5.4). */
const ZONES: readonly (MezzaZone | undefined)[] = [undefined, 'hand', 'up', 'down']

/** M2.2 */
const FACE_UP = 3

/** Which cards, how many, and from where. */
function Fields({ table, draft, onDraft }: FieldsProps) {
  const t = useWords('table')
  const deck = [...mezza.deck(table.header.options as MezzaState['options'], table.header.players.length).keys()]
  const cards = (draft.cards ?? []) as readonly string[]
  const onCards = (next: readonly string[]) => onDraft({ cards: next })
  switch (draft.do) {
    case 'play':
      return (
        <>
          <CardsField key="play" cards={cards} deck={deck} onCards={onCards} />
          <Chips
            legend={t('from')}
            value={draft.from as MezzaZone | undefined}
            options={ZONES.map((zone) => ({ value: zone, label: t(`zone.${zone ?? 'auto'}`) }))}
            onChoose={(from) => onDraft({ from })}
          />
        </>
      )
    case 'face-up':
      return <CardsField key="face-up" cards={cards} deck={deck} different least={FACE_UP} onCards={onCards} />
    default:
      return null
  }
}

export const mezzaParts: GameParts = {
  verbs: [
    { do: 'play', label: 'play' },
    { do: 'pick-up', label: 'pickUp' },
    { do: 'face-up', label: 'faceUp' },
  ],
  Fields,
}
