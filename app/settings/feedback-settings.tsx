'use client'

import { useId } from 'react'
import { canVibrate, sounds, speak, useCanSpeak, vibrate } from '@/app/parts/feedback'
import { Icon } from '@/app/parts/icon'
import { useSettings } from '@/app/parts/use-settings'
import { useLanguage, useWords } from '@/app/words'
import { theSettings } from '@/lib/book/settings'

/** Sound, vibration and voice: off until somebody wants them, and each can be tried first. */
export function FeedbackSettings() {
  const t = useWords('settings')
  const language = useLanguage()
  const { sound, vibration, voice } = useSettings()
  const { set } = theSettings()
  const speaks = useCanSpeak(language)
  return (
    <div className="divide-y divide-edge rounded-2xl border border-edge bg-surface">
      <Switch
        title={t('sound')}
        hint={t('soundHint')}
        on={sound}
        onSwitch={(on) => set({ sound: on })}
        onTry={() => sounds('legal')}
      />
      <Switch
        title={t('vibration')}
        hint={t(canVibrate() ? 'vibrationHint' : 'noVibration')}
        able={canVibrate()}
        on={vibration}
        onSwitch={(on) => set({ vibration: on })}
        onTry={() => vibrate('illegal')}
      />
      <Switch
        title={t('voice')}
        hint={t(speaks ? 'voiceHint' : 'noVoice')}
        able={speaks}
        on={voice}
        onSwitch={(on) => set({ voice: on })}
        onTry={() => speak(t('sample'), language)}
      />
    </div>
  )
}

function Switch({
  title,
  hint,
  able = true,
  on,
  onSwitch,
  onTry,
}: {
  title: string
  hint: string
  /** This device can do it. */
  able?: boolean
  on: boolean
  onSwitch: (on: boolean) => void
  onTry: () => void
}) {
  const t = useWords('settings')
  const id = useId()
  return (
    <div className="flex items-center gap-1 py-2 pr-3 pl-4">
      <div className="min-w-0 flex-1">
        <p id={id} className="font-bold">
          {title}
        </p>
        <p id={`${id}-hint`} className="text-sm text-quiet text-pretty">
          {hint}
        </p>
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label={t('try', { what: title })}
        disabled={!able}
        onClick={onTry}
      >
        <Icon name="play" />
      </button>
      <button
        type="button"
        role="switch"
        aria-checked={on}
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
        className="switch"
        // What is on can be switched off, also where it does nothing.
        disabled={!able && !on}
        onClick={() => onSwitch(!on)}
      />
    </div>
  )
}
