'use client'

import Link from 'next/link'
import { useId } from 'react'
import { useOwnWords } from '@/app/words/own-words'
import type { PersonRow } from '@/lib/book/result'
import { type HeadToHead, headToHead } from '@/lib/book/standings'
import { Face } from '../parts/face'
import { useAsked } from '../parts/use-asked'
import { words } from '../people/words'

/** How somebody fares against each of the others. */
export function HeadToHeads({ person, others }: { person: PersonRow; others: readonly PersonRow[] }) {
  const t = useOwnWords(words)
  const heading = useId()
  const question = `against ${person.id} ${others.map(({ id }) => id).join(' ')}`
  const { answer } = useAsked(question, () => againstAll(person, others))
  const met = answer?.ok ? answer.value.filter(({ count }) => count.games > 0) : []
  if (met.length === 0) return null
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-2">
      <h2 id={heading} className="text-lg font-bold">
        {t('headToHead')}
      </h2>
      <p className="-mt-1 text-sm text-quiet">{t('headToHeadHint')}</p>
      <table aria-labelledby={heading} className="w-full border-separate border-spacing-y-1.5">
        <thead>
          <tr className="text-sm text-quiet">
            <th scope="col" className="pl-1 text-left font-normal">
              {t('against')}
            </th>
            {(['ahead', 'level', 'behind'] as const).map((column) => (
              <th key={column} scope="col" className="px-1 font-normal">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {met.map(({ other, count }) => (
            <Line key={other.id} other={other} count={count} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Line({ other, count }: { other: PersonRow; count: HeadToHead }) {
  const cell = 'border-y border-edge bg-surface text-center text-xl'
  return (
    <tr>
      <th scope="row" className="rounded-l-2xl border-y border-l border-edge bg-surface text-left font-bold">
        <Link
          href={`/scores/person/?id=${other.id}`}
          prefetch={false}
          className="flex min-h-14 items-center gap-2 px-2 wrap-break-word"
        >
          <Face person={other} className="size-9" />
          {other.name}
        </Link>
      </th>
      <td className={`${cell} font-extrabold text-you`}>{count.ahead}</td>
      <td className={`${cell} text-quiet`}>{count.level}</td>
      <td className={`${cell} rounded-r-2xl border-r font-extrabold`}>{count.behind}</td>
    </tr>
  )
}

async function againstAll(person: PersonRow, others: readonly PersonRow[]) {
  const met: { readonly other: PersonRow; readonly count: HeadToHead }[] = []
  for (const other of others) {
    const count = await headToHead(person.id, other.id)
    if (!count.ok) return count
    met.push({ other, count: count.value })
  }
  return { ok: true, value: met } as const
}
