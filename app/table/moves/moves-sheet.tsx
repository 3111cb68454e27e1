'use client'

import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '@/app/parts/icon'
import { Sheet } from '@/app/parts/sheet'
import { useLanguage, useWords } from '@/app/words'
import type { LiveTable, OpenTable } from '@/lib/book/live'
import type { ProofExplanation } from '@/lib/referee/game'
import { ReadAlong } from '../read-along'
import { proofsOf } from '../use-proofs'
import { EditSheet } from './edit-sheet'
import { type EditKind, MoveRow, rowId } from './move-row'
import { VerdictMark } from './verdict-mark'

/** So many rows are there at once; earlier ones are added when somebody asks for them. */
const SHOWN = 300

/** All moves with their verdicts, the last one below. Each can be unfolded and, by who writes at this table, changed. */
export function MovesSheet({
  table,
  live,
  lit: litAtFirst,
  onClose,
}: {
  table: OpenTable
  live: LiveTable
  /** The numbers of moves that a proof rests on: they are lit, and the first is shown. */
  lit?: readonly number[] | undefined
  onClose: () => void
}) {
  const t = useWords()
  const { game, header, record, row, writes } = table
  const { moves } = record
  const language = useLanguage()
  const [lit, setLit] = useState(litAtFirst ?? [])
  const [from, setFrom] = useState(() => Math.max(0, Math.min(moves.length - SHOWN, (lit[0] ?? moves.length) - 1)))
  const [open, setOpen] = useState<number | null>(null)
  /** The table as it was when somebody began to change it. */
  const [edit, setEdit] = useState<{ kind: EditKind; index: number; table: OpenTable } | null>(null)
  const [said, setSaid] = useState('')
  const end = useRef<HTMLDivElement>(null)
  const latest = useRef(table)

  useEffect(() => {
    latest.current = table
  }, [table])

  useEffect(() => {
    const first = document.getElementById(rowId((litAtFirst?.[0] ?? 0) - 1))
    // Rows get their height when they come into view: go on until the end is really there.
    let tries = 5
    let frame = 0
    const toEnd = () => {
      if (first) first.scrollIntoView({ block: 'start' })
      else end.current?.scrollIntoView({ block: 'end' })
      if (--tries > 0) frame = requestAnimationFrame(toEnd)
    }
    toEnd()
    return () => cancelAnimationFrame(frame)
  }, [litAtFirst])

  useEffect(() => {
    if (open !== null) document.getElementById(rowId(open))?.scrollIntoView({ block: 'nearest' })
  }, [open])

  const onEdit = useCallback((kind: EditKind, index: number) => setEdit({ kind, index, table: latest.current }), [])

  /** By the index of a move: the number of the one that proves it illegal. */
  const disproved = useMemo(
    () => new Map(moves.flatMap(({ proven }, index) => proven.map(({ event }) => [event - 1, index + 1] as const))),
    [moves],
  )

  /** By the index of a move: what it proves, in words. */
  const [proofs, setProofs] = useState<ReadonlyMap<number, readonly ProofExplanation[]>>(new Map())
  useEffect(() => {
    let here = true
    const proving = [...new Set(disproved.values())]
    const words = proving.map(
      async (number) => [number - 1, await proofsOf({ game, header, record }, number, language)] as const,
    )
    void Promise.all(words).then((all) => here && setProofs(new Map(all)))
    return () => {
      here = false
    }
  }, [game, header, record, language, disproved])

  const impossible = moves.flatMap(({ ruling }, index) => (ruling.verdict === 'impossible' ? [index] : []))

  /** Goes to a move, and unfolds it unless said. */
  function show(index: number, unfold = true) {
    flushSync(() => {
      setFrom((now) => Math.max(0, Math.min(now, index)))
      setOpen(unfold ? index : null)
    })
    const row = document.getElementById(rowId(index))
    row?.scrollIntoView({ block: 'start' })
    row?.querySelector('button')?.focus({ preventScroll: true })
  }

  const onProof = useCallback((events: readonly number[]) => {
    flushSync(() => {
      setLit(events)
      setOpen(null)
    })
    document.getElementById(rowId((events[0] as number) - 1))?.scrollIntoView({ block: 'start' })
  }, [])

  function saved(kind: EditKind, index: number) {
    const { moves: now } = latest.current.record
    const wrong = now.filter(({ ruling }) => ruling.verdict === 'impossible').length
    setSaid([t('moves.saved'), ...(wrong > 0 ? [t('moves.impossible', { count: wrong })] : [])].join(' '))
    flushSync(() => {
      setEdit(null)
      setLit([])
    })
    if (kind !== 'strike') show(index)
    else setOpen(null)
  }

  async function step(delta: -1 | 1) {
    setOpen(null)
    setLit([])
    if (await live.step(delta)) setSaid(t(delta < 0 ? 'moves.undone' : 'moves.redone'))
  }

  return (
    <>
      <Sheet
        title={t('moves.title')}
        onClose={onClose}
        tall
        top={
          <div className="flex flex-col gap-2 flat:flex-row">
            {writes ? (
              <div className="flex min-w-32 flex-1 gap-2">
                <button
                  type="button"
                  className="button flex-1"
                  aria-label={t('common.undo')}
                  disabled={row.cursor === 0}
                  onClick={() => step(-1)}
                >
                  <Icon name="undo" />
                  <span className="flat:hidden">{t('common.undo')}</span>
                </button>
                <button
                  type="button"
                  className="button flex-1"
                  aria-label={t('common.redo')}
                  disabled={row.cursor === row.length}
                  onClick={() => step(1)}
                >
                  <Icon name="redo" />
                  <span className="flat:hidden">{t('common.redo')}</span>
                </button>
              </div>
            ) : (
              <ReadAlong live={live} />
            )}
            {lit.length > 0 && (
              <nav aria-label={t('moves.lit', { count: lit.length })} className="flex flex-2 items-center gap-2">
                <span aria-hidden="true" className="min-w-0 flex-1 text-sm leading-tight font-bold text-half">
                  {t('moves.lit', { count: lit.length })}
                </span>
                <span className="flex gap-1 overflow-x-auto">
                  {lit.map((number) => (
                    <button
                      key={number}
                      type="button"
                      className="button min-w-12 border-half bg-half-soft px-2 text-half"
                      aria-label={t('moves.goTo', { number })}
                      onClick={() => show(number - 1, false)}
                    >
                      {number}
                    </button>
                  ))}
                </span>
              </nav>
            )}
            {impossible.length > 0 && (
              <button
                type="button"
                className="flex min-h-12 flex-2 items-center gap-2 rounded-2xl border border-no bg-no-soft px-3 py-1.5 text-left leading-tight font-bold text-no"
                onClick={() =>
                  show(impossible.find((index) => open === null || index > open) ?? (impossible[0] as number))
                }
              >
                <VerdictMark verdict="impossible" spoken={false} />
                <span className="flex-1">{t('moves.impossible', { count: impossible.length })}</span>
                <span className="underline">{t('moves.showImpossible')}</span>
              </button>
            )}
          </div>
        }
      >
        <p role="status" className="sr-only">
          {said}
        </p>
        {moves.length === 0 && <p className="py-8 text-center text-quiet">{t('moves.none')}</p>}
        {from > 0 && (
          <button type="button" className="button my-2 w-full" onClick={() => setFrom(Math.max(0, from - SHOWN))}>
            {t('moves.earlier', { count: Math.min(from, SHOWN) })}
          </button>
        )}
        <ol aria-label={t('moves.list')} start={from + 1} className="-mx-4">
          {moves.slice(from).map((move, i) => (
            <MoveRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a move is its place in the list
              key={from + i}
              index={from + i}
              move={move}
              game={game}
              names={header.players}
              open={open === from + i}
              proofs={proofs.get(from + i)}
              disproved={disproved.get(from + i)}
              lit={lit.includes(from + i + 1)}
              onProof={onProof}
              onOpen={setOpen}
              onEdit={writes ? onEdit : undefined}
            />
          ))}
        </ol>
        <div ref={end} />
      </Sheet>
      {edit && (
        <Suspense>
          <EditSheet {...edit} live={live} onSaved={() => saved(edit.kind, edit.index)} onClose={() => setEdit(null)} />
        </Suspense>
      )}
    </>
  )
}
