'use client'

import { useState } from 'react'
import { Icon } from '@/app/parts/icon/all'
import { Sheet } from '@/app/parts/sheet'
import { useLanguage } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import type { FaceEntry } from '@/lib/cards/faces/files'
import { GAME_CARDS } from '@/lib/cards/game-cards'
import { capitalised } from '@/lib/cards/language'
import { writtenCard } from '@/lib/cards/names'
import type { Taught } from '@/lib/vision/deck'
import { CardPicture } from './card-picture'
import { CropPicture } from './crop-picture'
import type { FoundCard } from './read-photo'
import { words } from './words'

/** What somebody says a found card is; null: it is left out. */
type Said = Readonly<Record<number, string | null>>

/** The cards of a photo with what each may be; a tap corrects it. */
export function FoundSheet({
  game,
  faces,
  found,
  onClose,
  onLearn,
}: {
  game: string
  faces: readonly FaceEntry[] | null | undefined
  found: readonly FoundCard[]
  onClose: () => void
  onLearn: (taught: readonly Taught[]) => void
}) {
  const t = useOwnWords(words)
  const language = useLanguage()
  const [said, setSaid] = useState<Said>({})
  const [asking, setAsking] = useState<number>()
  const labelOf = (index: number) => (index in said ? (said[index] ?? null) : (found[index]?.label ?? null))
  const taught = found.flatMap(({ reading }, index) => {
    const label = labelOf(index)
    return label === null ? [] : [{ label, reading }]
  })

  return (
    <>
      <Sheet
        title={t('found', { count: found.length })}
        onClose={onClose}
        top={<p className="text-quiet">{t('foundHint')}</p>}
        foot={
          <button
            type="button"
            className="button button-main min-h-14 w-full text-lg"
            disabled={taught.length === 0}
            onClick={() => onLearn(taught)}
          >
            {t('keep', { count: taught.length })}
          </button>
        }
      >
        <ul className="grid grid-cols-3 gap-2 py-2">
          {found.map(({ crop, sure }, index) => {
            const label = labelOf(index)
            const isLeftOut = index in said && label === null
            const name = label === null ? t(isLeftOut ? 'left' : 'which') : capitalised(writtenCard(label, language))
            const doubtful = !(index in said) && !sure
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a found card is its number
              <li key={index}>
                <button
                  type="button"
                  aria-label={[t('cardNumber', { number: index + 1, card: name }), doubtful && t('check')]
                    .filter(Boolean)
                    .join(', ')}
                  className={`flex h-full w-full flex-col items-center gap-1 rounded-2xl border-2 p-2 ${doubtful ? 'border-half bg-half-soft' : 'border-edge bg-key'} ${isLeftOut ? 'opacity-50' : ''}`}
                  onClick={() => setAsking(index)}
                >
                  <CropPicture crop={crop} className="w-full max-w-24 rounded-md" />
                  <span className="font-bold wrap-anywhere">{name}</span>
                  {doubtful && label !== null && <span className="text-sm text-half">{t('check')}</span>}
                </button>
              </li>
            )
          })}
        </ul>
      </Sheet>
      {asking !== undefined && (
        <WhichCard
          game={game}
          faces={faces}
          shown={found[asking]}
          chosen={labelOf(asking)}
          onClose={() => setAsking(undefined)}
          onChoose={(card) => {
            setSaid({ ...said, [asking]: card })
            setAsking(undefined)
          }}
        />
      )}
    </>
  )
}

/** All cards of a game, to tap the one that a picture shows. */
function WhichCard({
  game,
  faces,
  shown,
  chosen,
  onClose,
  onChoose,
}: {
  game: string
  faces: readonly FaceEntry[] | null | undefined
  shown: FoundCard | undefined
  chosen: string | null
  onClose: () => void
  onChoose: (card: string | null) => void
}) {
  const t = useOwnWords(words)
  const language = useLanguage()
  return (
    <Sheet
      tall
      title={t('whichCard')}
      onClose={onClose}
      top={shown && <CropPicture crop={shown.crop} className="mx-auto h-36 rounded-md" />}
      foot={
        <button type="button" className="button w-full" onClick={() => onChoose(null)}>
          <Icon name="strike" />
          {t('leaveOut')}
        </button>
      }
    >
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-2 py-2">
        {(GAME_CARDS[game] ?? []).map((card) => (
          <li key={card}>
            <button
              type="button"
              aria-pressed={card === chosen}
              className={`flex h-full w-full flex-col items-center gap-1 rounded-xl border-2 p-1 text-center text-sm leading-tight ${card === chosen ? 'border-you' : 'border-edge'}`}
              onClick={() => onChoose(card)}
            >
              <CardPicture game={game} card={card} faces={faces} className="w-full max-w-14 rounded-md" />
              <span className="hyphens-auto wrap-anywhere">{capitalised(writtenCard(card, language))}</span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
