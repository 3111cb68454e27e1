'use client'

import { useEffect, useRef, useState } from 'react'
import { Sheet } from '@/app/parts/sheet'
import { useLanguage, useWords } from '@/app/words'
import { loadRules } from '@/lib/games/load'
import type { GameId } from '@/lib/referee/game'
import type { RuleChapter } from '@/lib/referee/rules'

/** The short rules of a game, in our own words, with the clause in question lit and in view. */
export function RulesSheet({
  game,
  clause,
  onClose,
}: {
  game: GameId
  clause?: string | undefined
  onClose: () => void
}) {
  const t = useWords('rules')
  const names = useWords('games')
  const language = useLanguage()
  const [chapters, setChapters] = useState<readonly RuleChapter[]>([])
  const lit = useRef<HTMLLIElement>(null)

  useEffect(() => {
    let here = true
    void loadRules(game).then((rules) => here && setChapters(rules))
    return () => {
      here = false
    }
  }, [game])

  useEffect(() => {
    if (chapters.length > 0) lit.current?.scrollIntoView({ block: 'center' })
  }, [chapters])

  return (
    <Sheet tall scrolls title={t('title', { game: names(game) })} onClose={onClose}>
      {chapters.map(({ title, rules }) => (
        <section key={title.en} className="mb-5">
          <h3 className="mb-1.5 text-lg font-bold">{title[language]}</h3>
          <ul className="space-y-1.5">
            {rules.map(({ clauses, text }) => {
              const isLit = clause !== undefined && clauses.includes(clause)
              return (
                <li
                  key={clauses[0]}
                  ref={isLit ? lit : undefined}
                  aria-current={isLit ? 'true' : undefined}
                  className={`rounded-2xl px-3 py-2 ${isLit ? 'border-2 border-you bg-surface font-semibold' : 'bg-key'}`}
                >
                  {text[language]}
                  <span className="mt-0.5 block text-sm font-normal text-quiet">{clauses.join(', ')}</span>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </Sheet>
  )
}
