'use client'

import { Icon } from '@/app/parts/icon'
import { useWords } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import type { MergeAnswer } from './view'
import { words } from './words'

/** What is said large: of whom or of what, the thing itself, and quietly what else there is to know. */
export interface Said {
  readonly who: string
  readonly ask: string
  readonly sub?: string | null
}

/** So long a text is set smaller. */
const LONG = 17

/** As high for any text: nothing moves when a pile is tapped. */
const HEIGHT = 'h-[clamp(5.25rem,12.2dvh,8rem)] flat:h-[clamp(4.75rem,21dvh,7rem)]'

/** The same while questions are answered: reasons are longer. */
const TALL = 'h-[clamp(7rem,15.6dvh,9rem)] flat:h-[clamp(6.5rem,28dvh,9rem)]'

/** What is asked, to be read from a metre away. */
export function Line({ said, tall }: { said: Said; tall: boolean }) {
  const t = useWords('table')
  const long = said.ask.length > LONG
  return (
    <section
      aria-label={t('referee')}
      className={`flex shrink-0 flex-col items-center justify-center overflow-hidden text-center ${tall ? TALL : HEIGHT}`}
    >
      <h2 className="max-w-full shrink-0 text-balance">
        <span className="block truncate text-[clamp(1rem,2.4dvh,1.35rem)] leading-tight font-bold text-you">
          {said.who}
        </span>
        <span
          className={`block leading-[1.04] font-extrabold tracking-tight ${long ? 'text-[clamp(1.45rem,min(7.4vw,4dvh),2.4rem)]' : 'text-[clamp(1.8rem,min(10.5vw,5.4dvh),3.4rem)]'}`}
        >
          {said.ask}
        </span>
      </h2>
      {said.sub && (
        <p className="mt-0.5 line-clamp-2 text-[clamp(0.8rem,1.9dvh,1rem)] px-2 leading-tight text-quiet text-balance">
          {said.sub}
        </p>
      )}
    </section>
  )
}

/** Yes or no, with its reason and its rule. Nothing of it is written down. */
export function AnswerLine({ answer, onRule }: { answer: MergeAnswer; onRule: (clause: string) => void }) {
  const shared = useWords('table')
  const t = useOwnWords(words)
  const { yes, title, text, clause } = answer
  return (
    <section
      aria-label={shared('referee')}
      className={`flex min-h-0 shrink-0 items-center gap-3 overflow-hidden rounded-2xl border-2 px-3 ${TALL} ${yes ? 'border-you' : 'border-no bg-no-soft'}`}
    >
      <p className={`flex shrink-0 flex-col items-center leading-none font-extrabold ${yes ? 'text-you' : 'text-no'}`}>
        <Icon name={yes ? 'check' : 'cross'} className="size-9" />
        <span className="text-[clamp(1.7rem,min(9vw,5dvh),3rem)]">{t(yes ? 'ask.yes' : 'ask.no')}</span>
      </p>
      <button
        type="button"
        className="flex h-full min-h-12 min-w-0 flex-1 flex-col justify-center text-left leading-tight"
        onClick={() => onRule(clause)}
      >
        <span className="line-clamp-2 font-bold text-balance">{title}</span>
        <span className="line-clamp-4 text-[0.85rem] text-pretty">{text}</span>
        <span className="text-xs text-quiet underline">{shared('rule', { clause })}</span>
      </button>
    </section>
  )
}
