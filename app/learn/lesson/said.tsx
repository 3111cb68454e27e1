'use client'

import { useLanguage } from '@/app/words'
import type { Attempt, Exercise } from '@/lib/learn/exercise'
import type { Lesson, Step } from '@/lib/learn/schema'
import { Verdict } from '../parts/verdict'
import { useLearnWords } from '../words'
import type { Result } from './use-run'

interface Told {
  readonly exercise: Exercise
  readonly lesson: Lesson
  readonly onRule: (clause: string) => void
}

/** What the referee says of what was chosen. */
export function Said({ result, step, ...told }: Told & { result: Result; step: Step }) {
  switch (result.kind) {
    case 'late':
      return <Late after={result.after} {...told} />
    case 'told':
      return <Answered right={result.right} step={step} {...told} />
    case 'moved':
      return result.attempt.move.ruling.verdict === 'legal' ? (
        <Allowed attempt={result.attempt} {...told} />
      ) : (
        <Refused attempt={result.attempt} {...told} />
      )
  }
}

/** What others did meanwhile. */
function Late({ exercise, after, lesson, onRule }: Told & { after: Exercise }) {
  const t = useLearnWords()
  const language = useLanguage()
  const { game, header } = exercise
  const what = after.record.moves
    .slice(exercise.record.moves.length)
    .map(({ event, before }) => game.words.event({ names: header.players, state: before, event }, language))
    .join(', ')
  return <Verdict tone="wrong" title={t('late', { what })} clause={lesson.clauses[0]} onRule={onRule} />
}

/** Right or not, and what leads there. */
function Answered({ right, step, lesson, onRule }: Told & { right: boolean; step: Step }) {
  const t = useLearnWords()
  const language = useLanguage()
  return (
    <Verdict
      tone={right ? 'right' : 'wrong'}
      title={t(right ? 'right' : 'notYet')}
      clause={lesson.clauses[0]}
      onRule={onRule}
    >
      {(step.hint ?? lesson.hint)[language]}
    </Verdict>
  )
}

/** Why the judge refuses it; that may be what was asked for. */
function Refused({ exercise: { game, header }, attempt: { move, outcome }, onRule }: Told & { attempt: Attempt }) {
  const t = useLearnWords()
  const language = useLanguage()
  const told = { names: header.players, state: move.before, event: move.event }
  const { title, text, clause } = game.words.fault(told, move.ruling.code ?? '', language)
  const found = outcome === 'success'
  return (
    <Verdict
      tone={found ? 'right' : 'wrong'}
      title={found ? t('rightThat', { what: title }) : title}
      clause={clause}
      onRule={onRule}
    >
      {text}
    </Verdict>
  )
}

/** What an allowed move brings about. */
function Allowed({
  exercise: { game, header },
  lesson,
  attempt: { move, outcome },
  onRule,
}: Told & { attempt: Attempt }) {
  const t = useLearnWords()
  const language = useLanguage()
  const told = { names: header.players, state: move.before, event: move.event }
  const effects = game.words.effects(told, move.after, language)
  const clause = effects.find((effect) => lesson.clauses.includes(effect.clause))?.clause ?? lesson.clauses[0]
  return (
    <Verdict {...ALLOWED(t)[outcome]} clause={clause} onRule={onRule}>
      {effects.length > 0 && `${effects.map(({ text }) => text).join('. ')}.`}
    </Verdict>
  )
}

const ALLOWED = (t: ReturnType<typeof useLearnWords>) =>
  ({
    success: { tone: 'right', title: t('right') },
    failure: { tone: 'wrong', title: t('allowed') },
    aside: { tone: 'aside', title: t('aside2') },
  }) as const
