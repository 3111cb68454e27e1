'use client'

import { SwitchRow } from '@/app/parts/switch-row'
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
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-bold">{t('title')}</h2>
      <div className="rounded-2xl border border-edge bg-surface">
        <SwitchRow
          title={t('sure')}
          hint={t('hint')}
          on={takesSure}
          onSwitch={(on) => theSettings().set({ takesSure: on })}
        />
      </div>
    </section>
  )
}
