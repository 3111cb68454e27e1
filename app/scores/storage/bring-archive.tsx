'use client'

import { useEffect, useRef, useState } from 'react'
import { Icon } from '@/app/parts/icon/all'
import { Sheet } from '@/app/parts/sheet'
import { useWords } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import type { Imported } from '@/lib/book/archive/import'
import { type noteBackup, readBackups } from '@/lib/book/backup'
import { askToKeep } from '@/lib/book/persist'
import { takeIn } from '@/lib/book/results'
import { type Running, runArchive } from './archive-thread'
import { MergedSheet } from './merged-sheet'
import type { Step } from './protocol'
import { UnfitSheet } from './unfit-sheet'
import { words } from './words'

/** Takes in an archive, and says what that did; what is wrong with one is said, and nothing of it is kept. */
export function BringArchive({
  disabled,
  onMerged,
  onNote,
}: {
  disabled: boolean
  onMerged: () => void
  onNote: (what: Parameters<typeof noteBackup>[0], at: number) => void
}) {
  const t = useOwnWords(words)
  const common = useWords('common')
  const picker = useRef<HTMLInputElement>(null)
  const running = useRef<Running<Imported>>(undefined)
  const [step, setStep] = useState<Step>()
  const [imported, setImported] = useState<Imported | { readonly kind: 'broken' }>()

  useEffect(() => () => running.current?.stop(), [])

  async function take(file: File) {
    void askToKeep()
    setStep({ step: 'check', share: 0 })
    const own = runArchive({ do: 'import', file }, setStep)
    running.current = own
    const answer = await own.answer.catch(() => ({ kind: 'broken' }) as const)
    if (running.current !== own) return
    setStep(undefined)
    setImported(answer)
    if (answer.kind !== 'merged') return
    // Where nothing was before, everything is in that file.
    if (readBackups().saved === undefined && answer.merged.wasEmpty) onNote('saved', answer.made)
    onMerged()
    await takeIn()
  }

  function stop() {
    running.current?.stop()
    running.current = undefined
    setStep(undefined)
  }

  const close = () => setImported(undefined)
  return (
    <>
      <button
        type="button"
        className="button justify-start"
        disabled={disabled || step !== undefined}
        onClick={() => picker.current?.click()}
      >
        <Icon name="folder" />
        {t('bring')}
      </button>
      {/* No `accept`: some phones grey out what other apps have saved as a zip file. */}
      <input
        ref={picker}
        type="file"
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          if (file) void take(file)
          currentTarget.value = ''
        }}
      />
      {step && (
        <Sheet title={t('bringing')} onClose={stop}>
          <div className="flex flex-col gap-4">
            <p role="status">{t(step.step === 'check' ? 'checking' : 'writing')}</p>
            <progress className="progress" aria-label={t('bringing')} value={step.share} />
            <p className="text-quiet text-pretty">{t('stayHint')}</p>
            <button type="button" className="button" onClick={stop}>
              {common('cancel')}
            </button>
          </div>
        </Sheet>
      )}
      {imported?.kind === 'merged' && <MergedSheet made={imported.made} merged={imported.merged} onClose={close} />}
      {imported && imported.kind !== 'merged' && <UnfitSheet imported={imported} onClose={close} />}
    </>
  )
}
