'use client'

import { useState } from 'react'
import { Answers } from '@/app/parts/answers'
import { useLanguage } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import { COLOURS, colourName } from '@/lib/cards/colours'
import { spokenCard } from '@/lib/cards/names'
import type { AnyGame } from '@/lib/referee/game'
import type { LaidOut } from '@/lib/referee/laid-out'
import { Face } from '../parts/face'
import { CardPicker, Stepper } from './parts'
import { words } from './words'

/** How many cards of the pile are drawn. */
const SHOWN = 6

/** What lies in the middle, who laid it, and what hangs on it. */
export function Middle({
  game,
  deck,
  laid,
  names,
  onChange,
}: {
  game: AnyGame
  deck: readonly string[]
  laid: LaidOut<unknown>
  names: readonly string[]
  onChange: (changes: Partial<LaidOut<unknown>>) => void
}) {
  const t = useOwnWords(words)
  const language = useLanguage()
  const [picking, setPicking] = useState(false)
  const { pile, colour, penalty, drawn } = laid
  const top = pile.at(-1)
  const shown = pile.slice(-SHOWN)
  const wild = game.id === 'mau-mau' && top?.card.startsWith('joker')
  const most = top?.card === 'joker+4' ? 4 : top?.card.endsWith('+2') ? 16 : 0

  return (
    <section aria-label={t('middle')} className="flex flex-col gap-3">
      <h2 className="font-bold">{t('middle')}</h2>
      <div className="flex min-h-28 items-center justify-center [--card:7rem]">
        {shown.length === 0 && <p className="text-quiet">{t('none')}</p>}
        {shown.map(({ card }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card of a pile is its height in it
          <span key={i} className="-ml-[calc(var(--card)*0.4)] flex first:ml-0">
            <Face game={game.id} card={card} />
          </span>
        ))}
      </div>
      <p className="sr-only">{pile.map(({ card }) => spokenCard(card, language)).join(', ')}</p>
      <div className="grid grid-cols-2 gap-2">
        <button type="button" className="button" onClick={() => setPicking(true)}>
          {t('onTop')}
        </button>
        <button
          type="button"
          className="button"
          disabled={pile.length === 0}
          onClick={() => onChange({ pile: pile.slice(0, -1), penalty: 0, colour: null, drawn: 0 })}
        >
          {t('takeOff')}
        </button>
      </div>
      {top && (
        <Answers
          question={t('laidBy')}
          paired
          answers={names.map((name) => ({ label: name }))}
          chosen={top.by}
          onChoose={(by) => onChange({ pile: pile.with(-1, { ...top, by }) })}
        />
      )}
      {wild && (
        <Answers
          question={t('colour')}
          paired
          answers={[...COLOURS.map((one) => ({ label: colourName(one, language) })), { label: t('none') }]}
          chosen={colour === null ? COLOURS.length : (COLOURS as readonly string[]).indexOf(colour)}
          onChoose={(index) => onChange({ colour: COLOURS[index] ?? null })}
        />
      )}
      {game.id === 'mau-mau' && most > 0 && (
        <Stepper
          label={t('penalty')}
          value={penalty}
          most={most}
          step={most === 4 ? 4 : 2}
          onChange={(value) => onChange({ penalty: value, drawn: 0 })}
        />
      )}
      {game.id === 'mezza' && top && (
        <Stepper
          label={t('drawnMezza', { name: names[top.by] ?? '' })}
          value={drawn}
          most={3}
          onChange={(value) => onChange({ drawn: value })}
        />
      )}
      {(game.id === 'mau-mau' || game.id === 'misch-masch') && penalty === 0 && (
        <Answers
          question={t(game.id === 'mau-mau' ? 'drawnMau' : 'drawnMisch')}
          across
          answers={[{ label: t('no') }, { label: t('yes') }]}
          chosen={drawn > 0 ? 1 : 0}
          onChoose={(index) => onChange({ drawn: index })}
        />
      )}
      {picking && (
        <CardPicker
          game={game.id}
          deck={deck}
          title={t('onTop')}
          onCard={(card) => {
            onChange({ pile: [...pile, { card, by: top?.by ?? names.length - 1 }], penalty: 0, colour: null, drawn: 0 })
            setPicking(false)
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </section>
  )
}
