'use client'

import { useEffect, useState } from 'react'
import { useOwnWords } from '@/app/words/own-words'
import { watchCounting } from '@/lib/book/ledger-store'
import { words } from '../words'

/** What takes less long need not be said, in ms. */
const SOON = 300

/** Says while ratings and standings are counted anew, after a merge or an import: what is shown is still as it was. */
export function Recounting() {
  const t = useOwnWords(words)
  const [isCounting, setCounting] = useState(false)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = watchCounting((now) => {
      clearTimeout(timer)
      if (now) timer = setTimeout(() => setCounting(true), SOON)
      else setCounting(false)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [])

  return (
    <p role="status" className="text-sm leading-tight text-quiet empty:hidden">
      {isCounting && t('recounting')}
    </p>
  )
}
