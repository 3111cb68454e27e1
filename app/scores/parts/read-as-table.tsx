'use client'

import { type ReactNode, useState } from 'react'
import { Icon } from '@/app/parts/icon/all'
import { useOwnWords } from '@/app/words/own-words'
import { words } from '../words'

interface Props {
  readonly caption: string
  readonly rows: number
  /** So many rows are there at once, and more each time somebody asks. */
  readonly atOnce: number
  readonly more: (count: number) => string
  /** The head and the first so many rows. */
  readonly children: (shown: number) => ReactNode
}

/** A picture for who would rather read it: opened on demand, scrolled sideways where it is wide. */
export function ReadAsTable(props: Props) {
  const t = useOwnWords(words)
  const [open, setOpen] = useState(false)
  return (
    <div>
      <button
        type="button"
        className="button w-full justify-start bg-transparent font-normal"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="list" />
        {t(open ? 'noTable' : 'asTable')}
      </button>
      {open && <Rows {...props} />}
    </div>
  )
}

function Rows({ caption, rows, atOnce, more, children }: Props) {
  const [shown, setShown] = useState(atOnce)
  const left = rows - shown
  return (
    <>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, also by the keyboard
        tabIndex={0}
        aria-label={caption}
        className="mt-2 overflow-x-auto rounded-2xl border border-edge bg-surface"
      >
        <table className="w-full border-collapse">
          <caption className="sr-only">{caption}</caption>
          {children(shown)}
        </table>
      </section>
      {left > 0 && (
        <button type="button" className="button mt-2 w-full" onClick={() => setShown(shown + atOnce)}>
          {more(Math.min(left, atOnce))}
        </button>
      )}
    </>
  )
}
