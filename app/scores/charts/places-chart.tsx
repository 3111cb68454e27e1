'use client'

import { useMemo } from 'react'
import { useFormatter } from 'use-intl/react'
import { useOwnWords } from '@/app/words/own-words'
import type { HistoryPoint } from '@/lib/book/standings'
import { carried, moving } from './lines'
import { LinesChart } from './lines-chart'
import type { Across, DrawnLine } from './lines-plot'
import type { Drawable } from './use-lines'
import { words } from './words'

/** The line is the average of so many games. */
const RECENT = 5

/** Places over time: each as a marker, and the average of the last few as a line. */
export function PlacesChart({ drawable, across }: { drawable: Drawable<HistoryPoint>; across: Across }) {
  const t = useOwnWords(words)
  const format = useFormatter()
  const { shown, rows } = drawable
  const places = useMemo(() => rows.map((row) => row.map((point) => point?.value ?? null)), [rows])
  const averages = useMemo(() => places.map((row) => moving(row, RECENT)), [places])
  const latest = useMemo(() => averages.map(carried), [averages])
  const lines: readonly DrawnLine[] = useMemo(
    () =>
      averages.map((values, line) => ({
        look: (shown[line] as (typeof shown)[number]).look,
        values,
        dots: places[line] ?? [],
      })),
    [averages, places, shown],
  )
  const rounded = (value: number) => format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <section aria-labelledby="places" className="flex min-w-0 flex-col gap-2">
      <div>
        <h2 id="places" className="text-lg font-bold">
          {t('places')}
        </h2>
        <p className="text-sm text-quiet text-pretty">
          <Summary shown={shown} places={places} /> {t('placesHint', { many: RECENT })}
        </p>
      </div>
      <LinesChart
        drawable={drawable}
        lines={lines}
        across={across}
        upsideDown
        readout={(line, game) => {
          const average = latest[line]?.[game]
          if (average == null) return null
          const value = places[line]?.[game]
          const said = { average: rounded(average) }
          return {
            short: t('averageShort', said),
            long: value == null ? t('average', said) : t('placeOf', { value, ...said }),
          }
        }}
        cell={(line, game) => {
          const value = places[line]?.[game]
          return value == null ? '' : `${value}.`
        }}
      />
    </section>
  )
}

/** Who came off best on average, as a sentence. */
function Summary({
  shown,
  places,
}: {
  shown: readonly { readonly name: string }[]
  places: readonly (readonly (number | null)[])[]
}) {
  const t = useOwnWords(words)
  const format = useFormatter()
  const averages = shown.flatMap(({ name }, line) => {
    const won = (places[line] ?? []).filter((place) => place !== null)
    const sum = won.reduce((total, place) => total + place, 0)
    return won.length > 0 ? [{ name, average: sum / won.length, count: won.length }] : []
  })
  const best = averages.toSorted((one, other) => one.average - other.average || other.count - one.count)[0]
  if (!best) return null
  const average = format.number(best.average, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return <span className="text-ink">{t('best', { name: best.name, average, count: best.count })}</span>
}
