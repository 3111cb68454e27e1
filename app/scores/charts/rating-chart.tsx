'use client'

import { useMemo } from 'react'
import { useFormatter } from 'use-intl/react'
import { useOwnWords } from '@/app/words/own-words'
import type { RatingPoint } from '@/lib/book/standings'
import { carried } from './lines'
import { LinesChart } from './lines-chart'
import type { Across, DrawnLine } from './lines-plot'
import type { Drawable } from './use-lines'
import { words } from './words'

/** With more lines than these, bands would hide each other. */
const BANDS = 2

/** Ratings over time: what each has surely shown, and up to the best guess a band. */
export function RatingChart({ drawable, across }: { drawable: Drawable<RatingPoint>; across: Across }) {
  const t = useOwnWords(words)
  const format = useFormatter()
  const { shown, rows } = drawable
  const held = useMemo(() => rows.map(carried), [rows])
  const hasBands = shown.length <= BANDS
  const lines: readonly DrawnLine[] = useMemo(
    () =>
      held.map((row, line) => ({
        look: (shown[line] as (typeof shown)[number]).look,
        values: row.map((point) => point?.value ?? null),
        ...(hasBands && { upTo: row.map((point) => point?.guess ?? null) }),
      })),
    [held, shown, hasBands],
  )
  const number = (value: number) => format.number(value)
  return (
    <section aria-labelledby="rating" className="flex min-w-0 flex-col gap-2">
      <div>
        <h2 id="rating" className="text-lg font-bold">
          {t('rating')}
        </h2>
        <p className="text-sm text-quiet text-pretty">
          <Summary drawable={drawable} /> {t('ratingHint')} {t(hasBands ? 'ratingBand' : 'ratingBandOff')}
        </p>
      </div>
      <LinesChart
        drawable={drawable}
        lines={lines}
        across={across}
        hint={t('whoHint')}
        readout={(line, game) => {
          const point = held[line]?.[game]
          if (!point) return null
          const [value, guess] = [number(point.value), number(point.guess)]
          return { short: value, long: t('ratingOf', { value, guess }) }
        }}
        cell={(line, game) => {
          const point = rows[line]?.[game]
          return point ? number(point.value) : ''
        }}
      />
    </section>
  )
}

/** Who is ahead and who has climbed furthest, as a sentence. */
function Summary({ drawable: { shown, rows } }: { drawable: Drawable<RatingPoint> }) {
  const t = useOwnWords(words)
  const format = useFormatter()
  const ways = shown.flatMap(({ name }, line) => {
    const points = (rows[line] ?? []).filter((point) => point !== null)
    const [first, last] = [points[0], points.at(-1)]
    return first && last ? [{ name, now: last.value, climbed: last.value - first.value }] : []
  })
  const best = ways.toSorted((one, other) => other.now - one.now)[0]
  const climber = ways.toSorted((one, other) => other.climbed - one.climbed)[0]
  return (
    <span className="text-ink">
      {best && t('leads', { name: best.name, value: format.number(best.now) })}{' '}
      {climber &&
        climber.climbed > 0 &&
        t('climbed', { name: climber.name, value: format.number(climber.climbed, { signDisplay: 'always' }) })}
    </span>
  )
}
