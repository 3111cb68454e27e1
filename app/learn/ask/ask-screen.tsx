'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { BackLink } from '@/app/parts/back-link'
import { useTitle } from '@/app/parts/use-title'
import { useOwnWords } from '@/app/words/own-words'
import { loadGame } from '@/lib/games/load'
import { loadSetUp } from '@/lib/games/set-ups'
import { gameOfLink, readLink, type Unlinked } from '@/lib/learn/ask/link'
import { firstQuestion, type Question } from '@/lib/learn/ask/question'
import type { AnyGame, GameId } from '@/lib/referee/game'
import type { AnySetUp } from '@/lib/referee/laid-out'
import { Asking } from './asking'
import { words } from './words'

/** A game that can be asked about. */
interface Loaded {
  readonly game: AnyGame
  readonly setUp: AnySetUp
  readonly question: Question
}

/** Why there is no question to be shown, and the game it is of, where that can be read. */
interface Unread {
  readonly error: Unlinked | 'cards'
  readonly game?: GameId
}

async function load(id: string): Promise<{ game: AnyGame; setUp: AnySetUp } | null> {
  const [game, setUp] = await Promise.all([loadGame(id), loadSetUp(id)])
  return game && setUp ? { game, setUp } : null
}

/** Any position, any move, and what the referee says. `?q=` is a question that somebody shared, `?game=` names a game. */
export function AskScreen() {
  const t = useOwnWords(words)
  useTitle(t('title'))
  const asked = useSearchParams()
  const [loaded, setLoaded] = useState<Loaded | Unread | null>(null)
  // Read once: while somebody asks, the address follows what is asked.
  const [first] = useState({ link: asked.get('q'), game: asked.get('game') ?? 'mezza' })

  useEffect(() => {
    let here = true
    void opened(first.link, first.game).then((found) => here && setLoaded(found))
    return () => {
      here = false
    }
  }, [first])

  const begin = (id: string) => void opened(null, id).then(setLoaded)

  return (
    <main className="page pb-0 flat:max-w-4xl">
      <header className="flex items-center">
        <BackLink />
        <h1 className="flex-1 text-xl font-bold">{t('title')}</h1>
      </header>
      {loaded === null && <p className="text-quiet">{t('loading')}</p>}
      {loaded && 'error' in loaded && (
        <>
          <p role="alert" className="rounded-2xl border-2 border-no bg-no-soft px-4 py-3 text-lg">
            {t(`errors.${loaded.error}`)}
          </p>
          <button type="button" className="button button-main" onClick={() => begin(loaded.game ?? 'mezza')}>
            {t('startAnew')}
          </button>
        </>
      )}
      {loaded && 'question' in loaded && <Asking key={loaded.game.id} {...loaded} onGame={begin} />}
    </main>
  )
}

async function opened(link: string | null, wanted: string): Promise<Loaded | Unread> {
  const named = link === null ? null : gameOfLink(link)
  if (named && 'error' in named) return named
  const found = (await load(named ? named.game : wanted)) ?? (await load('mezza'))
  if (!found) return { error: 'wrong' }
  if (link === null) return { ...found, question: firstQuestion(found.game) }
  const read = readLink(link, found.game, found.setUp)
  return 'error' in read ? { ...read, game: found.game.id } : { ...found, question: read.question }
}
