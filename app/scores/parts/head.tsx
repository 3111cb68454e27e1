import type { ReactNode } from 'react'
import { BackLink } from '@/app/parts/back-link'

/** The top of a screen of the book: the way back, what it is, and what can be done with it. */
export function Head({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="flex items-center">
      <BackLink />
      <h1 className="min-w-0 flex-1 text-xl font-bold wrap-anywhere">{title}</h1>
      {children}
    </header>
  )
}
