'use client'

import { useEffect, useState } from 'react'
import { VerdictMark } from '@/app/table/moves/verdict-mark'
import { useLanguage, useWords } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import type { Language } from '@/lib/cards/language'
import type { ProofExplanation } from '@/lib/referee/game'
import { isApplied } from '@/lib/referee/record'
import type { ToldGame } from './told'
import { words } from './words'

/** What happened at one step, in the referee's own words. */
export function StepWords({ told, at }: { told: ToldGame; at: number }) {
  const t = useOwnWords(words)
  const shared = useWords('table')
  const language = useLanguage()
  const proofs = useProofs(told, at, language)
  const { game, names, record } = told
  const move = record.moves[at - 1]
  if (!move) return <p className="text-lg font-semibold">{t('dealtLong')}</p>

  const { event, ruling, before, after } = move
  const applied = isApplied(event, ruling)
  const said = { names, state: before, event }
  const fault = ruling.verdict === 'legal' ? null : game.words.fault(said, ruling.code, language)
  const provenBy = record.moves.findIndex(({ proven }) => proven.some((one) => one.event === at))
  return (
    <div className="flex items-start gap-2">
      <VerdictMark verdict={ruling.verdict} />
      <div className="min-w-0 flex-1 space-y-1 wrap-anywhere">
        <p className={`text-lg leading-6 font-semibold ${applied ? '' : 'line-through decoration-2'}`}>
          {game.words.event(said, language)}
        </p>
        {fault && (
          <>
            <p className="font-bold text-no">
              {[
                shared(ruling.verdict),
                fault.title,
                ...(ruling.verdict === 'illegal' ? [shared(applied ? 'ruling.stands' : 'ruling.back')] : []),
              ].join(' · ')}
            </p>
            <Because text={fault.text} clause={fault.clause} />
          </>
        )}
        {applied &&
          game.words
            .effects(said, after, language)
            .map(({ text, clause }) => <Because key={text} text={text} clause={clause} />)}
        {provenBy >= 0 && <p className="font-bold text-no">{t('disproved', { number: provenBy + 1 })}</p>}
        {proofs.map(({ title, text, clause, events }) => (
          <div key={text}>
            <p className="font-bold text-no">{t('proves', { title, number: events[0] ?? 0 })}</p>
            <Because text={text} clause={clause} />
          </div>
        ))}
      </div>
    </div>
  )
}

function Because({ text, clause }: { text: string; clause: string }) {
  const t = useWords('table')
  return (
    <p>
      {text} <span className="whitespace-nowrap text-quiet">{t('rule', { clause })}</span>
    </p>
  )
}

const NONE: readonly ProofExplanation[] = []

/** What a step proved of earlier ones; none until the words are there. */
function useProofs({ game, names, record }: ToldGame, at: number, language: Language): readonly ProofExplanation[] {
  const [loaded, setLoaded] = useState<{ key: string; of: object; proofs: readonly ProofExplanation[] }>()
  const key = `${at} ${language}`
  useEffect(() => {
    const moves = record.moves.slice(0, at)
    const proven = moves.at(-1)?.proven ?? []
    if (proven.length === 0) return
    let here = true
    void Promise.all(proven.map((refutation) => game.words.proof({ names, moves, refutation }, language))).then(
      (proofs) => here && setLoaded({ key, of: record, proofs }),
    )
    return () => {
      here = false
    }
  }, [game, names, record, at, language, key])
  return loaded?.key === key && loaded.of === record ? loaded.proofs : NONE
}
