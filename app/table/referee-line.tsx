'use client'

import { memo } from 'react'
import { useWords } from '@/app/words'
import type { Need } from '@/lib/referee/game'

/** From so many letters on, what is asked takes a line or two more. */
export const LONG = 16
/** From so many on, it takes two lines on a narrow screen, which a small phone has no room for. */
const NOT_SHORT = 12

function sizeOf(ask: string, crowded: boolean): string {
  if (ask.length > LONG)
    return `text-[clamp(1.6rem,min(8.4vw,4.6dvh),3.2rem)] leading-[1.08] ${crowded ? 'small:text-[min(7.4vw,3.7dvh)]' : ''} flat:text-[clamp(1.35rem,7.5dvh,2.4rem)]`
  const upright = crowded
    ? 'text-[clamp(1.9rem,min(11vw,5.8dvh),4rem)]'
    : 'text-[clamp(2.1rem,min(13.5vw,8dvh),4.4rem)]'
  const small = ask.length > NOT_SHORT ? 'small:text-[min(9.4vw,5.4dvh)]' : ''
  return `${upright} ${small} leading-[1.02] flat:text-[clamp(2rem,11dvh,3.4rem)]`
}

/** What is asked and of whom, to be read from a metre away; quietly below: what else fits, how it came about. */
export const RefereeLine = memo(function RefereeLine({
  need,
  over,
  crowded = false,
}: {
  need: Need
  over: boolean
  /** Two rows of players leave less room. */
  crowded?: boolean
}) {
  const t = useWords('table')
  return (
    <section aria-label={t('referee')} className="min-w-0 shrink-0 text-center flat:flex-1 flat:shrink">
      <h2 className="text-balance">
        <span
          className={`block truncate text-[clamp(1.1rem,3.2dvh,1.6rem)] small:leading-tight font-bold ${over ? '' : 'text-you'}`}
        >
          {need.who}
        </span>
        <span className={`block font-extrabold tracking-tight text-balance ${sizeOf(need.ask, crowded && !over)}`}>
          {need.ask}
        </span>
      </h2>
      {/* As high when it is empty: what lies below stays where it is. */}
      <p className="mt-1 small:mt-0 flex min-h-[calc(1lh+0.25rem)] flex-wrap items-center justify-center gap-x-2 gap-y-1 text-[clamp(0.875rem,2.1dvh,1.05rem)] text-quiet">
        {need.made && (
          <span className="rounded-full bg-half-soft px-3 py-0.5 font-bold whitespace-nowrap text-half">
            {need.made}
          </span>
        )}
        {need.skipped && <span className="font-bold text-ink">{need.skipped.text}</span>}
        {need.sub && <span>{need.sub}</span>}
      </p>
    </section>
  )
})
