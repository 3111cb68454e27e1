'use client'

import { type ReactNode, use, useMemo, useState } from 'react'
import { Sheet } from '@/app/parts/sheet'
import { useLanguage, useWords } from '@/app/words'
import type { LiveFailure, LiveTable, OpenTable } from '@/lib/book/live'
import { loadGame } from '@/lib/games/load'
import type { AnyEvent, TableRuling } from '@/lib/referee/event'
import type { AnyGame } from '@/lib/referee/game'
import { positionAt, stateOf } from '@/lib/referee/record'
import { FailureText } from '../failure-text'
import { useFaults } from '../faults'
import { GAME_PARTS } from '../game-parts'
import { type AnyMove, type Change, type Preview, preview, question, stateBefore, wasApplied } from './change'
import { Chips } from './chips'
import type { Draft, Verb } from './fields'
import type { EditKind } from './move-row'
import { VerdictMark } from './verdict-mark'

/** So many moves of a kind are told one by one in the preview. */
const TOLD = 5

const BAD_FIRST = ['impossible', 'illegal', 'legal'] as const

interface EditProps {
  /** The table as it was when this sheet was opened; what is saved is meant for that one. */
  readonly table: OpenTable
  readonly live: LiveTable
  readonly kind: EditKind
  readonly index: number
  readonly onSaved: () => void
  readonly onClose: () => void
}

/** Changes the list of moves, having shown first what that does to the moves that follow. */
export function EditSheet(props: EditProps) {
  return props.kind === 'strike' ? <Strike {...props} /> : <Editor {...props} />
}

function Strike({ table, live, index, onSaved, onClose }: EditProps) {
  const t = useWords('moves')
  const move = table.record.moves[index] as AnyMove
  const [stand, setStand] = useState(true)
  const change = useMemo(() => ({ kind: 'strike', index }) as const, [index])
  const seen = useMemo(() => preview(table, change, stand), [table, change, stand])
  return (
    <Sheet
      title={t('strikeTitle', { number: index + 1 })}
      onClose={onClose}
      foot={
        <Save
          table={table}
          live={live}
          change={change}
          standing={stand ? seen.standing : []}
          label={t('saveStrike')}
          onSaved={onSaved}
        />
      }
    >
      <p className="mb-3 text-xl font-semibold wrap-anywhere">{useMoveText(table, move)}</p>
      <Consequences table={table} seen={seen} stand={stand} onStand={setStand} />
    </Sheet>
  )
}

function Editor({ table, live, kind, index, onSaved, onClose }: EditProps) {
  const t = useWords('moves')
  const language = useLanguage()
  const { game, header, record } = table
  const parts = GAME_PARTS[game.id]
  const was = kind === 'correct' ? record.moves[index] : undefined
  const before = stateBefore(record, index)
  const [draft, setDraft] = useState<Draft>(() => ({
    ...(was?.event ?? { do: parts?.verbs[0]?.do ?? 'leave', by: game.table(before).turn ?? undefined }),
  }))
  const onDraft = (changes: { readonly [field: string]: unknown }) => setDraft({ ...draft, ...changes })

  const whole = use(wholeGame(game.id))
  const event = useMemo(() => whole && complete(whole, draft, was), [whole, draft, was])
  const asked = useMemo(
    () => event && question(game, positionAt(record, index), event, was === undefined || wasApplied(was)),
    [game, record, index, event, was],
  )
  const change = useMemo(
    () => asked && { kind: kind as 'correct' | 'insert', index, event: asked.event },
    [kind, index, asked],
  )
  const unchanged = was !== undefined && change !== null && same(change.event, was.event)
  const [stand, setStand] = useState(true)
  const seen = useMemo(
    () => (change && !unchanged ? preview(table, change, stand) : null),
    [table, change, unchanged, stand],
  )

  const verbs: readonly Verb[] = [...(parts?.verbs ?? []), { do: 'leave', label: 'leave' }, { do: 'end', label: 'end' }]
  const impossible = seen?.move?.ruling.verdict === 'impossible'
  const number = index + 1
  const wasText = useMoveText(table, was)

  return (
    <Sheet
      title={t(kind === 'correct' ? 'correctTitle' : 'insertTitle', { number })}
      onClose={onClose}
      tall
      foot={
        <Save
          table={table}
          live={live}
          change={seen ? change : null}
          standing={stand && seen ? seen.standing : []}
          label={impossible ? t('saveAnyway') : t(kind === 'insert' ? 'saveInsert' : 'save')}
          onSaved={onSaved}
        >
          {seen ? <Outcome table={table} seen={seen} /> : t(unchanged ? 'unchanged' : 'incomplete')}
        </Save>
      }
    >
      <div className="space-y-4">
        {was && <p className="text-quiet wrap-anywhere">{t('was', { move: wasText })}</p>}
        {draft.do !== 'end' && (
          <Chips
            legend={t('who')}
            value={draft.by}
            options={header.players.map((name, seat) => ({ value: seat, label: name }))}
            onChoose={(by) => onDraft({ by })}
          />
        )}
        <Chips
          legend={t('what')}
          value={draft.do}
          options={verbs.map(({ do: value, label }) => ({
            value,
            label: typeof label === 'string' ? t(`verb.${label}`) : label[language],
          }))}
          onChoose={(word) => onDraft({ do: word })}
        />
        {parts && <parts.Fields table={table} draft={draft} onDraft={onDraft} />}
        {asked?.asked && (
          <Chips<TableRuling | undefined>
            legend={t('ruling')}
            value={asked.event.ruling}
            options={[
              { value: 'taken-back', label: t('back') },
              { value: 'stands', label: t('stands'), disabled: !asked.canStand },
            ]}
            onChoose={(ruling) => onDraft({ ruling })}
          />
        )}
        {seen && <Consequences table={table} seen={seen} stand={stand} onStand={setStand} />}
      </div>
    </Sheet>
  )
}

const wholeGames = new Map<string, Promise<AnyGame | null>>()

/** A game with the shapes of its events, which a table that is only played does not need. Null: it cannot be loaded. */
function wholeGame(id: string): Promise<AnyGame | null> {
  const loading =
    wholeGames.get(id) ??
    loadGame(id).then(
      (game) => game ?? null,
      () => {
        // Another sheet may have more luck.
        wholeGames.delete(id)
        return null
      },
    )
  wholeGames.set(id, loading)
  return loading
}

/** The draft as an event, without what its verb does not need; null while something is missing. */
function complete(game: AnyGame, draft: Draft, was: AnyMove | undefined): AnyEvent | null {
  // `end` is nobody's doing, unless the log says whose it was.
  const by = draft.do !== 'end' || was?.event.do === 'end' ? draft.by : undefined
  return game.event.safeParse({ ...draft, by }).data ?? null
}

const same = (one: AnyEvent, other: AnyEvent) => sorted(one) === sorted(other)
const sorted = (event: AnyEvent) => JSON.stringify(Object.entries(event).sort(([a], [b]) => (a < b ? -1 : 1)))

function useMoveText({ game, header }: OpenTable, move: AnyMove | undefined): string {
  const language = useLanguage()
  return move ? game.words.event({ names: header.players, state: move.before, event: move.event }, language) : ''
}

/** In short: the move as it would be, what the referee says of it, and how many later ones change. */
function Outcome({ table: { game, header }, seen: { move, becomes } }: { table: OpenTable; seen: Preview }) {
  const t = useWords()
  const language = useLanguage()
  const fault = useFaults(game)
  if (!move) return null
  const { verdict, code } = move.ruling
  const told = { names: header.players, state: move.before, event: move.event }
  return (
    <>
      <p className="flex gap-2">
        <VerdictMark verdict={verdict} spoken={false} />
        <span className="line-clamp-3 min-w-0 self-center">
          <strong>{game.words.event(told, language)}</strong>{' '}
          {[t(`table.${verdict}`), ...(code ? [fault(told, code, language).title] : [])].join(' · ')}
        </span>
      </p>
      {BAD_FIRST.filter((word) => becomes[word].length > 0).map((word) => (
        <p key={word} className={`font-bold ${word === 'legal' ? 'text-you' : 'text-no'}`}>
          {t(`moves.becomes.${word}`, { count: becomes[word].length })}
        </p>
      ))}
    </>
  )
}

/** Which later moves are judged in another way, and how the table stands then. */
function Consequences({
  table,
  seen,
  stand,
  onStand,
}: {
  table: OpenTable
  seen: Preview
  stand: boolean
  onStand: (stand: boolean) => void
}) {
  const t = useWords('moves')
  const language = useLanguage()
  const { game, header } = table
  const { becomes, record, standing } = seen
  const need = (state: unknown) => {
    const { who, ask } = game.words.need(header.players, state, language)
    return [who, ask].filter(Boolean).join(' · ')
  }
  const then = need(stateOf(record))
  const verdicts = BAD_FIRST.filter((verdict) => becomes[verdict].length > 0)

  return (
    <section className="rounded-2xl border border-edge bg-key p-3 wrap-anywhere">
      <h3 className="font-bold">{t('preview')}</h3>
      {verdicts.length === 0 && <p>{t('nothingElse')}</p>}
      {verdicts.map((verdict) => {
        const moves = becomes[verdict]
        return (
          <div key={verdict} className="mt-2">
            <p className={`flex gap-2 font-bold ${verdict === 'legal' ? 'text-you' : 'text-no'}`}>
              <VerdictMark verdict={verdict} spoken={false} />
              {t(`becomes.${verdict}`, { count: moves.length })}
            </p>
            <ul className="pl-8">
              {moves.slice(0, TOLD).map(({ index, move: { event, before } }) => (
                <li key={index}>
                  {t('numbered', {
                    number: index + 1,
                    move: game.words.event({ names: header.players, state: before, event }, language),
                  })}
                </li>
              ))}
              {moves.length > TOLD && <li>{t('andMore', { count: moves.length - TOLD })}</li>}
            </ul>
            {verdict === 'illegal' && standing.length > 0 && (
              <label className="relative flex min-h-12 cursor-pointer items-center gap-3 py-1 leading-tight font-semibold">
                <input
                  type="checkbox"
                  className="size-6 shrink-0 accent-you"
                  checked={stand}
                  onChange={() => onStand(!stand)}
                />
                {t('standing', { count: standing.length })}
              </label>
            )}
          </div>
        )
      })}
      {becomes.impossible.length > 0 && <p className="mt-2 text-sm text-quiet">{t('notCarriedOut')}</p>}
      {becomes.legal.some(({ move }) => move.event.ruling !== 'stands') && (
        <p className="mt-2 text-sm text-quiet">{t('carriedOut')}</p>
      )}
      {then !== need(stateOf(table.record)) && <p className="mt-2">{t('afterwards', { who: then })}</p>}
    </section>
  )
}

/** Writes the change, once, and says why where it cannot. */
function Save({
  table,
  live,
  change,
  standing,
  label,
  onSaved,
  children,
}: {
  table: OpenTable
  live: LiveTable
  change: Change | null
  standing: readonly number[]
  label: string
  onSaved: () => void
  /** What saving would do, beside the button. */
  children?: ReactNode
}) {
  const t = useWords()
  const [saving, setSaving] = useState(false)
  const [refused, setRefused] = useState<LiveFailure | 'changed' | 'read-along' | null>(null)

  async function save() {
    if (!change) return
    const seen = live.view()
    const now = seen.phase === 'open' ? seen.table.lines : []
    if (now.length !== table.lines.length || now.some((line, i) => line !== table.lines[i]))
      return setRefused('changed')
    setSaving(true)
    const done = await write(live, change, standing)
    setSaving(false)
    if (done) return onSaved()
    const view = live.view()
    setRefused((view.phase === 'loading' ? null : view.failure) ?? 'read-along')
  }

  return (
    <>
      {refused && (
        <p role="alert" className="mb-2 font-bold text-no">
          {refused === 'changed' ? (
            t('moves.changed')
          ) : refused === 'read-along' ? (
            t('table.readAlong')
          ) : (
            <FailureText failure={refused} />
          )}
        </p>
      )}
      <div className="flex items-center gap-3">
        {children && (
          <div role="status" className="min-w-0 flex-1 space-y-0.5 text-sm leading-tight wrap-anywhere">
            {children}
          </div>
        )}
        <button
          type="button"
          className={`button min-h-14 shrink-0 ${children ? 'max-w-[45%] px-6' : 'w-full'} ${change?.kind === 'strike' ? 'button-no' : 'button-main'}`}
          disabled={!change || saving}
          onClick={save}
        >
          {label}
        </button>
      </div>
    </>
  )
}

function write(live: LiveTable, change: Change, standing: readonly number[]): Promise<boolean> {
  switch (change.kind) {
    case 'correct':
      return live.correct(change.index, change.event, standing)
    case 'insert':
      return live.insert(change.index, change.event, standing)
    case 'strike':
      return live.strike(change.index, standing)
  }
}
