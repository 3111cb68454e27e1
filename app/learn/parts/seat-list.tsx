'use client'

import { useLanguage } from '@/app/words'
import type { Language } from '@/lib/cards/language'
import { spokenCard } from '@/lib/cards/names'
import type { MergeTable } from '@/lib/games/merge/engine'
import type { GameId, PublicTable } from '@/lib/referee/game'
import { useLearnWords } from '../words'
import { Face } from './face'

/** How many cards of a pile are drawn. */
const SHOWN = 4

/** What may stand on a seat, whatever the game. */
interface AnySeat {
  readonly hand: number
  readonly up?: readonly string[] | number
  readonly down?: number
  readonly place: number | 'left' | null
}

/** In place of what is asked for. */
const ASKED = '?'

/** Who sits at the table, and what lies before them. */
export function SeatList({
  game,
  table,
  names,
  you,
  asked,
}: {
  game: GameId
  table: PublicTable
  names: readonly string[]
  you: number | null
  asked: string | null
}) {
  const t = useLearnWords()
  const seats = table.players as readonly AnySeat[]
  const inRows = game === 'merge'
  const columns = names.some(isLong) ? COLUMNS_OF_LONG : COLUMNS
  return (
    <ul
      aria-label={t('seats')}
      className={`grid gap-1.5 ${inRows ? 'grid-cols-1 text-sm' : (columns[names.length] ?? columns[MANY])}`}
    >
      {names.map((name, by) => {
        const seat = {
          name,
          you: by === you,
          onTurn: table.turn === by && asked !== 'turn',
          held: held(t, seats[by] as AnySeat, asked === `players.${by}.hand` || asked === `players.${by}.place`),
        }
        return (
          <li key={name} className="min-w-0">
            {inRows ? (
              <Row {...seat} piles={(table as MergeTable).players[by]?.piles ?? []} />
            ) : (
              <Seat {...seat} game={game} seat={seats[by] as AnySeat} />
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The fewer sit there, the larger they are written. */
const COLUMNS: Readonly<Record<number, string>> = {
  2: 'grid-cols-2 text-sm [--card:2.6rem]',
  3: 'grid-cols-3 text-sm [--card:2.4rem]',
  4: 'grid-cols-4 text-sm [--card:1.7rem] min-[24rem]:[--card:1.9rem]',
  5: 'grid-cols-5 text-xs [--card:1.5rem]',
}
/** The same where a name needs more room than one of four has. */
const COLUMNS_OF_LONG: typeof COLUMNS = {
  ...COLUMNS,
  4: 'grid-cols-2 text-sm [--card:1.9rem]',
  5: 'grid-cols-3 text-xs [--card:1.5rem]',
}
const MANY = 5

/** Has a name a word that one of four on a small phone would have to break? */
const isLong = (name: string) => name.split(/[\s-]/).some((word) => word.length > 9)

/** How many cards somebody holds, or what became of them. */
function held(t: ReturnType<typeof useLearnWords>, { hand, place }: AnySeat, isAsked: boolean): string {
  if (isAsked) return ASKED
  if (place === null) return t('hand', { count: hand })
  return place === 'left' ? t('left') : t('place', { place })
}

interface Shown {
  readonly name: string
  readonly you: boolean
  readonly onTurn: boolean
  readonly held: string
}

function Name({ name, you, onTurn }: Pick<Shown, 'name' | 'you' | 'onTurn'>) {
  const t = useLearnWords()
  return (
    <span
      className={`max-w-full leading-tight font-bold text-balance wrap-anywhere hyphens-auto ${onTurn ? 'text-you' : ''}`}
    >
      {name}
      {you && <span className="font-normal text-quiet"> · {t('you')}</span>}
    </span>
  )
}

/** A seat among others side by side. */
function Seat({ game, seat: { up, down = 0, place }, held, ...who }: Shown & { game: GameId; seat: AnySeat }) {
  const t = useLearnWords()
  const language = useLanguage()
  const faceUp = typeof up === 'object' ? up : []
  return (
    <div
      className={`flex h-full min-h-16 flex-col items-center gap-0.5 rounded-2xl bg-surface px-1 py-1.5 text-center ${who.onTurn ? 'border-3 border-you' : 'border border-edge'}`}
    >
      <Name {...who} />
      {who.onTurn && <span className="font-bold text-you">{t('onTurn')}</span>}
      <span className="text-quiet">{held}</span>
      {place === null && faceUp.length > 0 && (
        <span className="flex gap-0.5">
          <span className="sr-only">{t('faceUp', { cards: said(faceUp, language) })}</span>
          {faceUp.map((card, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal cards differ in nothing but their place
            <Face key={i} game={game} card={card} />
          ))}
        </span>
      )}
      {place === null && down > 0 && (
        <span className="mt-auto flex gap-1 py-0.5">
          <span className="sr-only">{t('faceDown', { count: down })}</span>
          {Array.from({ length: down }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: face-down cards differ in nothing
            <span key={i} className="h-2.5 w-[7px] rounded-[2px] border border-faint bg-key" />
          ))}
        </span>
      )}
    </div>
  )
}

/** A seat of Merge: its piles side by side, with their numbers. */
function Row({ held, piles, ...who }: Shown & { piles: MergeTable['players'][number]['piles'] }) {
  const t = useLearnWords()
  const language = useLanguage()
  return (
    <div
      className={`flex min-h-16 items-center gap-2 rounded-2xl bg-surface px-3 py-1.5 ${who.you ? 'border-2 border-you' : 'border border-edge'}`}
    >
      <span className="flex w-20 shrink-0 flex-col">
        <Name {...who} />
        <span className="text-quiet">{held}</span>
      </span>
      <ul className="flex min-w-0 flex-wrap gap-x-3 gap-y-1 [--card:3.4rem]">
        {piles.map(({ pile, cards }) => (
          <li key={pile} className="flex items-center gap-1 text-quiet">
            <span className="sr-only">{t('pileNumber', { number: pile, cards: said(cards, language) })}</span>
            <span aria-hidden="true" className="font-bold">
              {pile}
            </span>
            <span className="flex">
              {cards.slice(-SHOWN).map((card, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a card of a pile is its height in it
                <Face key={i} game="merge" card={card} className="-ml-[calc(var(--card)*0.48)] first:ml-0" />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const said = (cards: readonly string[], language: Language) =>
  cards.map((card) => spokenCard(card, language)).join(', ')
