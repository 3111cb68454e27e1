'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'

/**
 * The way home from a table. Not Next's link: that would load the whole of home beside the table, just in case, and is
 * itself more than the table screen should carry.
 */
export function HomeLink({ children, ...props }: { className: string; children: ReactNode; 'aria-label'?: string }) {
  const router = useRouter()
  return (
    <a
      href="/"
      onClick={(event) => {
        // In a window of its own: the browser's business.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        router.replace('/')
      }}
      {...props}
    >
      {children}
    </a>
  )
}
