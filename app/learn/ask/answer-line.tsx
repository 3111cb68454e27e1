'use client'

import { useState } from 'react'
import { Icon } from '@/app/parts/icon/all'
import { useLanguage } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import { ask } from '@/lib/learn/ask/answer'
import type { Question } from '@/lib/learn/ask/question'
import type { AnyGame } from '@/lib/referee/game'
import { words } from './words'

/** What the referee says, with the clause it rests on, and the way to share it. */
export function AnswerLine({
  game,
  state,
  question,
  onRule,
}: {
  game: AnyGame
  state: unknown
  question: Question
  onRule: (clause: string) => void
}) {
  const t = useOwnWords(words)
  const language = useLanguage()
  const [shared, setShared] = useState<'shared' | 'notShared' | null>(null)
  const { verdict, move, title, texts, clause, ifTrue } = ask(game, state, question, language)
  const isLegal = verdict === 'legal'

  async function share() {
    const url = window.location.href
    try {
      if (navigator.share) await navigator.share({ url, title: t('title') })
      else await navigator.clipboard.writeText(url)
      setShared('shared')
    } catch (error) {
      // Thought better of it: nothing to say.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setShared('notShared')
    }
  }

  return (
    <>
      <div role="status" className="flex max-h-[38dvh] flex-wrap items-baseline gap-x-4 gap-y-1 overflow-y-auto">
        <p className={`flex items-center gap-2 text-2xl font-extrabold ${isLegal ? 'text-you' : 'text-no'}`}>
          <Icon name={isLegal ? 'check' : verdict === 'illegal' ? 'cross' : 'alert'} className="size-7 shrink-0" />
          {t(`verdicts.${verdict}`)}
        </p>
        <p className="text-quiet">{move}</p>
        {title && <p className="font-bold">{title}</p>}
        {texts.map(({ text }) => (
          <p key={text} className="text-pretty">
            {text}
          </p>
        ))}
        {ifTrue && <p className="text-quiet text-pretty">{t('ifTrue')}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {[...new Set([clause, ...texts.flatMap((one) => one.clause ?? [])])].map((each) => (
          <button key={each} type="button" className="min-h-12 px-2 text-quiet underline" onClick={() => onRule(each)}>
            {t('clause', { clause: each })}
          </button>
        ))}
        <button type="button" className="button ml-auto" onClick={() => void share()}>
          <Icon name="share" className="size-5" />
          {t('share')}
        </button>
      </div>
      <p role="status" className="text-center text-sm text-quiet empty:hidden">
        {shared && t(shared)}
      </p>
    </>
  )
}
