'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { useTitle } from '@/app/parts/use-title'
import { useWords } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import { loadGame } from '@/lib/games/load'
import { gameKept, type KeptPractice, keepPractice, loadPractice, readGame } from '@/lib/learn/practice/kept'
import type { Pace } from '@/lib/learn/practice/pace'
import { goOn, type Sitting } from '@/lib/simulate/sitting'
import { Begin } from './begin'
import { PracticeTable } from './practice-table'
import { words } from './words'

/** Where practice stands: what was kept is looked up, a game is chosen, one is played. */
type Stage =
  | { readonly kind: 'loading' }
  | { readonly kind: 'begin'; readonly kept: KeptPractice; readonly lost: boolean }
  | { readonly kind: 'play'; readonly sitting: Sitting; readonly pace: Pace; readonly name: string }

/** A whole game against computers. `?game=` begins with that one. */
export function PracticeScreen() {
  const t = useOwnWords(words)
  const games = useWords('games')
  const wanted = useSearchParams().get('game')
  const [stage, setStage] = useState<Stage>({ kind: 'loading' })
  useTitle(stage.kind === 'play' ? t('titleOf', { game: games(stage.sitting.game.id) }) : t('title'))

  useEffect(() => {
    let here = true
    void resumed().then((found) => here && setStage(found))
    return () => {
      here = false
    }
  }, [])

  if (stage.kind === 'loading') {
    return (
      <main className="page justify-center text-center">
        <h1 className="text-quiet">{t('loading')}</h1>
      </main>
    )
  }
  if (stage.kind === 'begin') {
    return (
      <Begin
        kept={stage.kept}
        lost={stage.lost}
        wanted={wanted}
        onBegin={(sitting, pace, name) => setStage({ kind: 'play', sitting, pace, name })}
      />
    )
  }
  const { sitting, pace, name } = stage
  return (
    <PracticeTable
      key={sitting.seed}
      begun={sitting}
      pace={pace}
      name={name}
      onAgain={(again, paced) => setStage({ kind: 'play', sitting: again, pace: paced, name })}
      onLeave={(paced) => {
        const kept = { pace: paced, name, game: null }
        keepPractice(kept)
        setStage({ kind: 'begin', kept, lost: false })
      }}
    />
  )
}

/** The game that was kept, as it was left. */
async function resumed(): Promise<Stage> {
  const kept = loadPractice()
  const id = gameKept(kept)
  const game = id === null ? undefined : await loadGame(id)
  const read = game && readGame(kept, game)
  const sitting = game && read ? goOn({ game, ...read }, read.exchanged, read.events) : null
  if (sitting) return { kind: 'play', sitting, pace: kept.pace, name: kept.name }
  return { kind: 'begin', kept, lost: kept.game !== null }
}
