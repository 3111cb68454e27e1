'use client'

import { Icon } from '@/app/parts/icon'
import { useLanguage } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import { colourName } from '@/lib/cards/colours'
import { spokenCard } from '@/lib/cards/names'
import { Figure } from '../figure'
import { Card } from './card'
import { isRing } from './seats'
import { isJokerCard, type MauMauView } from './view'
import { words } from './words'

/**
 * The card on top, with the colour that was named for a joker, and what lies around it. What the last round has left is
 * shuffled and dealt anew: until a round's first card is turned up, nothing lies there.
 */
export function Pile({ view: { table, names, options, phase } }: { view: MauMauView }) {
  const t = useOwnWords(words)
  const language = useLanguage()
  const { color, penalty, stock, discards, direction } = table
  const waits = phase === 'waiting'
  const top = waits ? null : table.top
  const named = top !== null && isJokerCard(top) ? color : null
  const now = direction === 1 ? 'clockwise' : 'counterclockwise'
  const ring = isRing(names.length)
  const way = waits ? options.direction : now

  return (
    <section
      aria-label={t('discards')}
      className={`@container-[size] min-h-20 flex-1 self-stretch small:@container-normal small:min-h-0 small:flex-none flat:@container-normal flat:flex-none flat:self-center ${ring ? 'phone:@container-normal phone:min-h-0 phone:flex-none' : ''}`}
    >
      <div
        className={`flex h-full items-center justify-center gap-6 [--card:min(94cqh,12rem,46cqw)] small:gap-3 small:[--card:min(5.6rem,15dvh)] flat:[--card:min(9rem,32dvh)] ${ring ? 'phone:gap-3 phone:[--card:min(6.5rem,15dvh)]' : ''}`}
      >
        {top === null ? (
          <span className="inline-flex aspect-[5/7] h-(--card) items-center justify-center rounded-2xl border-2 border-dashed border-faint p-1 text-center text-sm text-quiet small:text-xs">
            {t('nothingYet')}
          </span>
        ) : (
          <div className="relative flex">
            <p className="sr-only">
              {t('top', { card: spokenCard(top, language) })}
              {named && `, ${t('named', { colour: colourName(named, language) })}`}
            </p>
            <span key={discards} className="flex animate-land">
              <Card card={top} named={named} language={language} />
            </span>
            {penalty > 0 && (
              <span
                aria-hidden="true"
                className="absolute -top-2 -right-4 rounded-full border-2 border-paper bg-half px-2.5 py-0.5 text-xl leading-tight font-extrabold text-paper small:text-base"
              >
                +{penalty}
              </span>
            )}
          </div>
        )}
        <dl
          className={`shrink-0 space-y-1 text-[clamp(0.875rem,2.1dvh,1.05rem)] text-quiet small:sr-only flat:sr-only ${ring ? 'phone:sr-only' : ''}`}
        >
          {!waits && <Figure name={t('stock')} value={stock > 0 ? stock : t('empty')} />}
          {!waits && !ring && <Figure name={t('discards')} value={discards} />}
          <div>
            <dt className="sr-only">{t('directionOf', { direction: '' })}</dt>
            <dd className="flex max-w-36 items-center gap-1.5 leading-tight font-bold text-ink">
              <Icon name="again" className={`size-6 shrink-0 ${way === 'clockwise' ? '' : '-scale-x-100'}`} />
              {t(`direction.${way}`)}
            </dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
