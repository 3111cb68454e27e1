'use client'

import Link from 'next/link'
import { type ReactNode, useEffect, useState } from 'react'
import { Icon, type IconName } from '@/app/parts/icon/all'
import { MEMORY_CHOICE } from '@/app/parts/memory-choice'
import { Sheet } from '@/app/parts/sheet'
import { saveLog } from '@/app/parts/table-file'
import { useLanguage, useWords } from '@/app/words'
import type { LiveFailure, LiveTable, OpenTable } from '@/lib/book/live'
import { keepsMemory } from '@/lib/book/memory'
import { findOffer } from '@/lib/games/offers'
import { stateOf } from '@/lib/referee/record'
import { FailureText } from './failure-text'

interface MenuProps {
  readonly table: OpenTable
  readonly live: LiveTable
  readonly onClose: () => void
  /** Opens the list of moves in place of this. */
  readonly onMoves: () => void
  /** Opens the game's short rules. */
  readonly onRules: () => void
  /** Shows what the table can know; left out where that was switched off. */
  readonly onMemory?: (() => void) | undefined
  /** Begins to log face-up cards; left out where there is nothing of the kind to log. */
  readonly onFaceUp?: (() => void) | undefined
}

/** What is not needed at every move. */
export function MenuSheet(props: MenuProps) {
  const [page, setPage] = useState<'menu' | 'leave' | 'end'>('menu')
  const { table, live, onClose } = props
  const back = () => setPage('menu')
  switch (page) {
    case 'menu':
      return <Menu {...props} onLeave={() => setPage('leave')} onEnd={() => setPage('end')} />
    case 'leave':
      return <Leave table={table} live={live} onBack={back} onDone={onClose} />
    case 'end':
      return <End live={live} onBack={back} onDone={onClose} />
  }
}

function Menu({
  table,
  onClose,
  onMoves,
  onRules,
  onMemory,
  onFaceUp,
  onLeave,
  onEnd,
}: MenuProps & { onLeave: () => void; onEnd: () => void }) {
  const t = useWords('menu')
  const shared = useWords('table')
  const { game, header, record, row, writes } = table
  const playing = writes && !game.table(stateOf(record)).over
  const language = useLanguage()
  const agreed = { ...(header.options as object), memory: keepsMemory(row.header) } as Readonly<Record<string, unknown>>
  const [saved, setSaved] = useState<{ file: string } | { failure: LiveFailure } | null>(null)

  useEffect(() => {
    // Most who come here go on to the moves: they are there by then.
    void import('./moves/moves-sheet')
  }, [])

  async function save() {
    setSaved(null)
    const outcome = await saveLog(row.id)
    setSaved(outcome.ok ? { file: outcome.value } : { failure: outcome.failure })
  }

  return (
    <Sheet title={t('title')} onClose={onClose}>
      <ul className="-mx-4">
        <Item icon="list" label={t('moves')} hint={t('movesHint')} onTap={onMoves} />
        <Item icon="book" label={t('shortRules')} hint={t('shortRulesHint')} onTap={onRules} />
        {onMemory && <Item icon="memory" label={t('memory')} hint={t('memoryHint')} onTap={onMemory} />}
        {playing && onFaceUp && <Item icon="cards" label={t('faceUp')} onTap={onFaceUp} />}
        {playing && <Item icon="flag" label={t('leave')} onTap={onLeave} />}
        {playing && <Item icon="stop" label={t('end')} onTap={onEnd} />}
        <Item icon="save" label={t('export')} onTap={save} />
        <li>
          <p
            role="status"
            className={`pr-4 pl-14 break-words not-empty:pb-2 ${saved && 'failure' in saved ? 'font-bold text-no' : 'text-quiet'}`}
          >
            {saved &&
              ('failure' in saved ? <FailureText failure={saved.failure} /> : t('exported', { file: saved.file }))}
          </p>
        </li>
        <Item icon="settings" label={t('settings')} href="/settings/" />
        <Item icon="home" label={shared('home')} href="/" />
      </ul>
      <section className="mt-2 border-t border-edge pt-3 text-sm">
        <h3 className="mb-1 font-bold">{t('rules')}</h3>
        <ul className="space-y-1.5">
          {[...(findOffer(game.id)?.choices ?? []), MEMORY_CHOICE].map(({ option, label, answers }) => {
            const answer = answers.find(({ value }) => value === agreed[option])
            return (
              answer && (
                <li key={option}>
                  {label[language]} {answer.label[language]}
                  <span className="block text-quiet">{answer.explanation[language]}</span>
                </li>
              )
            )
          })}
        </ul>
      </section>
    </Sheet>
  )
}

type ItemProps = { icon: IconName; label: string; hint?: string } & ({ onTap: () => void } | { href: string })

function Item({ icon, label, hint, ...does }: ItemProps) {
  const look =
    'flex min-h-14 w-full items-center gap-4 px-4 py-2 text-left focus-visible:-outline-offset-3 active:bg-key'
  const inside: ReactNode = (
    <>
      <Icon name={icon} className="size-6 shrink-0 text-quiet" />
      <span className="min-w-0">
        <span className="block text-lg font-semibold">{label}</span>
        {hint && <span className="block text-sm text-quiet">{hint}</span>}
      </span>
    </>
  )
  return (
    <li>
      {'href' in does ? (
        <Link href={does.href} replace className={look}>
          {inside}
        </Link>
      ) : (
        <button type="button" className={look} onClick={does.onTap}>
          {inside}
        </button>
      )}
    </li>
  )
}

/** Who gives up: their cards go out of play, the others go on. */
function Leave({
  table: { game, header, record },
  live,
  onBack,
  onDone,
}: Pick<MenuProps, 'table' | 'live'> & { onBack: () => void; onDone: () => void }) {
  const t = useWords('menu')
  const { players } = game.table(stateOf(record))
  return (
    <Sheet title={t('leaveWho')} onClose={onBack}>
      <p className="mb-3 text-quiet">{t('leaveHint')}</p>
      <ul className="grid grid-cols-2 gap-2">
        {header.players.map((name, by) => (
          <li key={name} className="min-w-0">
            <button
              type="button"
              className="button min-h-14 w-full"
              disabled={players[by]?.place !== null}
              onClick={() => tell(live, { do: 'leave', by }, onDone)}
            >
              <span className="line-clamp-2 min-w-0 wrap-anywhere">{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

/** Asks once before the game stops. */
function End({ live, onBack, onDone }: Pick<MenuProps, 'live'> & { onBack: () => void; onDone: () => void }) {
  const t = useWords('menu')
  return (
    <Sheet title={t('endSure')} onClose={onBack}>
      <p className="mb-4">{t('endHint')}</p>
      <div className="grid grid-cols-2 gap-3">
        <button type="button" className="button min-h-14" onClick={onBack}>
          {t('endNo')}
        </button>
        <button type="button" className="button button-no min-h-14" onClick={() => tell(live, { do: 'end' }, onDone)}>
          {t('endYes')}
        </button>
      </div>
    </Sheet>
  )
}

/** The sheet closes either way: where it was refused, the table says why. */
async function tell(live: LiveTable, event: { do: 'leave' | 'end'; by?: number }, onDone: () => void): Promise<void> {
  await live.add({ ...event, at: new Date().toISOString() })
  onDone()
}
