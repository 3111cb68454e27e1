'use client'

import Link from 'next/link'
import type { ReactNode } from 'react'
import { Answers } from '@/app/parts/answers'
import { BackLink } from '@/app/parts/back-link'
import { useSettings } from '@/app/parts/use-settings'
import { useTitle } from '@/app/parts/use-title'
import { words } from '@/app/scores/storage/words'
import { useWords } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import { type Settings, theSettings } from '@/lib/book/settings'
import { CameraSettings } from './camera-settings'
import { FeedbackSettings } from './feedback-settings'
import { StorageSettings } from './storage-settings'

const LANGUAGES: readonly Settings['language'][] = ['auto', 'de', 'en']
const THEMES: readonly Settings['theme'][] = ['auto', 'light', 'dark']

/** What this device is set to. Every change holds at once. */
export function SettingsScreen() {
  const t = useWords('settings')
  useTitle(t('title'))
  const storage = useOwnWords(words)
  const { language, theme } = useSettings()
  const { set } = theSettings()
  return (
    <main className="page flat:max-w-4xl">
      <header className="flex items-center">
        <BackLink />
        <h1 className="flex-1 text-xl font-bold">{t('title')}</h1>
      </header>
      <div className="flex flex-col gap-8 flat:grid flat:grid-cols-2 flat:items-start">
        <div className="flex flex-col gap-8">
          <Answers
            question={t('language')}
            // Each in its own language, for who cannot read the one in use.
            answers={[
              { label: t('device') },
              { label: <span lang="de">Deutsch</span> },
              { label: <span lang="en">English</span> },
            ]}
            chosen={LANGUAGES.indexOf(language)}
            onChoose={(index) => set({ language: LANGUAGES[index] ?? 'auto' })}
          />
          <Answers
            question={t('theme')}
            answers={[{ label: t('device') }, { label: t('light') }, { label: t('dark') }]}
            chosen={THEMES.indexOf(theme)}
            onChoose={(index) => set({ theme: THEMES[index] ?? 'auto' })}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-8">
          <Part title={t('feedback')}>
            <FeedbackSettings />
          </Part>
          <CameraSettings />
          <Part title={t('storage')}>
            <StorageSettings />
            <Link href="/scores/storage/" prefetch={false} className="button self-start">
              {storage('title')}
            </Link>
          </Part>
          <Part title={t('about')}>
            <p>{t('private')}</p>
            <p className="text-quiet">{t('version', { version: process.env.KIEBITZ_VERSION ?? '' })}</p>
          </Part>
        </div>
      </div>
    </main>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-bold">{title}</h2>
      {children}
    </section>
  )
}
