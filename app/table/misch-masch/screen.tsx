'use client'

import { useMemo, useState } from 'react'
import { AnimalCard } from '@/app/parts/animals'
import { useLanguage, useWords } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import { MoreWords } from '@/app/words/provider'
import { capitalised } from '@/lib/cards/language'
import type { MischMaschCard } from '@/lib/cards/misch-masch'
import { spokenCard, theCard, writtenCard } from '@/lib/cards/names'
import type { GameScreenProps } from '../game-screen-props'
import { RefereeLine } from '../referee-line'
import { TableShell } from '../table-shell'
import { useTeller } from '../use-teller'
import { VerdictLine } from '../verdict-line'
import { WhoButton } from '../who-button'
import { CardPicker } from './card-picker'
import { MemorySheet } from './memory-sheet'
import { Pile } from './pile'
import { MischMaschResult } from './result'
import { Seats, TWO_ROWS } from './seats'
import { type MischMaschEvent, mischMaschView } from './view'
import { WhoSheet } from './who-sheet'
import { words } from './words'

export { mischMasch } from '@/lib/games/misch-masch/engine'

/** Asks who did it. */
interface Asked {
  readonly card: MischMaschCard | null
}

/** What was chosen for the next tap on a card. */
interface Choice {
  /** Who acts, where that is not who is on turn. */
  readonly by: number | null
  /** The next card is turned up from the stock, not laid. */
  readonly turningUp: boolean
}

const NOTHING_CHOSEN: Choice = { by: null, turningUp: false }

/** The live Misch Masch table. */
export function MischMaschScreen({ table, live }: GameScreenProps) {
  const t = useOwnWords(words)
  const common = useWords('table')
  const language = useLanguage()
  const view = useMemo(() => mischMaschView(table, language), [table, language])
  const [choice, setChoice] = useState(NOTHING_CHOSEN)
  const [asked, setAsked] = useState<Asked | null>(null)
  const teller = useTeller(live, () => {
    setChoice(NOTHING_CHOSEN)
    setAsked(null)
  })
  const tell = (event: MischMaschEvent) => void teller.tell(event)
  const { names, starting, opening, interjection } = view
  const { over, turn, needs } = view.table
  const turningUp = starting || (opening && choice.turningUp)
  const by = choice.by ?? turn
  const name = by === null ? '' : (names[by] ?? '')
  const crowded = names.length >= TWO_ROWS

  function lay(card: MischMaschCard) {
    if (turningUp) tell({ do: 'turn-up', card })
    else if (by === null) setAsked({ card })
    else tell({ do: 'play', by, card })
  }

  function draw() {
    if (by === null) setAsked({ card: null })
    else tell({ do: 'draw', by })
  }

  const middle = (
    <>
      {!over && (
        <Seats
          view={view}
          chosen={choice.by}
          onTap={(seat) =>
            table.writes && setChoice({ ...NOTHING_CHOSEN, by: seat === choice.by || seat === turn ? null : seat })
          }
        />
      )}
      <div
        className={`flex min-h-0 flex-1 flex-col justify-center-safe gap-2 flat:flex-row flat:items-center ${crowded ? 'small:flex-row-reverse small:items-center-safe small:justify-center small:gap-3' : 'small:gap-1'}`}
      >
        <div className={crowded ? 'small:min-w-0 small:flex-1 flat:contents' : 'contents'}>
          <RefereeLine need={view.need} over={over} crowded={crowded} />
        </div>
        {!over && <Pile view={view} crowded={crowded} />}
      </div>
    </>
  )

  const fits = (card: MischMaschCard) =>
    turningUp || view.isLegal({ do: 'play', by: by ?? firstIn(view.table.players), card })
  const outOfTurn = by !== null && !opening && by !== turn
  const doubly = interjection && (by === turn || interjection.by.includes(by ?? -1)) ? interjection.card : null

  const keys = over ? (
    <>
      <VerdictLine table={table} />
      <MoreWords>
        <MischMaschResult table={table} />
      </MoreWords>
    </>
  ) : (
    <>
      <div className="flex min-h-12 items-center gap-2">
        <VerdictLine table={table} hint={t('turnUpHint')} />
        {by !== null && !turningUp && (
          <WhoButton name={name} outOfTurn={outOfTurn} onTap={() => setAsked({ card: null })} />
        )}
      </div>
      {turningUp && table.record.moves.length > 0 && <p className="text-center font-bold">{t('turnUpHint')}</p>}
      <CardPicker fits={fits} asks={turningUp ? {} : needs} onCard={lay} />
      {!starting && (
        <div className="flex gap-1.5">
          {opening ? (
            <button
              type="button"
              aria-pressed={choice.turningUp}
              className={`button flex-1 ${choice.turningUp ? 'button-ink' : ''}`}
              onClick={() => setChoice({ ...choice, turningUp: !choice.turningUp })}
            >
              {t('turnUpAgain')}
            </button>
          ) : (
            <button type="button" className="button flex-1" onClick={draw}>
              {t('draw')}
            </button>
          )}
          {doubly && (
            <button
              type="button"
              aria-label={
                outOfTurn
                  ? t('doublyBy', { card: spokenCard(doubly, language), name })
                  : t('doubly', { card: spokenCard(doubly, language) })
              }
              className={`button min-w-0 flex-[1.6] py-1 ${outOfTurn ? 'border-2 border-half bg-half-soft text-half' : ''}`}
              onClick={() => lay(doubly)}
            >
              <AnimalCard card={doubly} className="h-9 w-auto" />
              <span className="line-clamp-2 min-w-0 text-left text-sm leading-tight">
                {outOfTurn
                  ? t('doublyBy', { card: capitalised(writtenCard(doubly, language)), name })
                  : t('doubly', { card: capitalised(writtenCard(doubly, language)) })}
              </span>
            </button>
          )}
        </div>
      )}
    </>
  )

  return (
    <TableShell
      table={table}
      live={live}
      teller={teller}
      middle={middle}
      keys={keys}
      memory={(onClose) => <MemorySheet view={view} onClose={onClose} />}
    >
      {asked && (
        <WhoSheet
          view={view}
          title={
            asked.card ? t('whoLays', { card: theCard(asked.card, language, 'accusative', 'spoken') }) : common('who')
          }
          onWho={(seat) => {
            setAsked(null)
            if (asked.card) tell({ do: 'play', by: seat, card: asked.card })
            else setChoice({ ...NOTHING_CHOSEN, by: seat === turn ? null : seat })
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </TableShell>
  )
}

/** Before the opening what one may lay, all may. */
function firstIn(players: readonly { readonly place: unknown }[]): number {
  return Math.max(
    0,
    players.findIndex(({ place }) => place === null),
  )
}
