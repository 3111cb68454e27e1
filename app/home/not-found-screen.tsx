'use client'

import { HomeLink } from '@/app/parts/home-link'
import { useWords } from '@/app/words'

/** For an address at which there is nothing. */
export function NotFoundScreen() {
  const t = useWords('notFound')
  return (
    <main className="page justify-center">
      <h1 className="text-2xl font-bold">{t('title')}</h1>
      <HomeLink className="button button-main self-start">{t('home')}</HomeLink>
    </main>
  )
}
