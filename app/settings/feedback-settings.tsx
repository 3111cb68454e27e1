'use client'

import { canVibrate, sounds, speak, useCanSpeak, vibrate } from '@/app/parts/feedback'
import { Icon } from '@/app/parts/icon/all'
import { SwitchRow } from '@/app/parts/switch-row'
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
      <Feedback
        title={t('sound')}
        hint={t('soundHint')}
        on={sound}
        onSwitch={(on) => set({ sound: on })}
        onTry={() => sounds('legal')}
      />
      <Feedback
        title={t('vibration')}
        hint={t(canVibrate() ? 'vibrationHint' : 'noVibration')}
        able={canVibrate()}
        on={vibration}
        onSwitch={(on) => set({ vibration: on })}
        onTry={() => vibrate('illegal')}
      />
      <Feedback
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

/** A way to be told, which can be tried. */
function Feedback({
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
  return (
    // What is on can be switched off, also where it does nothing.
    <SwitchRow title={title} hint={hint} on={on} disabled={!able && !on} onSwitch={onSwitch}>
      <button
        type="button"
        className="icon-button"
        aria-label={t('try', { what: title })}
        disabled={!able}
        onClick={onTry}
      >
        <Icon name="play" />
      </button>
    </SwitchRow>
  )
}
