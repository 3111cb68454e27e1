'use client'

import { useEffect, useState } from 'react'
import { useLanguage } from '@/app/words'
import { loadRules } from '@/lib/games/load'
import type { GameId } from '@/lib/referee/game'
import type { Rule } from '@/lib/referee/rules'
import { useLearnWords } from '../words'

/** What the short rules say of these clauses: what a lesson leaves one with. */
export function RuleTexts({ game, clauses }: { game: GameId; clauses: readonly string[] }) {
  const t = useLearnWords()
  const language = useLanguage()
  const [rules, setRules] = useState<readonly Rule[]>([])

  useEffect(() => {
    let here = true
    void loadRules(game).then((chapters) => here && setRules(chapters.flatMap((chapter) => chapter.rules)))
    return () => {
      here = false
    }
  }, [game])

  const told = rules.filter((rule) => rule.clauses.some((clause) => clauses.includes(clause)))
  if (told.length === 0) return null
  return (
    <section aria-label={t('theRule')} className="rounded-2xl bg-key px-4 py-3">
      <h2 className="text-sm font-bold text-quiet">{t('theRule')}</h2>
      {told.map(({ clauses: named, text }) => (
        <p key={named[0]} className="mt-1 text-pretty">
          {text[language]}
        </p>
      ))}
    </section>
  )
}
