'use client'

import { useRef } from 'react'
import { useOwnWords } from '@/app/words/own-words'
import type { Viewfinder } from './use-viewfinder'
import { words } from './words'

/**
 * Under the viewfinder: a picture from the phone instead, the shutter under the thumb, and the torch where there is one.
 * Without a camera it is a picture from the phone that helps, unless something else only has to let go of the camera.
 */
export function CameraKeys({
  viewfinder,
  onShoot,
  onPicked,
  onTorch,
  onRetry,
}: {
  viewfinder: Viewfinder
  onShoot: () => void
  onPicked: (file: File) => void
  onTorch: (on: boolean) => void
  /** Asks for the camera again, where there was none. */
  onRetry: () => void
}) {
  const t = useOwnWords(words)
  const file = useRef<HTMLInputElement>(null)
  const { phase } = viewfinder
  const busy = phase === 'failed' && viewfinder.trouble === 'busy'
  const pick = () => file.current?.click()
  return (
    <>
      {phase === 'failed' ? (
        <div className="flex flex-wrap gap-2">
          <button
            type="button"
            data-first={busy ? undefined : ''}
            className={`button grow whitespace-nowrap ${busy ? '' : 'button-main'}`}
            onClick={pick}
          >
            {t('pick')}
          </button>
          <button
            type="button"
            data-first={busy ? '' : undefined}
            className={`button grow whitespace-nowrap ${busy ? 'button-main' : ''}`}
            onClick={onRetry}
          >
            {t('retry')}
          </button>
        </div>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2">
          <button type="button" className="button min-w-0 justify-self-start text-sm leading-tight" onClick={pick}>
            {t('pick')}
          </button>
          <button
            type="button"
            data-first
            aria-label={t('shoot')}
            disabled={phase !== 'live'}
            className="size-20 rounded-full border-4 border-ink bg-you disabled:opacity-40"
            onClick={onShoot}
          />
          {phase === 'live' && viewfinder.torch !== null && (
            <button
              type="button"
              aria-pressed={viewfinder.torch}
              className={`button justify-self-end ${viewfinder.torch ? 'button-ink' : ''}`}
              onClick={() => onTorch(!viewfinder.torch)}
            >
              {t('torch')}
            </button>
          )}
        </div>
      )}
      <input
        ref={file}
        type="file"
        accept="image/*"
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ currentTarget }) => {
          const [picked] = currentTarget.files ?? []
          currentTarget.value = ''
          if (picked) onPicked(picked)
        }}
      />
    </>
  )
}
