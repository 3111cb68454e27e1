'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '@/app/parts/icon/all'
import { useLanguage } from '@/app/words'
import { type Exercise, isMoveStep, movesOf, tableOf } from '@/lib/learn/exercise'
import type { Lesson, Step } from '@/lib/learn/schema'
import type { AnyGame } from '@/lib/referee/game'
import { Board } from '../parts/board'
import { Hand } from '../parts/hand'
import { cardsOf } from '../parts/move-key'
import { RulesSheet } from '../parts/sheets'
import { useLearnWords } from '../words'
import { AnswerChoices, MoveChoices } from './choices'
import { Ready, TimeBar } from './clock'
import { RuleTexts } from './rule-texts'
import { Said } from './said'
import { useRun } from './use-run'

/** One lesson from its position to its end. Whoever errs is told why, and tries again. */
export function Runner({ game, lesson, onward }: { game: AnyGame; lesson: Lesson; onward: ReactNode }) {
  const t = useLearnWords()
  const language = useLanguage()
  const run = useRun(game, lesson)
  const { exercise, step, result, solved, last, shown, clock } = run
  const [hinted, setHinted] = useState(false)
  const [clause, setClause] = useState<string | null>(null)
  const foot = useRef<HTMLDivElement>(null)
  const said = useRef<HTMLDivElement>(null)
  const task = useRef<HTMLParagraphElement>(null)
  const choices = useRef<HTMLElement>(null)
  const ready = useRef<HTMLButtonElement>(null)
  const hint = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    if (result) said.current?.scrollIntoView({ block: 'nearest' })
    // What could be chosen is gone.
    if (result?.kind === 'late') ready.current?.focus({ preventScroll: true })
  }, [result])

  // What had the focus is gone by now: the keyboard goes on where somebody would read on.
  useEffect(() => {
    if (solved) foot.current?.querySelector<HTMLElement>('a, button')?.focus()
    else if (exercise.step > 0) task.current?.focus({ preventScroll: true })
  }, [solved, exercise.step])

  useEffect(() => {
    if (hinted) hint.current?.focus()
  }, [hinted])

  if (!step) return null

  const names = exercise.header.players
  const waiting = clock !== null && !clock.running
  const view = viewOf(shown, exercise, step, waiting, solved)

  /** The choices come in place of what was tapped. */
  const toChoices = () => requestAnimationFrame(() => choices.current?.focus({ preventScroll: true }))

  return (
    <>
      <div className="flex flex-1 flex-col gap-4 flat:grid flat:grid-cols-2 flat:grid-rows-[auto_auto_1fr] flat:items-start flat:gap-x-6 flat:gap-y-3">
        <div className="flex min-w-0 flex-col gap-3 flat:row-span-3">
          <div>
            {lesson.steps.length > 1 && (
              <p className="text-sm text-quiet">{t('step', { step: exercise.step + 1, steps: lesson.steps.length })}</p>
            )}
            <p ref={task} tabIndex={-1} className="text-lg leading-snug font-bold text-pretty outline-none">
              {goalOf(exercise, step)[language]}
            </p>
            {view.isYou && <p className="text-sm text-quiet">{t('youAre', { name: names[lesson.you] ?? '' })}</p>}
          </div>
          <Board
            game={game.id}
            table={tableOf(shown)}
            names={names}
            you={view.isYou ? lesson.you : null}
            asked={view.asked}
          />
          {view.hand.length > 0 && <Hand game={game.id} cards={view.hand} whole={game.id !== 'merge'} />}
        </div>

        <div className="flex min-w-0 flex-col gap-3">
          <div ref={said} role="status" className="flex scroll-mb-24 flex-col gap-3 empty:hidden">
            {result && <Said exercise={exercise} result={result} step={step} lesson={lesson} onRule={setClause} />}
          </div>
          {clock?.running && <TimeBar clock={clock} />}
          {!isMoveStep(step) ? (
            <AnswerChoices
              step={step}
              names={names}
              headed={exercise.step === 0}
              tried={run.tried}
              right={solved && result?.kind === 'told' ? result.chosen : null}
              onChoose={run.choose}
            />
          ) : waiting ? (
            <Ready
              seconds={clock.seconds}
              again={result !== null}
              focus={ready}
              onBegin={() => {
                run.begin()
                toChoices()
              }}
              onWithout={() => {
                run.withoutClock()
                toChoices()
              }}
            />
          ) : (
            !solved && (
              <MoveChoices exercise={exercise} step={step} tried={run.tried} focus={choices} onChoose={run.choose} />
            )
          )}
          {!solved && hinted && (
            <p
              ref={hint}
              tabIndex={-1}
              className="scroll-mb-24 rounded-2xl bg-half-soft px-4 py-3 text-lg text-pretty outline-none"
            >
              {(step.hint ?? lesson.hint)[language]}
            </p>
          )}
        </div>

        {solved && last && (
          <div className="flat:order-last flat:col-start-2">
            <RuleTexts game={game.id} clauses={lesson.clauses} />
          </div>
        )}
        <div ref={foot} className="thumb-bar flat:static flat:col-start-2 flat:m-0 flat:p-0 flat:pb-2">
          {solved && last && onward}
          {solved && !last && (
            <button
              type="button"
              className="button button-main min-h-14 text-lg"
              onClick={() => {
                setHinted(false)
                run.goOn()
              }}
            >
              {t('next')}
              <Icon name="forth" />
            </button>
          )}
          {!solved && !hinted && (
            <button type="button" className="button min-h-14" onClick={() => setHinted(true)}>
              {t('hint')}
            </button>
          )}
        </div>
      </div>
      {clause && <RulesSheet game={game.id} clause={clause} onClose={() => setClause(null)} />}
    </>
  )
}

/** What is asked in a step; later questions speak for themselves. */
function goalOf({ step: number, lesson }: Exercise, step: Step) {
  if (number === 0) return lesson.goal
  return isMoveStep(step) ? (step.goal ?? lesson.goal) : step.question
}

/** What is shown of a position, and what is not, since it is the answer. */
function viewOf(shown: Exercise, exercise: Exercise, step: Step, waiting: boolean, solved: boolean) {
  const { lesson } = exercise
  const hand = shown.seen[`hand ${lesson.you}`] ?? []
  const offered = isMoveStep(step) ? movesOf(exercise, step).flatMap(cardsOf) : []
  // Cards that are all there to choose from need not be shown twice.
  const offeredWhole = isMoveStep(step) && !waiting && hand.every((card) => offered.includes(card))
  const asked = isMoveStep(step) || solved ? null : step.ask
  return {
    isYou: Object.keys(lesson.hidden).some((zone) => zone.endsWith(` ${lesson.you}`)),
    hand: offeredWhole || asked === `players.${lesson.you}.hand` ? [] : hand,
    asked,
  }
}
