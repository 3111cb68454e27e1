import type { ReactNode } from 'react'
import { BackLink } from '@/app/parts/back-link'
import { useTitle } from '@/app/parts/use-title'
import { Recounting } from './recounting'

/** The top of a screen of the book: the way back, what it is, and what can be done with it. */
export function Head({ title, children }: { title: string; children?: ReactNode }) {
  useTitle(title)
  return (
    <header className="flex items-center">
      <BackLink />
      <div className="min-w-0 flex-1">
        <h1 className="text-xl leading-tight font-bold wrap-anywhere">{title}</h1>
        <Recounting />
      </div>
      {children}
    </header>
  )
}
