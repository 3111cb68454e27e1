'use client'

import Link from 'next/link'
import { Icon } from '@/app/parts/icon/all'
import { useOwnWords } from '@/app/words/own-words'
import { words } from './words'

/** What to do with a book in which nothing stands. */
export function EmptyBook() {
  const t = useOwnWords(words)
  return (
    <section className="flex flex-1 flex-col justify-center gap-4">
      <p className="text-2xl font-bold text-pretty">{t('empty')}</p>
      <p className="text-lg text-quiet text-pretty">{t('emptyHint')}</p>
      <Link href="/new/" prefetch={false} className="button self-start">
        <Icon name="plus" />
        {t('emptyTable')}
      </Link>
    </section>
  )
}
