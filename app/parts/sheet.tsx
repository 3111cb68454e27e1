'use client'

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useWords } from '@/app/words'
import { Icon } from './icon'
import { useBack } from './use-back'

/**
 * A sheet from the bottom of the screen: modal, closed by Escape, the back button, a tap beside it or its own button.
 * It is mounted while it is open.
 */
export function Sheet({
  title,
  onClose,
  tone = 'quiet',
  tall = false,
  scrolls = false,
  top,
  foot,
  children,
}: {
  title: string
  onClose: () => void
  /** `no`: what the referee refuses. */
  tone?: 'quiet' | 'no'
  /** Takes the whole height, for lists. */
  tall?: boolean
  /** Nothing in it can be focused: the keyboard scrolls it. */
  scrolls?: boolean
  /** Stays above what scrolls. */
  top?: ReactNode
  /** Stays below what scrolls, under the thumb. */
  foot?: ReactNode
  children: ReactNode
}) {
  const t = useWords('common')
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useBack(onClose)

  // A dialog gives the focus back to where it was only if it is closed while it is still on the page.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element?.open) element?.showModal()
    // What the sheet is there for, ready under Enter. Until it is shown nothing in it can take the focus.
    element?.querySelector<HTMLElement>('[data-first]')?.focus()
    return () => element?.close()
  }, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, which `onCancel` hears
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      role={tone === 'no' ? 'alertdialog' : undefined}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className={`sheet ${tone === 'no' ? 'sheet-no' : ''} max-h-[92dvh] ${tall ? 'h-[92dvh]' : ''}`}
    >
      <div className="flex max-h-[inherit] min-h-0 flex-1 flex-col">
        <header className="flex items-start gap-2 px-4 pt-4 pb-1">
          <h2
            id={heading}
            className={`min-w-0 flex-1 self-center font-bold text-balance wrap-anywhere ${tone === 'no' ? 'text-[1.75rem] leading-tight text-no' : 'text-xl'}`}
          >
            {title}
          </h2>
          <button type="button" className="icon-button" aria-label={t('close')} onClick={onClose}>
            <Icon name="cross" />
          </button>
        </header>
        {top && <div className="border-b border-edge px-4 pb-2">{top}</div>}
        <div
          tabIndex={scrolls ? 0 : undefined}
          className={`min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-1 ${foot ? 'pb-4' : 'pb-[max(1rem,env(safe-area-inset-bottom))]'}`}
        >
          {children}
        </div>
        {foot && (
          <div className="border-t border-edge px-4 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))]">{foot}</div>
        )}
      </div>
    </dialog>
  )
}
