'use client'

import Link from 'next/link'
import { useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { BackLink } from '@/app/parts/back-link'
import { Icon } from '@/app/parts/icon/all'
import { useTitle } from '@/app/parts/use-title'
import { useLanguage, useWords } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import { loadGame, loadRules } from '@/lib/games/load'
import { OFFERS } from '@/lib/games/offers'
import { loadSetUp } from '@/lib/games/set-ups'
import { EXAMPLES } from '@/lib/learn/rules/examples'
import { search } from '@/lib/learn/rules/search'
import type { AnyGame } from '@/lib/referee/game'
import type { AnySetUp } from '@/lib/referee/laid-out'
import type { RuleChapter } from '@/lib/referee/rules'
import { ExampleTable } from './example-table'
import { words } from './words'

interface Loaded {
  readonly game: AnyGame
  readonly setUp: AnySetUp
  readonly chapters: readonly RuleChapter[]
}

/** The short rules of one game, `?game=`, to be searched and tried; `#M3.2` leads to a clause. */
export function RulesScreen() {
  const t = useOwnWords(words)
  const gameWords = useWords('games')
  const language = useLanguage()
  const wanted = useSearchParams().get('game')
  const id = (OFFERS.find((offer) => offer.id === wanted) ?? OFFERS[0])?.id ?? 'mezza'
  const title = t('titleOf', { game: gameWords(id) })
  useTitle(title)
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [sought, setSought] = useState('')
  const clause = useClause()
  const here = loaded?.game.id === id ? loaded : null

  useEffect(() => {
    let current = true
    void Promise.all([loadGame(id), loadSetUp(id), loadRules(id)]).then(([game, setUp, chapters]) => {
      if (current && game && setUp) setLoaded({ game, setUp, chapters })
    })
    return () => {
      current = false
    }
  }, [id])

  useEffect(() => {
    // The rules come after the page: the browser has looked for the clause already.
    if (here && clause) document.getElementById(clause)?.scrollIntoView({ block: 'center' })
  }, [here, clause])

  const chapters = here ? search(here.chapters, sought) : []
  const example = here?.chapters[0]?.rules[0]?.clauses[0]
  const count = chapters.reduce((sum, { rules }) => sum + rules.length, 0)

  return (
    <main className="page flat:max-w-3xl">
      <header className="flex items-center">
        <BackLink />
        <h1 className="flex-1 text-xl font-bold">{title}</h1>
      </header>
      <nav aria-label={t('title')} className="flex flex-wrap gap-2">
        {OFFERS.map((offer) => (
          <Link
            key={offer.id}
            href={`/learn/rules/?game=${offer.id}`}
            replace
            aria-current={offer.id === id ? 'page' : undefined}
            className={`chip font-bold ${offer.id === id ? 'border-2 border-you' : ''}`}
          >
            {gameWords(offer.id)}
          </Link>
        ))}
      </nav>
      <search className="sticky top-0 z-10 -mx-4 flex flex-col gap-1 bg-paper px-4 py-2">
        <label htmlFor="sought" className="sr-only">
          {t('search')}
        </label>
        <input
          id="sought"
          type="search"
          className="field"
          value={sought}
          placeholder={example ? `${t('search')}, ${t('searchHint', { clause: example })}` : t('search')}
          autoComplete="off"
          onChange={(event) => setSought(event.target.value)}
        />
        <p role="status" className="text-sm text-quiet empty:hidden">
          {sought.trim() && here ? t('found', { count }) : ''}
        </p>
      </search>
      {chapters.map(({ title, rules }) => (
        <section key={title.en} aria-label={title[language]} className="flex flex-col gap-2">
          <h2 className="text-lg font-bold">{title[language]}</h2>
          <ul className="flex flex-col gap-2">
            {rules.map(({ clauses, text }) => {
              const isLit = clause !== null && clauses.includes(clause)
              const examples = EXAMPLES[id].filter((example) => clauses.includes(example.clause))
              return (
                <li
                  key={clauses[0]}
                  aria-current={isLit ? 'true' : undefined}
                  className={`flex flex-col gap-1 rounded-2xl px-4 py-3 ${isLit ? 'border-2 border-you bg-surface' : 'border border-edge bg-surface'}`}
                >
                  <p className="text-lg text-pretty">{text[language]}</p>
                  <p className="flex flex-wrap gap-x-3">
                    {clauses.map((each) => (
                      <a
                        key={each}
                        id={each}
                        href={`#${each}`}
                        aria-label={t('link', { clause: each })}
                        className="inline-flex min-h-12 min-w-12 items-center text-quiet underline"
                      >
                        {each}
                      </a>
                    ))}
                  </p>
                  {here &&
                    examples.map((example) => (
                      <ExampleTable key={example.clause} game={here.game} setUp={here.setUp} example={example} />
                    ))}
                </li>
              )
            })}
          </ul>
        </section>
      ))}
      <div className="grid grid-cols-2 gap-2">
        <Link href={`/learn/practice/?game=${id}`} className="button">
          <Icon name="cards" />
          {t('practice')}
        </Link>
        <Link href={`/learn/ask/?game=${id}`} className="button">
          <Icon name="book" />
          {t('askReferee')}
        </Link>
      </div>
    </main>
  )
}

/** The clause that the address names behind its `#`. */
function useClause(): string | null {
  const [clause, setClause] = useState<string | null>(null)
  useEffect(() => {
    const look = () => setClause(named(window.location.hash))
    look()
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [])
  return clause
}

/** A stranger's address may be written in any way. */
function named(hash: string): string | null {
  return /^#([A-Z]\d{1,2}(?:\.\d{1,2})?)$/.exec(hash)?.[1] ?? null
}
