'use client'

import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Icon } from '@/app/parts/icon'
import { learnCorrected } from '@/app/parts/own-deck'
import { useBack } from '@/app/parts/use-back'
import { useSettings } from '@/app/parts/use-settings'
import { useLanguage, useWords } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import type { OpenTable } from '@/lib/book/live'
import { capitalised } from '@/lib/cards/language'
import { writtenCards } from '@/lib/cards/names'
import type { AnyEvent } from '@/lib/referee/event'
import { stateOf } from '@/lib/referee/record'
import { fuse } from '@/lib/vision/fuse/fuse'
import { isSure, settle } from '@/lib/vision/fuse/settle'
import { knownSight, likeliest, type Sight, sightOf, strayCard } from '@/lib/vision/fuse/sight'
import { isBlurred, isTooDark } from '@/lib/vision/light'
import type { PhotoRead, Trouble } from '@/lib/vision/worker/client'
import { CorrectSheet } from './correct-sheet'
import { Photo, type Shown } from './photo'
import { Proposals } from './proposals'
import { useCameraTable } from './use-camera-table'
import { troubleOf, useRecogniser } from './use-recogniser'
import { useViewfinder } from './use-viewfinder'
import { words } from './words'

/** A photo that was taken, and what has come of it so far. */
interface Taken {
  readonly shown: Shown
  readonly read: PhotoRead | null
  readonly trouble: Trouble | null
  /** By card: what somebody has said it is; null: left out. */
  readonly said: Readonly<Record<number, string | null>>
}

/** From here on a reading is shown without a question mark. */
const CLEAR = 0.85
/** So many are offered first when a card is corrected. */
const LIKELY = 3

/** The camera over the table: photograph what was played, one tap confirms. No photo is kept. */
export function CameraScreen({
  table,
  onEvent,
  onClose,
}: {
  table: OpenTable
  onEvent: (event: AnyEvent) => void
  onClose: () => void
}) {
  const t = useOwnWords(words)
  const common = useWords('common')
  const language = useLanguage()
  const { takesSure } = useSettings()
  const dialog = useRef<HTMLDialogElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const heading = useId()
  const [taken, setTaken] = useState<Taken | null>(null)
  const [by, setBy] = useState<number>()
  const [correcting, setCorrecting] = useState<number | null>(null)
  const { video, viewfinder, retry: retryCamera, light } = useViewfinder(taken === null)
  const { view, recogniser, retry } = useRecogniser()
  const camera = useCameraTable(table)
  const reading = useRef<AbortController>(undefined)
  useBack(onClose)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element?.open) element?.showModal()
    return () => element?.close()
  }, [])

  useEffect(() => () => reading.current?.abort(), [])

  /** Nothing of the last photo stays. */
  const shown = taken?.shown
  useEffect(
    () => () => {
      if (shown && 'frame' in shown) shown.frame.close()
      else if (shown) URL.revokeObjectURL(shown.address)
    },
    [shown],
  )

  async function read(photo: Blob | ImageBitmap, now: Shown): Promise<void> {
    reading.current?.abort()
    reading.current = new AbortController()
    const { signal } = reading.current
    setTaken({ shown: now, read: null, trouble: null, said: {} })
    performance.mark('shutter')
    try {
      const seen = await (await recogniser()).recognise(photo, {}, signal)
      const cards = seen.cards.toSorted((a, b) => a.corners[0][0] - b.corners[0][0])
      setTaken({ shown: now, read: { ...seen, cards }, trouble: null, said: {} })
    } catch (error) {
      if (!signal.aborted) setTaken({ shown: now, read: null, trouble: troubleOf(error), said: {} })
    }
  }

  async function shoot(): Promise<void> {
    if (!video.current || viewfinder.phase !== 'live') return
    const [frame, looked] = await Promise.all([createImageBitmap(video.current), createImageBitmap(video.current)])
    await read(frame, { frame: looked })
  }

  function again(): void {
    reading.current?.abort()
    setTaken(null)
    if (view.phase === 'failed') retry()
  }

  const sights: readonly Sight[] = useMemo(() => {
    if (!camera || !taken?.read) return []
    return taken.read.cards.map((card, index) => {
      const said = taken.said[index]
      if (said === undefined) return sightOf(card, camera.faces, camera.deck)
      return said === null ? strayCard : knownSight(said)
    })
  }, [camera, taken])
  const possible = useMemo(
    () => (camera && sights.length > 0 ? fuse(camera.table, sights, { by }) : []),
    [camera, sights, by],
  )
  const proposals = settle(possible)
  const [first] = proposals
  const found = (taken?.read?.cards ?? []).flatMap(({ corners }, index) => {
    const sight = sights[index]
    if (!sight) return []
    const card = first ? (first.cards[index] ?? null) : likeliest(sight)
    const sure = card === null || card === sight.foreign || (sight.tokens.get(card) ?? 0) >= CLEAR
    return [{ corners, card, sure }]
  })
  const foreign = sights.flatMap((sight) => sight.foreign ?? [])
  const cardsSaid = (cards: readonly string[]) => capitalised(writtenCards(cards, language))

  // Where the table wants that, what is sure is taken at once.
  const confirmed = useRef(false)
  const confirm = (event: AnyEvent) => {
    if (confirmed.current) return
    confirmed.current = true
    const corrected = Object.entries(taken?.said ?? {}).flatMap(([index, label]) => {
      const card = taken?.read?.cards[Number(index)]
      return label !== null && card ? [{ label, reading: card.reading }] : []
    })
    void learnCorrected(table.game.id, corrected)
    onEvent(event)
  }
  const sure = takesSure && first && proposals.length === 1 && isSure(first, sights) ? first.event : null
  useEffect(() => {
    if (sure) confirm(sure)
  })
  // For `npm run bench`.
  const proposed = first !== undefined
  useEffect(() => {
    if (proposed) performance.measure('shutter to proposal', 'shutter')
  }, [proposed])

  const { players } = table.header
  const acting = by ?? (proposals.length === 1 ? first?.event.by : undefined)
  const seats = table.game.table(stateOf(table.record)).players
  const failure = taken?.trouble ?? (view.phase === 'failed' ? view.trouble : null)
  const isLive = taken === null && viewfinder.phase === 'live'
  const empty = taken?.read && taken.read.cards.length === 0 ? taken.read : null

  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        // That nobody chose a file after all, or that a sheet above this was closed, comes by here, too.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      className="m-0 flex h-dvh max-h-none w-dvw max-w-none flex-col overflow-hidden bg-paper p-0 text-ink flat:flex-row"
    >
      <div className="relative min-h-0 min-w-0 flex-1 bg-black">
        {taken === null && (
          <video ref={video} muted playsInline className="absolute inset-0 size-full object-contain" />
        )}
        {taken && (
          <Photo shown={taken.shown} size={taken.read} cards={found} onCard={(index) => setCorrecting(index)} />
        )}
        <header className="absolute inset-x-0 top-0 flex items-center gap-1 bg-linear-to-b from-black/70 to-transparent text-white pt-[env(safe-area-inset-top)] pr-1 pl-4">
          <h2 id={heading} className="min-w-0 flex-1 truncate font-bold">
            {t('title')}
          </h2>
          <button type="button" className="icon-button" aria-label={common('close')} onClick={onClose}>
            <Icon name="cross" />
          </button>
        </header>
      </div>

      <div className="flex max-h-[60dvh] min-h-44 flex-col justify-center gap-2 overflow-y-auto px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] flat:max-h-none flat:w-[min(24rem,48%)]">
        <p role="status" className={taken?.read && first ? 'sr-only' : 'text-center text-pretty'}>
          {failure
            ? t(`trouble.${failure}`)
            : taken === null
              ? viewfinder.phase === 'failed'
                ? t(`trouble.${viewfinder.trouble}`)
                : t(viewfinder.phase === 'live' ? 'hint' : 'starting')
              : !taken.read || !camera
                ? t('reading')
                : empty
                  ? t(isTooDark(empty.light) ? 'light' : isBlurred(empty.light) ? 'blur' : 'nothing')
                  : first
                    ? t('found', { count: found.length })
                    : foreign.length > 0
                      ? t('foreign', { cards: cardsSaid(foreign) })
                      : t('asIs', { cards: cardsSaid(found.flatMap(({ card }) => card ?? [])) })}
        </p>
        {view.phase === 'loading' && !failure && (
          <div>
            <p className="text-center text-sm text-quiet">{t('loading', { percent: Math.round(100 * view.share) })}</p>
            <progress value={view.share} max={1} aria-hidden="true" className="h-1.5 w-full accent-you" />
          </div>
        )}

        {camera && taken?.read && possible.length > 0 && (
          <>
            <Proposals table={camera.table} proposals={proposals} onConfirm={({ event }) => confirm(event)} />
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own look and layout */}
            <div role="group" aria-label={t('who')} className="-mx-4 flex items-center gap-1.5 overflow-x-auto px-4">
              <span className="shrink-0 text-sm text-quiet">{t('who')}</span>
              {players.map((name, seat) =>
                seats[seat]?.place === null ? (
                  <button
                    key={name}
                    type="button"
                    aria-pressed={acting === seat}
                    className={`button shrink-0 px-3 py-1 text-sm ${acting === seat ? 'border-you bg-you text-on-you' : ''}`}
                    onClick={() => setBy(seat)}
                  >
                    <span className="max-w-28 truncate">{name}</span>
                  </button>
                ) : null,
              )}
            </div>
          </>
        )}

        {taken ? (
          <button type="button" className="button" onClick={again}>
            <Icon name="again" className="size-5" />
            {t('again')}
          </button>
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2">
            <button
              type="button"
              className="button min-w-0 justify-self-start text-sm leading-tight"
              onClick={() => file.current?.click()}
            >
              {t('pick')}
            </button>
            {viewfinder.phase === 'failed' ? (
              <button type="button" className="button button-main" onClick={retryCamera}>
                {t('retry')}
              </button>
            ) : (
              <button
                type="button"
                aria-label={t('shoot')}
                disabled={!isLive}
                className="size-20 rounded-full border-4 border-ink bg-you disabled:opacity-40"
                onClick={() => void shoot()}
              />
            )}
            {viewfinder.phase === 'live' && viewfinder.torch !== null && (
              <button
                type="button"
                aria-pressed={viewfinder.torch}
                className={`button justify-self-end ${viewfinder.torch ? 'button-ink' : ''}`}
                onClick={() => void light(!viewfinder.torch)}
              >
                {t('torch')}
              </button>
            )}
          </div>
        )}
        {taken === null && failure && (
          <button type="button" className="button" onClick={retry}>
            {t('retry')}
          </button>
        )}
        {taken === null && <p className="text-center text-xs text-quiet">{t('private')}</p>}
        <input
          ref={file}
          type="file"
          accept="image/*"
          className="sr-only"
          tabIndex={-1}
          aria-hidden="true"
          onChange={({ currentTarget }) => {
            const [picked] = currentTarget.files ?? []
            currentTarget.value = ''
            if (picked) void read(picked, { address: URL.createObjectURL(picked) })
          }}
        />
      </div>

      {correcting !== null && camera && found[correcting] && taken?.read && (
        <CorrectSheet
          card={found[correcting].card}
          likely={likelyCards(
            sightOf(taken.read.cards[correcting] as PhotoRead['cards'][number], camera.faces, camera.deck),
          )}
          faces={camera.faces}
          onCard={(card) => {
            setTaken({ ...taken, said: { ...taken.said, [correcting]: card } })
            setCorrecting(null)
          }}
          onClose={() => setCorrecting(null)}
        />
      )}
    </dialog>
  )
}

function likelyCards({ tokens }: Sight): readonly string[] {
  return [...tokens]
    .sort(([, a], [, b]) => b - a)
    .slice(0, LIKELY)
    .map(([card]) => card)
}
