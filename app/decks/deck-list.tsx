'use client'

import Link from 'next/link'
import { useEffect, useRef, useState } from 'react'
import { useForAWhile } from '@/app/home/use-for-a-while'
import { Icon } from '@/app/parts/icon/all'
import { SwitchRow } from '@/app/parts/switch-row'
import { useSettings } from '@/app/parts/use-settings'
import { useWords } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import type { DeckRow } from '@/lib/book/database'
import { playWithDeck, purgeDecks, restoreDeck } from '@/lib/book/decks'
import { theSettings } from '@/lib/book/settings'
import { KEPT_DELETED } from '@/lib/book/tables'
import { DeckMenu } from './deck-menu'
import { GAMES, progress } from './games'
import { ImportDeck } from './import-deck'
import { NewDeck } from './new-deck'
import { useWhy } from './use-why'
import { words } from './words'

/** All decks that were taught, by game, and which of them is played with. */
export function DeckList({ decks }: { decks: readonly DeckRow[] }) {
  const t = useOwnWords(words)
  const why = useWhy()
  const { learn } = useSettings()
  const [menuOf, setMenuOf] = useState<DeckRow>()
  const [creating, setCreating] = useState(false)
  const [deleted, setDeleted] = useState<DeckRow>()
  const [failure, setFailure] = useState('')
  const games = GAMES.filter((game) => decks.some((deck) => deck.game === game))

  useEffect(() => {
    // What cannot be cleared away today is hidden all the same.
    void purgeDecks(Date.now() - KEPT_DELETED)
  }, [])

  async function restore(row: DeckRow) {
    const outcome = await restoreDeck(row.id)
    setFailure(outcome.ok ? '' : why(outcome.failure))
    setDeleted(undefined)
  }

  return (
    <>
      <div className="flex flex-1 flex-col gap-6 pb-4">
        {decks.length === 0 && <p className="text-pretty">{t('intro')}</p>}
        {games.map((game) => (
          <GameDecks
            key={game}
            game={game}
            decks={decks.filter((deck) => deck.game === game)}
            onMenu={setMenuOf}
            onFailure={setFailure}
          />
        ))}
        {decks.length > 0 && (
          <div className="rounded-2xl border border-edge bg-surface">
            <SwitchRow
              title={t('learn')}
              hint={t('learnHint')}
              on={learn === 'yes'}
              onSwitch={(on) => theSettings().set({ learn: on ? 'yes' : 'no' })}
            />
          </div>
        )}
        <div className="flex flex-col gap-2">
          <ImportDeck />
          <Link href="/print/" prefetch={false} className="button self-start bg-transparent font-normal">
            <Icon name="printer" />
            {t('print')}
          </Link>
        </div>
      </div>
      <div className="thumb-bar">
        <p role="alert" className="rounded-2xl border-2 border-no bg-no-soft px-4 py-2 empty:hidden">
          {failure}
        </p>
        <div role="status">
          {deleted && (
            <DeletedDeck row={deleted} onRestore={() => void restore(deleted)} onOver={() => setDeleted(undefined)} />
          )}
        </div>
        <button type="button" className="button button-main min-h-16 text-xl" onClick={() => setCreating(true)}>
          <Icon name="plus" />
          {t('new')}
        </button>
      </div>
      {menuOf && (
        <DeckMenu
          row={menuOf}
          onClose={() => setMenuOf(undefined)}
          onDeleted={() => {
            setDeleted(menuOf)
            setMenuOf(undefined)
          }}
        />
      )}
      {creating && <NewDeck onClose={() => setCreating(false)} />}
    </>
  )
}

function GameDecks({
  game,
  decks,
  onMenu,
  onFailure,
}: {
  game: (typeof GAMES)[number]
  decks: readonly DeckRow[]
  onMenu: (deck: DeckRow) => void
  onFailure: (why: string) => void
}) {
  const t = useOwnWords(words)
  const why = useWhy()
  const gameWords = useWords('games')

  const stored = decks.find(({ inUse }) => inUse)?.id
  // What was tapped holds at once; the book follows.
  const [tapped, setTapped] = useState<{ readonly id: string | undefined }>()
  const inUse = tapped ? tapped.id : stored

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the book has followed, in whichever window
  useEffect(() => setTapped(undefined), [stored])

  async function choose(id: string | undefined) {
    setTapped({ id })
    const outcome = await playWithDeck(game, id)
    onFailure(outcome.ok ? '' : why(outcome.failure))
    if (!outcome.ok) setTapped(undefined)
  }

  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-bold">{t('playedWith', { game: gameWords(game) })}</legend>
      <ul className="flex flex-col gap-2">
        {decks.map((deck) => (
          <li key={deck.id} className="flex items-center gap-1">
            <label className="answer min-w-0 flex-1">
              <input type="radio" name={game} checked={deck.id === inUse} onChange={() => void choose(deck.id)} />
              <span className="min-w-0">
                <span className="block font-bold wrap-anywhere">{deck.name}</span>
                <Progress deck={deck} />
              </span>
            </label>
            <button
              type="button"
              className="icon-button"
              aria-label={t('menuOf', { name: deck.name })}
              onClick={() => onMenu(deck)}
            >
              <Icon name="more" />
            </button>
          </li>
        ))}
        <li>
          <label className="answer mr-13">
            <input type="radio" name={game} checked={inUse === undefined} onChange={() => void choose(undefined)} />
            <span className="min-w-0">
              <span className="block font-bold">{t('own')}</span>
              <span className="block text-sm text-quiet">{t('ownHint')}</span>
            </span>
          </label>
        </li>
      </ul>
    </fieldset>
  )
}

function Progress({ deck }: { deck: DeckRow }) {
  const t = useOwnWords(words)
  const { known, all } = progress(deck.game, deck.cards)
  return (
    <span className="block text-sm text-quiet">
      {known === all ? t('knowsAll', { all }) : t('knows', { known, all })}
    </span>
  )
}

/** Says which deck was just deleted and offers it back. */
function DeletedDeck({ row, onRestore, onOver }: { row: DeckRow; onRestore: () => void; onOver: () => void }) {
  const t = useOwnWords(words)
  const common = useWords('common')
  const undo = useRef<HTMLButtonElement>(null)

  useForAWhile(row, onOver)

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each deletion
  useEffect(() => {
    // What was in focus is gone with the deck.
    undo.current?.focus({ preventScroll: true })
  }, [row])

  return (
    <div className="flex items-center gap-3 rounded-2xl bg-ink py-2 pr-2 pl-4 text-paper">
      <p className="line-clamp-3 min-w-0 flex-1 wrap-anywhere">{t('deleted', { name: row.name })}</p>
      <button ref={undo} type="button" className="button border-transparent bg-paper text-ink" onClick={onRestore}>
        {common('undo')}
      </button>
    </div>
  )
}
