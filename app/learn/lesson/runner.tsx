'use client'

import Link from 'next/link'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '@/app/parts/icon/all'
import { useFeedback } from '@/app/parts/use-feedback'
import { useLanguage } from '@/app/words'
import type { Language } from '@/lib/cards/language'
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
  tableOf,
} from '@/lib/learn/exercise'
import { withLesson } from '@/lib/learn/progress'
import type { AskStep, Lesson, MoveStep } from '@/lib/learn/schema'
import type { AnyGame } from '@/lib/referee/game'
import { stateOf } from '@/lib/referee/record'
import { lessonAddress, quizAddress } from '../parts/addresses'
import { Board } from '../parts/board'
import { Hand } from '../parts/hand'
import { cardsOf, columnsOf, MoveKey } from '../parts/move-key'
import { RulesSheet } from '../parts/sheets'
import { toldAt } from '../parts/told'
import { theProgress, useProgress } from '../parts/use-progress'
import { Verdict } from '../parts/verdict'
import { useLearnWords } from '../words'
import { RuleTexts } from './rule-texts'
import { useCountdown } from './use-countdown'

/** What came of a step so far. */
type Result =
  | { readonly kind: 'moved'; readonly chosen: number; readonly attempt: Attempt }
  | { readonly kind: 'told'; readonly chosen: number; readonly right: boolean }
  | { readonly kind: 'late'; readonly after: Exercise }

/** One lesson from its position to its end. Whoever errs is told why, and tries again. */
export function Runner({ game, lesson, next }: { game: AnyGame; lesson: Lesson; next: Lesson | undefined }) {
  const t = useLearnWords()
  const language = useLanguage()
  const give = useFeedback()
  const [exercise, setExercise] = useState(() => openExercise(game, lesson))
  const [result, setResult] = useState<Result | null>(null)
  const [tried, setTried] = useState<readonly number[]>([])
  const [ready, setReady] = useState(false)
  const [hinted, setHinted] = useState(false)
  const [clause, setClause] = useState<string | null>(null)
  const foot = useRef<HTMLDivElement>(null)
  const said = useRef<HTMLDivElement>(null)
  const task = useRef<HTMLParagraphElement>(null)
  const choices = useRef<HTMLElement>(null)
  const { clock } = useProgress()

  const step = stepOf(exercise)
  const names = exercise.header.players
  const solved =
    (result?.kind === 'moved' && result.attempt.outcome === 'success') || (result?.kind === 'told' && result.right)
  const last = exercise.step === lesson.steps.length - 1
  const shown =
    result?.kind === 'late' ? result.after : result?.kind === 'moved' && solved ? result.attempt.after : exercise
  const timed = step && isMoveStep(step) && clock !== 'off' ? step.clock : undefined
  const seconds = timed ? timed.seconds * (clock === 'slow' ? 2 : 1) : null
  const waiting = timed !== undefined && !ready && !solved

  const left = useCountdown(timed && ready && !solved && result?.kind !== 'late' ? seconds : null, () => {
    if (!timed) return
    setReady(false)
    setResult({ kind: 'late', after: play(exercise, timed.late) })
    give('time')
  })

  useEffect(() => {
    if (result) said.current?.scrollIntoView({ block: 'nearest' })
  }, [result])

  // What had the focus is gone by now: the keyboard goes on where somebody would read on.
  useEffect(() => {
    if (solved) foot.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
    else if (exercise.step > 0) task.current?.focus({ preventScroll: true })
  }, [solved, exercise.step])

  useEffect(() => {
    if (ready) choices.current?.focus({ preventScroll: true })
  }, [ready])

  if (!step) return null

  const choose = (now: MoveStep, chosen: number) => {
    const move = movesOf(exercise, now)[chosen]
    if (!move) return
    const came = attempt(exercise, now, move)
    setResult({ kind: 'moved', chosen, attempt: came })
    if (came.outcome === 'success') finish()
    else setTried([...tried, chosen])
    give(came.outcome === 'failure' ? 'illegal' : 'legal')
  }

  const tell = (now: AskStep, chosen: number) => {
    const right = now.options[chosen] === answerOf(exercise, now)
    setResult({ kind: 'told', chosen, right })
    if (right) finish()
    else setTried([...tried, chosen])
    give(right ? 'legal' : 'illegal')
  }

  const finish = () => {
    if (last) theProgress().change((now) => withLesson(now, lesson.id))
  }

  const goOn = () => {
    setExercise(result?.kind === 'moved' ? result.attempt.after : answered(exercise))
    setResult(null)
    setTried([])
    setReady(false)
    setHinted(false)
  }

  // Later questions speak for themselves.
  const goal = exercise.step === 0 ? lesson.goal : isMoveStep(step) ? (step.goal ?? lesson.goal) : step.question
  const isYou = Object.keys(lesson.hidden).some((zone) => zone.endsWith(` ${lesson.you}`))
  const hand = shown.seen[`hand ${lesson.you}`] ?? []
  const offered = isMoveStep(step) ? movesOf(exercise, step).flatMap(cardsOf) : []
  // Cards that are all there to choose from need not be shown twice.
  const offeredWhole = isMoveStep(step) && !waiting && hand.every((card) => offered.includes(card))
  const asked = isMoveStep(step) || solved ? null : step.ask
  const handShown = hand.length > 0 && !offeredWhole && asked !== `players.${lesson.you}.hand`

  return (
    <>
      <div className="flex flex-1 flex-col gap-4 flat:grid flat:grid-cols-2 flat:items-start flat:gap-6">
        <div className="flex min-w-0 flex-col gap-3">
          <div>
            {lesson.steps.length > 1 && (
              <p className="text-sm text-quiet">{t('step', { step: exercise.step + 1, steps: lesson.steps.length })}</p>
            )}
            <p ref={task} tabIndex={-1} className="text-lg leading-snug font-bold text-pretty outline-none">
              {goal[language]}
            </p>
            {isYou && <p className="text-sm text-quiet">{t('youAre', { name: names[lesson.you] ?? '' })}</p>}
          </div>
          <Board game={game.id} table={tableOf(shown)} names={names} you={isYou ? lesson.you : null} asked={asked} />
          {handShown && <Hand game={game.id} cards={hand} whole={game.id !== 'merge'} />}
        </div>

        <div className="flex min-w-0 flex-col gap-3">
          <div ref={said} role="status" className="flex scroll-mb-24 flex-col gap-3 empty:hidden">
            {result && (
              <Said
                game={game}
                exercise={exercise}
                result={result}
                lesson={lesson}
                language={language}
                onRule={setClause}
              />
            )}
          </div>
          {solved && last && <RuleTexts game={game.id} clauses={lesson.clauses} />}
          {timed && ready && !solved && <TimeBar left={left} seconds={seconds ?? 1} />}
          {isMoveStep(step) ? (
            !waiting &&
            !solved && (
              <section
                ref={choices}
                tabIndex={-1}
                aria-label={t('moves')}
                className={`grid gap-2 outline-none ${columnsOf(movesOf(exercise, step).length)}`}
              >
                {movesOf(exercise, step).map((move, index) => (
                  <MoveKey
                    // biome-ignore lint/suspicious/noArrayIndexKey: a move to choose is its place
                    key={index}
                    game={game}
                    names={names}
                    state={stateOf(exercise.record)}
                    move={move}
                    mark={tried.includes(index) ? 'wrong' : 'open'}
                    disabled={false}
                    onTap={() => choose(step, index)}
                  />
                ))}
              </section>
            )
          ) : (
            <Question
              step={step}
              names={names}
              headed={exercise.step === 0}
              tried={tried}
              right={solved && result?.kind === 'told' ? result.chosen : null}
              onTell={(index) => tell(step, index)}
            />
          )}
          {waiting && (
            <div className="flex flex-col gap-2">
              <p className="text-lg font-bold text-balance">{t('readyHint', { seconds: seconds ?? 0 })}</p>
              <button
                type="button"
                className="button button-main min-h-16 text-xl"
                onClick={() => {
                  setResult(null)
                  setReady(true)
                }}
              >
                <Icon name="play" />
                {result ? t('tryAgain') : t('ready')}
              </button>
              <button
                type="button"
                className="button"
                onClick={() => {
                  setResult(null)
                  theProgress().change((now) => ({ ...now, clock: 'off' }))
                }}
              >
                {t('noClock')}
              </button>
            </div>
          )}
          {!solved && hinted && <p className="rounded-2xl bg-half-soft px-4 py-3 text-lg">{lesson.hint[language]}</p>}
        </div>
      </div>

      <div ref={foot} className="thumb-bar flat:static flat:mx-0 flat:px-0">
        {solved && !last && (
          <button type="button" className="button button-main min-h-14 text-lg" onClick={goOn}>
            {t('next')}
            <Icon name="forth" />
          </button>
        )}
        {solved && last && (
          <Link
            href={next ? lessonAddress(game.id, next.id) : quizAddress(game.id)}
            replace
            className="button button-main min-h-14 text-lg"
          >
            {next ? t('nextLesson') : t('toQuiz')}
            <Icon name="forth" />
          </Link>
        )}
        {!solved && !hinted && (
          <button type="button" className="button min-h-14" onClick={() => setHinted(true)}>
            {t('hint')}
          </button>
        )}
      </div>
      {clause && <RulesSheet game={game.id} clause={clause} onClose={() => setClause(null)} />}
    </>
  )
}

function TimeBar({ left, seconds }: { left: number; seconds: number }) {
  const t = useLearnWords()
  return (
    <div role="timer" aria-label={t('time')} className="h-3 overflow-hidden rounded-full border border-edge bg-surface">
      <div className="h-full bg-half" style={{ width: `${(100 * left) / seconds}%` }} />
    </div>
  )
}

/** A question about the table, with its answers. */
function Question({
  step,
  names,
  headed,
  tried,
  right,
  onTell,
}: {
  step: AskStep
  names: readonly string[]
  /** The question stands here, too. */
  headed: boolean
  tried: readonly number[]
  right: number | null
  onTell: (index: number) => void
}) {
  const t = useLearnWords()
  const language = useLanguage()
  return (
    <section aria-label={step.question[language]} className="flex flex-col gap-2">
      {headed && <h2 className="text-xl font-bold text-balance">{step.question[language]}</h2>}
      <div className="flex flex-wrap gap-2">
        {step.options.map((option, index) => {
          const wrong = tried.includes(index)
          const said = toldAt(step.ask, option, names, language, t('none'), true)
          return (
            <button
              key={option}
              type="button"
              disabled={right !== null}
              aria-label={wrong ? `${said}, ${t('tried')}` : said}
              className={`button min-h-14 flex-1 text-xl ${right === index ? 'border-2 border-you text-you disabled:opacity-100' : wrong ? 'border-dashed border-no text-no' : ''}`}
              onClick={() => onTell(index)}
            >
              {right === index && <Icon name="check" className="size-5" />}
              {wrong && <Icon name="cross" className="size-5" />}
              {toldAt(step.ask, option, names, language, t('none'))}
            </button>
          )
        })}
      </div>
    </section>
  )
}

/** What the referee says of what was chosen. */
function Said({
  game,
  exercise,
  result,
  lesson,
  language,
  onRule,
}: {
  game: AnyGame
  exercise: Exercise
  result: Result
  lesson: Lesson
  language: Language
  onRule: (clause: string) => void
}) {
  const t = useLearnWords()
  const names = exercise.header.players
  if (result.kind === 'late') {
    const { moves } = result.after.record
    const others = moves.slice(exercise.record.moves.length)
    const what = others
      .map(({ event, before }) => game.words.event({ names, state: before, event }, language))
      .join(', ')
    return <Verdict tone="wrong" title={t('late', { what })} clause={lesson.clauses[0]} onRule={onRule} />
  }
  if (result.kind === 'told') {
    if (!result.right) {
      return (
        <Verdict tone="wrong" title={t('wrong')} clause={lesson.clauses[0]} onRule={onRule}>
          {t('tryAgain')}
        </Verdict>
      )
    }
    const { who, ask } = game.words.need(names, stateOf(exercise.record), language)
    return (
      <Verdict tone="right" title={t('right')} clause={lesson.clauses[0]} onRule={onRule}>
        {who}: {ask}
      </Verdict>
    )
  }
  const { move, outcome } = result.attempt
  const { event, before, ruling } = move
  const told = { names, state: before, event }
  if (ruling.verdict !== 'legal') {
    const { title, text, clause } = game.words.fault(told, ruling.code, language)
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
  const effects = game.words.effects(told, move.after, language)
  const [main] = effects
  const clause = effects.find((effect) => lesson.clauses.includes(effect.clause))?.clause ?? lesson.clauses[0]
  return (
    <Verdict
      tone={outcome === 'success' ? 'right' : outcome === 'failure' ? 'wrong' : 'aside'}
      title={outcome === 'success' ? t('right') : outcome === 'failure' ? t('allowed') : t('aside2')}
      clause={clause}
      onRule={onRule}
    >
      {main && `${effects.map(({ text }) => text).join('. ')}.`}
    </Verdict>
  )
}
