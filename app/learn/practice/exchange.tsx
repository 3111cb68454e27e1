'use client'

import { useRef, useState } from 'react'
import { useLanguage } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import { spokenCard } from '@/lib/cards/names'
import { OwnCards } from './own-cards'
import { useFocusBack } from './use-focus-back'
import { words } from './words'

/** What lies in the zones, in their order. */
const ZONES = ['hand', 'up'] as const

interface Place {
  readonly zone: number
  readonly index: number
}

/** Before the first play: hand and face-up cards may be exchanged, one for one. */
export function Exchange({
  game,
  zones: dealt,
  onDone,
}: {
  game: string
  /** The hand, then what lies open. */
  zones: readonly (readonly string[])[]
  onDone: (zones: readonly (readonly string[])[]) => void
}) {
  const t = useOwnWords(words)
  const language = useLanguage()
  const [zones, setZones] = useState(dealt)
  const [chosen, setChosen] = useState<Place | null>(null)

  const own = useRef<HTMLDivElement>(null)
  const giveFocusBack = useFocusBack(own, zones)

  function tap(zone: number, index: number) {
    if (!chosen || chosen.zone === zone) return setChosen(chosen?.index === index ? null : { zone, index })
    const one = zones[chosen.zone]?.[chosen.index] ?? ''
    const other = zones[zone]?.[index] ?? ''
    giveFocusBack({ zone: ZONES[zone] ?? 'hand', index })
    setZones(
      zones.map((cards, z) =>
        z === zone ? cards.with(index, one) : z === chosen.zone ? cards.with(chosen.index, other) : cards,
      ),
    )
    setChosen(null)
  }

  const labels = [t('hand'), t('up')]
  // What lies open lies further away than what one holds.
  const order = [...zones.keys()].reverse()
  const picked = chosen && zones[chosen.zone]?.[chosen.index]
  return (
    <div ref={own} className="flex flex-col gap-2">
      <h2 className="text-lg font-bold">{t('exchangeTitle')}</h2>
      <p role="status" className="text-sm text-quiet text-pretty">
        {picked ? t('swapping', { card: spokenCard(picked, language) }) : t('exchangeHint')}
      </p>
      {order.map((zone) => (
        <div key={labels[zone]}>
          <p aria-hidden="true" className="text-center text-sm text-quiet">
            {labels[zone]}
          </p>
          <OwnCards
            game={game}
            label={labels[zone] ?? ''}
            cards={zones[zone] ?? []}
            nameOf={(card) => t('swap', { card })}
            fits={() => null}
            pressed={chosen?.zone === zone ? chosen.index : null}
            onTap={(_, index) => tap(zone, index)}
            zone={ZONES[zone]}
          />
        </div>
      ))}
      <button type="button" className="button button-main min-h-14 text-lg" onClick={() => onDone(zones)}>
        {t('exchangeDone')}
      </button>
    </div>
  )
}
