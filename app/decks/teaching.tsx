'use client'

import { useEffect, useMemo, useRef, useState } from 'react'
import { useDeckFaces } from '@/app/parts/deck-faces'
import { Icon } from '@/app/parts/icon/all'
import { contentOf, facesOf } from '@/app/parts/own-deck'
import { useLanguage } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import type { DeckRow } from '@/lib/book/database'
import { rewriteDeck } from '@/lib/book/decks'
import { GAME_CARDS } from '@/lib/cards/game-cards'
import { capitalised } from '@/lib/cards/language'
import { writtenCard, writtenCards } from '@/lib/cards/names'
import { forgotten, type Taught, taughtMore } from '@/lib/vision/deck'
import { CardPicture } from './card-picture'
import { FoundSheet } from './found-sheet'
import { isKnown } from './games'
import { type FoundCard, type PhotoReaders, type PhotosFound, photoReaders, readAll, type Stage } from './read-photo'
import { useWhy } from './use-why'
import { words } from './words'

/** Teaches a deck: asks for one card after the other, and takes whatever cards a photo shows. */
export function Teaching({ row }: { row: DeckRow }) {
  const t = useOwnWords(words)
  const why = useWhy()
  const language = useLanguage()
  const { game, cards: known } = row
  const faces = useDeckFaces(game)
  const deck = useMemo(() => facesOf(row), [row])
  const cards = useMemo(() => faces?.map(({ card }) => card) ?? GAME_CARDS[game] ?? [], [faces, game])
  const [picked, setPicked] = useState<string>()
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set())
  const [stage, setStage] = useState<Stage>()
  const [found, setFound] = useState<readonly FoundCard[]>()
  const [said, setSaid] = useState('')
  const [failure, setFailure] = useState('')
  const camera = useRef<HTMLInputElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const readers = useRef<PhotoReaders>(undefined)
  const stop = useRef<AbortController>(undefined)

  useEffect(
    () => () => {
      stop.current?.abort()
      readers.current?.close()
    },
    [],
  )

  const isLeft = (card: string) => !isKnown(game, known, card)
  const left = cards.filter(isLeft)
  const next = picked ?? left.find((card) => !skipped.has(card)) ?? left[0]
  const photos = deck.faces.find(({ label }) => label === next)?.looks.length ?? 0

  async function read(all: readonly File[]) {
    if (all.length === 0) return
    const control = new AbortController()
    stop.current = control
    readers.current ??= photoReaders()
    setSaid('')
    setFailure('')
    const wanted = { game, known: deck, wanted: all.length === 1 ? next : undefined }
    const seen = await readAll(readers.current, all, wanted, setStage, control.signal).catch(() => undefined)
    setStage(undefined)
    if (!seen) return
    if (seen.cards.length > 0) setFound(seen.cards)
    setFailure(faultOf(seen, all.length))
  }

  /** What is to be said of photos that could not be used; empty where all is well. */
  function faultOf({ cards, why, unopened, trouble }: PhotosFound, photos: number): string {
    const alone = photos === 1 && unopened.length === 1
    return [
      alone && t('trouble.no-picture'),
      !alone && unopened.length > 0 && t('unopened', { count: unopened.length, files: unopened.join(', ') }),
      trouble && t(`trouble.${trouble}`),
      cards.length === 0 && !trouble && why && t(why),
    ]
      .filter(Boolean)
      .join(' ')
  }

  async function learn(taught: readonly Taught[]) {
    setFound(undefined)
    if (taught.length === 0) return
    const outcome = await rewriteDeck(row.id, (now) => contentOf(now, taughtMore(facesOf(now), taught)))
    if (!outcome.ok) return setFailure(why(outcome.failure))
    setPicked(undefined)
    setSaid(t('learned', { cards: writtenCards([...new Set(taught.map(({ label }) => label))], language) }))
  }

  async function forget(card: string) {
    const outcome = await rewriteDeck(row.id, (now) => contentOf(now, forgotten(facesOf(now), card)))
    if (!outcome.ok) return setFailure(why(outcome.failure))
    setSaid(t('forgotten', { card: writtenCard(card, language) }))
  }

  const picker = (ref: typeof camera, direct: boolean) => (
    <input
      ref={ref}
      type="file"
      accept="image/*"
      hidden
      multiple={!direct}
      {...(direct && { capture: 'environment' as const })}
      data-picker={direct ? 'camera' : 'files'}
      onChange={({ currentTarget }) => {
        void read([...(currentTarget.files ?? [])])
        currentTarget.value = ''
      }}
    />
  )

  return (
    <>
      <div className="flex flex-1 flex-col gap-6 pb-4 flat:grid flat:grid-cols-2 flat:items-start flat:gap-x-8">
        {next === undefined ? (
          <section className="flex flex-col gap-1">
            <h2 className="flex items-center gap-2 text-lg font-bold text-you">
              <Icon name="check" />
              {t('all')}
            </h2>
            <p className="text-quiet text-pretty">{t('allHint')}</p>
          </section>
        ) : (
          <section aria-labelledby="next" className="flex gap-4 rounded-2xl border border-edge bg-surface p-3">
            <CardPicture game={game} card={next} faces={faces} className="w-24 shrink-0 self-start rounded-md" />
            <div className="flex min-w-0 flex-1 flex-col">
              <h2 id="next" className="text-sm text-quiet">
                {photos === 0 ? t('next') : t('taught', { count: photos })}
              </h2>
              <p className="text-2xl font-extrabold wrap-anywhere">{capitalised(writtenCard(next, language))}</p>
              <p className="text-sm text-quiet text-pretty">{t('nextHint')}</p>
              <div className="-ml-3 mt-auto flex">
                {photos > 0 ? (
                  <button type="button" className="min-h-12 px-3 text-no underline" onClick={() => void forget(next)}>
                    {t('forget')}
                  </button>
                ) : (
                  left.length > 1 && (
                    <button
                      type="button"
                      className="min-h-12 px-3 text-quiet underline"
                      onClick={() => {
                        const all = left.every((card) => card === next || skipped.has(card))
                        setSkipped(new Set(all ? [next] : [...skipped, next]))
                        setPicked(undefined)
                      }}
                    >
                      {t('skip')}
                    </button>
                  )
                )}
              </div>
            </div>
          </section>
        )}
        <section aria-labelledby="faces" className="flex flex-col gap-2">
          <h2 id="faces" className="font-bold">
            {left.length === 0
              ? t('knowsAll', { all: cards.length })
              : t('knows', { known: cards.length - left.length, all: cards.length })}
          </h2>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(3.25rem,1fr))] gap-2">
            {cards.map((card) => {
              const learnt = !isLeft(card)
              const name = capitalised(writtenCard(card, language))
              return (
                <li key={card}>
                  <button
                    type="button"
                    aria-label={`${name}, ${t(learnt ? 'learnt' : 'untaught')}`}
                    aria-pressed={card === next}
                    className={`relative block w-full rounded-md ${card === next ? 'outline-3 outline-offset-2 outline-you' : ''}`}
                    onClick={() => {
                      setPicked(card)
                      window.scrollTo({ top: 0 })
                    }}
                  >
                    <CardPicture
                      game={game}
                      card={card}
                      faces={faces}
                      className={`w-full rounded-md ${learnt ? '' : 'opacity-35'}`}
                    />
                    {learnt && (
                      <span className="absolute -right-1 -bottom-1 flex size-5 items-center justify-center rounded-full bg-you text-on-you">
                        <Icon name="check" className="size-3.5" />
                      </span>
                    )}
                  </button>
                </li>
              )
            })}
          </ul>
        </section>
      </div>
      <div className="thumb-bar">
        <p
          role="alert"
          className="rounded-2xl border-2 border-no bg-no-soft px-4 py-2 text-pretty wrap-anywhere empty:hidden"
        >
          {failure}
        </p>
        <p role="status" className="text-center text-you empty:hidden">
          {said}
        </p>
        {stage ? (
          <Working stage={stage} onStop={() => stop.current?.abort()} />
        ) : (
          <div className="flex gap-2">
            <button
              type="button"
              className="button button-main min-h-16 flex-1 text-xl"
              onClick={() => camera.current?.click()}
            >
              <Icon name="camera" />
              {t('photo')}
            </button>
            <button
              type="button"
              className="icon-button size-16 border border-edge bg-key"
              aria-label={t('pick')}
              onClick={() => files.current?.click()}
            >
              <Icon name="folder" />
            </button>
          </div>
        )}
        {picker(camera, true)}
        {picker(files, false)}
      </div>
      {found && (
        <FoundSheet
          game={game}
          faces={faces}
          found={found}
          onClose={() => setFound(undefined)}
          onLearn={(taught) => void learn(taught)}
        />
      )}
    </>
  )
}

function Working({ stage: { at, share }, onStop }: { stage: Stage; onStop: () => void }) {
  const t = useOwnWords(words)
  return (
    <div className="flex min-h-16 items-center gap-3">
      <div className="min-w-0 flex-1">
        <p role="status">{t(at)}</p>
        <progress aria-label={t(at)} className="progress" max={1} {...(share !== undefined && { value: share })} />
      </div>
      <button type="button" className="button" onClick={onStop}>
        {t('stop')}
      </button>
    </div>
  )
}
