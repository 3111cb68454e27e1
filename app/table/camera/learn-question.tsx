'use client'

import { useOwnWords } from '@/app/words/own-words'
import { theSettings } from '@/lib/book/settings'
import { words } from './words'

/** Asked once, when a card of a taught deck is corrected for the first time: may the deck learn from that? */
export function LearnQuestion() {
  const t = useOwnWords(words)
  return (
    <section aria-label={t('learn')} className="rounded-2xl border border-half bg-half-soft p-3">
      <p className="mb-2 text-sm text-pretty">
        <strong>{t('learn')}</strong> {t('learnHint')}
      </p>
      <div className="grid grid-cols-2 gap-2">
        <button type="button" className="button" onClick={() => theSettings().set({ learn: 'no' })}>
          {t('learnNot')}
        </button>
        <button type="button" className="button" onClick={() => theSettings().set({ learn: 'yes' })}>
          {t('learnYes')}
        </button>
      </div>
    </section>
  )
}
