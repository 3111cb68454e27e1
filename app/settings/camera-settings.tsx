'use client'

import { useId } from 'react'
import { useSettings } from '@/app/parts/use-settings'
import { useOwnWords } from '@/app/words/own-words'
import { theSettings } from '@/lib/book/settings'

const words = {
  de: {
    title: 'Kamera',
    sure: 'Eindeutiges gleich übernehmen',
    hint: 'Was ein Foto ohne jeden Zweifel zeigt und was erlaubt ist, wird ohne Nachfrage eingetragen. Rückgängig geht immer.',
  },
  en: {
    title: 'Camera',
    sure: 'Take what is certain at once',
    hint: 'What a photo shows beyond all doubt, and is legal, is entered without asking. You can always undo it.',
  },
}

/** Whether photos that leave no doubt need a tap; they do until somebody wants otherwise. */
export function CameraSettings() {
  const t = useOwnWords(words)
  const { takesSure } = useSettings()
  const id = useId()
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-bold">{t('title')}</h2>
      <div className="flex items-center gap-1 rounded-2xl border border-edge bg-surface py-2 pr-3 pl-4">
        <div className="min-w-0 flex-1">
          <p id={id} className="font-bold">
            {t('sure')}
          </p>
          <p id={`${id}-hint`} className="text-sm text-quiet text-pretty">
            {t('hint')}
          </p>
        </div>
        <button
          type="button"
          role="switch"
          aria-checked={takesSure}
          aria-labelledby={id}
          aria-describedby={`${id}-hint`}
          className="switch"
          onClick={() => theSettings().set({ takesSure: !takesSure })}
        />
      </div>
    </section>
  )
}
