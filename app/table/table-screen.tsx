'use client'

import { useSearchParams } from 'next/navigation'
import { HomeLink } from '@/app/parts/home-link'
import { useWords } from '@/app/words'
import { MoreWords } from '@/app/words/provider'
import { FailureText } from './failure-text'
import { gameScreen } from './game-screens'
import { useLiveTable } from './use-live-table'
import { useWakeLock } from './use-wake-lock'

/** One table, named by `?id=` in the address. */
export function TableScreen() {
  const id = useSearchParams().get('id') ?? ''
  // A fresh screen for each table: nothing chosen at one is carried to the next.
  return <Table key={id} id={id} />
}

function Table({ id }: { id: string }) {
  const t = useWords('table')
  const { live, view } = useLiveTable(id)
  useWakeLock(view.phase === 'open' && view.table.writes)

  if (view.phase === 'loading') {
    return (
      <main className="page justify-center text-center">
        <h1 className="text-quiet">{t('loading')}</h1>
      </main>
    )
  }
  if (view.phase === 'failed') {
    return (
      <main className="page justify-center text-center">
        <h1 className="text-2xl font-bold">
          <MoreWords>
            <FailureText failure={view.failure} />
          </MoreWords>
        </h1>
        <HomeLink className="button button-main self-center">{t('home')}</HomeLink>
      </main>
    )
  }
  const Screen = gameScreen(view.table.game.id)?.Screen
  return (
    <>
      {Screen && <Screen table={view.table} live={live} />}
      {view.failure && (
        <p role="alert" className="fixed inset-x-2 top-14 z-20 rounded-2xl bg-no p-4 text-center font-bold text-paper">
          <MoreWords>
            <FailureText failure={view.failure} />
          </MoreWords>
        </p>
      )}
    </>
  )
}
