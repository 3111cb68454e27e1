'use client'

import Link from 'next/link'
import { localeOf, moment } from '@/app/parts/moment'
import { Sheet } from '@/app/parts/sheet'
import { useLanguage, useWords } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import type { Merged } from '@/lib/book/archive/merge'
import { words } from './words'

const KINDS = ['tables', 'results', 'people', 'decks'] as const

/** What taking in an archive has done. */
export function MergedSheet({ made, merged, onClose }: { made: number; merged: Merged; onClose: () => void }) {
  const t = useOwnWords(words)
  const common = useWords('common')
  const locale = localeOf(useLanguage())
  const kinds = KINDS.filter((kind) => merged[kind].added + merged[kind].updated + merged[kind].there > 0)
  const isNew = kinds.some((kind) => merged[kind].added + merged[kind].updated > 0)
  const binned = KINDS.reduce((sum, kind) => sum + merged[kind].binned, 0)
  return (
    <Sheet title={t(isNew ? 'brought' : 'broughtNothing')} onClose={onClose}>
      <div className="flex flex-col gap-4 text-pretty">
        <p className="text-quiet">{t('madeAt', { when: moment(made, Date.now(), locale) })}</p>
        {!isNew && <p>{t('broughtNothingHint')}</p>}
        {kinds.length > 0 && (
          <dl className="flex flex-col divide-y divide-edge rounded-2xl border border-edge">
            {kinds.map((kind) => (
              <div key={kind} className="flex items-baseline gap-3 px-4 py-2">
                <dt className="min-w-0 flex-1">{t(`kinds.${kind}`)}</dt>
                <dd className="text-right font-bold">
                  {(['added', 'updated', 'there'] as const)
                    .filter((what) => merged[kind][what] > 0)
                    .map((what) => t(what, { count: merged[kind][what] }))
                    .join(' · ')}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {merged.tables.both > 0 && <p>{t('both', { count: merged.tables.both })}</p>}
        {binned > 0 && <p>{t('binned', { count: binned })}</p>}
        <div className="grid grid-cols-2 gap-2">
          <button type="button" data-first className="button" onClick={onClose}>
            {common('done')}
          </button>
          <Link replace href="/scores/" prefetch={false} className="button">
            {t('toBook')}
          </Link>
        </div>
      </div>
    </Sheet>
  )
}
