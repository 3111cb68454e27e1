'use client'

import { useState } from 'react'
import { useFeedback } from '@/app/parts/use-feedback'
import {
  type Attempt,
  answered,
  answerOf,
  attempt,
  type Exercise,
  isMoveStep,
  movesOf,
  openExercise,
  play,
  stepOf,
} from '@/lib/learn/exercise'
import { withLesson } from '@/lib/learn/progress'
import type { Lesson, Step } from '@/lib/learn/schema'
import type { AnyGame } from '@/lib/referee/game'
import { theProgress, useProgress } from '../parts/use-progress'
import { useCountdown } from './use-countdown'

/** What came of a step so far. */
export type Result =
  | { readonly kind: 'moved'; readonly chosen: number; readonly attempt: Attempt }
  | { readonly kind: 'told'; readonly chosen: number; readonly right: boolean }
  | { readonly kind: 'late'; readonly after: Exercise }

/** A clock that a step runs against: how many seconds there are, and how many are left. */
export interface Clock {
  readonly seconds: number
  readonly left: number
  /** It does not run before the learner is ready. */
  readonly running: boolean
}

/** A lesson that is being done. */
export interface Run {
  readonly exercise: Exercise
  readonly step: Step | undefined
  readonly result: Result | null
  /** What was chosen in this step and is not right, by index. */
  readonly tried: readonly number[]
  readonly solved: boolean
  /** No step comes after this one. */
  readonly last: boolean
  /** The table to look at: as the last move left it. */
  readonly shown: Exercise
  /** Null where nobody else is quick. */
  readonly clock: Clock | null
  readonly choose: (index: number) => void
  readonly goOn: () => void
  readonly begin: () => void
  readonly withoutClock: () => void
}

/** Does a lesson from its position to its end: who errs tries again. */
export function useRun(game: AnyGame, lesson: Lesson): Run {
  const give = useFeedback()
  const [exercise, setExercise] = useState(() => openExercise(game, lesson))
  const [result, setResult] = useState<Result | null>(null)
  const [tried, setTried] = useState<readonly number[]>([])
  const [ready, setReady] = useState(false)
  const { clock } = useProgress()

  const step = stepOf(exercise)
  const last = exercise.step === lesson.steps.length - 1
  const solved = isSolved(result)
  const timed = step && isMoveStep(step) && clock !== 'off' ? step.clock : undefined
  const seconds = timed ? timed.seconds * (clock === 'slow' ? 2 : 1) : null
  const running = timed !== undefined && ready && !solved && result?.kind !== 'late'

  const left = useCountdown(running ? seconds : null, () => {
    if (!timed) return
    setReady(false)
    setResult({ kind: 'late', after: play(exercise, timed.late) })
    give('time')
  })

  function choose(chosen: number) {
    if (!step || solved) return
    const found = resultOf(exercise, step, chosen)
    if (!found) return
    setResult(found)
    if (isSolved(found)) {
      if (last) theProgress().change((now) => withLesson(now, lesson.id))
    } else setTried([...tried, chosen])
    give(isMistake(found) ? 'illegal' : 'legal')
  }

  function goOn() {
    setExercise(result?.kind === 'moved' ? result.attempt.after : answered(exercise))
    setResult(null)
    setTried([])
    setReady(false)
  }

  return {
    exercise,
    step,
    result,
    tried,
    solved,
    last,
    shown: shownAfter(exercise, result),
    clock: seconds === null || solved ? null : { seconds, left, running },
    choose,
    goOn,
    begin: () => {
      setResult(null)
      setReady(true)
    },
    withoutClock: () => {
      setResult(null)
      theProgress().change((now) => ({ ...now, clock: 'off' }))
    },
  }
}

/** What comes of a choice; null where there is none such. */
function resultOf(exercise: Exercise, step: Step, chosen: number): Result | null {
  if (!isMoveStep(step)) return { kind: 'told', chosen, right: step.options[chosen] === answerOf(exercise, step) }
  const move = movesOf(exercise, step)[chosen]
  return move ? { kind: 'moved', chosen, attempt: attempt(exercise, step, move) } : null
}

function isSolved(result: Result | null): boolean {
  return (result?.kind === 'moved' && result.attempt.outcome === 'success') || (result?.kind === 'told' && result.right)
}

const isMistake = (result: Result) =>
  result.kind === 'told' ? !result.right : result.kind === 'moved' && result.attempt.outcome === 'failure'

function shownAfter(exercise: Exercise, result: Result | null): Exercise {
  if (result?.kind === 'late') return result.after
  return result?.kind === 'moved' && isSolved(result) ? result.attempt.after : exercise
}
