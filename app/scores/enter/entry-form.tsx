'use client'

import { useId, useRef, useState } from 'react'
import { AddPlayer } from '@/app/new/add-player'
import { sameNamed, tidy } from '@/app/new/seating'
import { Answers } from '@/app/parts/answers'
import { Icon } from '@/app/parts/icon/all'
import { useFailureWords } from '@/app/parts/use-failure-words'
import { useWords } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import { countsPoints, placesEverybody } from '@/lib/book/entered'
import { dayOf } from '@/lib/book/evening'
import { askToKeep } from '@/lib/book/persist'
import type { ResultRow } from '@/lib/book/result'
import { changeEntered, deleteResult, enterGame } from '@/lib/book/results'
import { GAME_IDS } from '@/lib/referee/game'
import { DeleteSheet } from '../games/delete-sheet'
import { DayField } from '../parts/day-field'
import { nameOf } from '../parts/places'
import { UndoNote } from '../parts/undo-note'
import type { People } from '../parts/use-people'
import { DeletedPanel } from './deleted-panel'
import { type Entry, enteredOf, entryOf, faultIn, joined, placesIn } from './entry'
import { PlayerRow } from './player-row'
import { words } from './words'

/** Most people at one table. */
const MOST = 12

/** The form for a game: which, when, who, and who came where. */
export function EntryForm({
  before,
  people,
  onKept,
}: {
  /** What stands in the book and is corrected; undefined for a new game. */
  before: ResultRow | undefined
  people: People
  /** Somebody new may stand in the book now. */
  onKept: () => void
}) {
  const t = useOwnWords(words)
  const games = useWords('games')
  const fresh = useWords('new')
  const failureWords = useFailureWords()
  const formId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [entry, setEntry] = useState<Entry>(() => entryToBegin(before, people))
  const [typed, setTyped] = useState('')
  const [taken, setTaken] = useState('')
  const [failure, setFailure] = useState('')
  const [said, setSaid] = useState('')
  const [entered, setEntered] = useState<ResultRow>()
  const [asking, setAsking] = useState(false)
  const [deleted, setDeleted] = useState(false)
  const [isSaving, setSaving] = useState(false)

  const names = entry.players.map(({ name }) => name)
  const places = placesIn(entry)
  const pointsCount = countsPoints(entry.game)
  const isByPoints = pointsCount && entry.byPoints

  function change(next: Partial<Entry>) {
    setEntry({ ...entry, ...next })
    setSaid('')
    setFailure('')
  }

  /** The entry with what is typed, if that is a name that can be had. */
  function withTyped(wanted: string): Entry | null {
    const name = tidy(wanted)
    const other = sameNamed(name, names)
    setTaken(name === '' ? fresh('empty') : other ? fresh('taken', { name: other }) : '')
    return name === '' || other ? null : joined(entry, name)
  }

  function add(wanted: string): boolean {
    const next = withTyped(wanted)
    if (!next) return false
    change(next)
    setTyped('')
    return true
  }

  // A name that is typed but not yet added plays too.
  const complete = tidy(typed) && !sameNamed(tidy(typed), names) ? joined(entry, tidy(typed)) : entry
  const today = dayOf(Date.now())
  const fault = faultIn(complete, today)

  async function save() {
    if (isSaving || fault) return
    setSaving(true)
    // Some browsers ask, and allow it only on a tap.
    void askToKeep()
    const game = enteredOf(complete, Date.now(), before)
    const outcome = before ? await changeEntered(before.id, game) : await enterGame(game)
    setSaving(false)
    if (!outcome.ok) return setFailure(failureWords(outcome.failure))
    onKept()
    setTyped('')
    setTaken('')
    setFailure('')
    if (before) {
      setEntry(complete)
      setSaid(t('saved'))
    } else {
      setSaid('')
      setEntered(outcome.value)
      // The next game of the evening: who played is offered, one tap each.
      setEntry({ ...complete, players: [] })
    }
  }

  async function takeOut(row: ResultRow) {
    const outcome = await deleteResult(row.id)
    setEntered(undefined)
    if (!outcome.ok) return setFailure(failureWords(outcome.failure))
    setEntry(entryOf(row, ({ name }) => name))
    setSaid(t('undone'))
  }

  if (before && deleted) return <DeletedPanel row={before} onRestored={() => setDeleted(false)} />

  return (
    <>
      <div className="flex flex-1 flex-col gap-6 pb-4 flat:grid flat:grid-cols-2 flat:content-start flat:items-start flat:gap-x-8">
        <div className="flex min-w-0 flex-col gap-6">
          <Answers
            question={t('game')}
            paired
            answers={GAME_IDS.map((id) => ({ label: games(id) }))}
            chosen={GAME_IDS.indexOf(entry.game)}
            onChoose={(index) => change({ game: GAME_IDS[index] ?? entry.game })}
          />
          <DayField
            label={<span className="font-bold">{t('day')}</span>}
            max={today}
            value={entry.day}
            hint={t('dayHint')}
            onChange={(day) => change({ day })}
          />
          {pointsCount && (
            <Answers
              question={t('kind')}
              answers={[{ label: t('quick') }, { label: t('points') }]}
              chosen={entry.byPoints ? 1 : 0}
              onChoose={(index) => change({ byPoints: index === 1 })}
            />
          )}
        </div>
        <section aria-labelledby={`${formId}-who`} className="flex min-w-0 flex-col gap-2">
          <h2 id={`${formId}-who`} className="font-bold">
            {t('who')}
          </h2>
          <p className="-mt-2 text-sm text-quiet">
            {t(isByPoints ? 'whoPoints' : placesEverybody(entry.game) ? 'whoEverybody' : 'whoWinner')}
          </p>
          <ol className="flex flex-col gap-2 empty:hidden">
            {entry.players.map((player, seat) => (
              <PlayerRow
                key={player.name}
                player={player}
                place={places?.[seat] ?? null}
                seats={entry.players.length}
                byPoints={isByPoints}
                onChange={(changed) => change({ players: entry.players.with(seat, changed) })}
                onRemove={() => {
                  change({ players: entry.players.toSpliced(seat, 1) })
                  field.current?.focus()
                }}
              />
            ))}
          </ol>
          {entry.players.length < MOST && (
            <AddPlayer
              field={field}
              typed={typed}
              fault={taken}
              known={people.list.map(({ name }) => name)}
              players={names}
              onType={(text) => {
                setTyped(text)
                setTaken('')
              }}
              onAdd={add}
            />
          )}
          {before && (
            <button type="button" className="button button-no mt-4" onClick={() => setAsking(true)}>
              <Icon name="strike" />
              {t('delete')}
            </button>
          )}
        </section>
      </div>
      <div className="thumb-bar flat:mx-0 flat:flex-row flat:flex-wrap flat:items-center flat:gap-4 flat:px-0">
        <p role="alert" className="rounded-2xl border-2 border-no bg-no-soft px-4 py-2 empty:hidden">
          {failure}
        </p>
        <div role="status" className="empty:hidden flat:flex-1">
          {entered && (
            <UndoNote
              about={entered}
              text={t('entered', {
                game: games(entered.game),
                names: entered.seats
                  .filter(({ place }) => place === 1)
                  .map(({ name }) => name)
                  .join(', '),
              })}
              onUndo={() => void takeOut(entered)}
              onOver={() => setEntered(undefined)}
            />
          )}
          {said && <p className="rounded-2xl bg-ink px-4 py-3 text-paper">{said}</p>}
        </div>
        <p
          id={`${formId}-fault`}
          aria-live="polite"
          className="text-center text-quiet empty:hidden flat:flex-1 flat:text-left"
        >
          {fault && (complete.players.length > 0 || fault === 'day') ? t(`faults.${fault}`) : ''}
        </p>
        <button
          type="button"
          className="button button-main min-h-14 text-lg flat:ml-auto flat:w-72"
          disabled={fault !== null || isSaving}
          aria-describedby={`${formId}-fault`}
          onClick={() => void save()}
        >
          {t(before ? 'saveCorrect' : 'save')}
        </button>
      </div>
      {asking && before && (
        <DeleteSheet
          row={before}
          onClose={() => setAsking(false)}
          onDeleted={() => {
            setAsking(false)
            setDeleted(true)
          }}
        />
      )}
    </>
  )
}

function entryToBegin(before: ResultRow | undefined, { byId }: People): Entry {
  if (before) return entryOf(before, (seat) => nameOf(seat, byId))
  return { game: 'mezza', day: dayOf(Date.now()), byPoints: false, players: [] }
}
