'use client'

import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Answers } from '@/app/parts/answers'
import { Icon } from '@/app/parts/icon'
import { learnCorrected } from '@/app/parts/own-deck'
import { useBack } from '@/app/parts/use-back'
import { useBoxSize } from '@/app/parts/use-box-size'
import { useSettings } from '@/app/parts/use-settings'
import { useLanguage, useWords } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import { MoreWords } from '@/app/words/provider'
import type { LiveFailure, LiveTable, OpenTable } from '@/lib/book/live'
import { capitalised } from '@/lib/cards/language'
import { writtenCards } from '@/lib/cards/names'
import type { AnyEvent } from '@/lib/referee/event'
import { stateOf } from '@/lib/referee/record'
import { fuse } from '@/lib/vision/fuse/fuse'
import { isSure, mayBeUnchanged, settle } from '@/lib/vision/fuse/settle'
import { CLEAR, knownSight, likeliest, type Sight, sightOf, strayCard } from '@/lib/vision/fuse/sight'
import { isBlurred, isTooDark } from '@/lib/vision/light'
import type { PhotoRead } from '@/lib/vision/worker/client'
import { FailureText } from '../failure-text'
import { CameraKeys } from './camera-keys'
import { closeUp } from './close-up'
import { CorrectSheet } from './correct-sheet'
import { Found } from './found'
import { grab } from './frame'
import { LearnQuestion } from './learn-question'
import { Named } from './named'
import { PickedFile } from './picked-file'
import { Proposals } from './proposals'
import { toldOf } from './told'
import { useCameraTable } from './use-camera-table'
import { useFocusAt } from './use-focus-at'
import { useRecogniser } from './use-recogniser'
import { useTaken } from './use-taken'
import { useViewfinder } from './use-viewfinder'
import { Waiting } from './waiting'
import { WhoActed } from './who-acted'
import { words } from './words'

/** So many are offered first when a card is corrected. */
const LIKELY = 3

/** The camera over the table: photograph what was played, one tap confirms. No photo is kept. */
export function CameraScreen({
  table,
  live,
  onEvent,
  onClose,
}: {
  table: OpenTable
  live: LiveTable
  /** False: it could not be stored. */
  onEvent: (event: AnyEvent) => Promise<boolean>
  onClose: () => void
}) {
  const t = useOwnWords(words)
  const common = useWords('common')
  const tableWords = useWords('table')
  const language = useLanguage()
  const { takesSure, learn } = useSettings()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const stage = useRef<HTMLDivElement>(null)
  const room = useBoxSize(stage)
  const bar = useRef<HTMLElement>(null)
  const covered = useBoxSize(bar)?.height ?? 0
  const { view, recogniser, retry } = useRecogniser()
  const { video, viewfinder, hold, release, retry: retryCamera, light } = useViewfinder()
  const {
    taken,
    read,
    retry: readAgain,
    say,
    drop,
  } = useTaken(recogniser, () => grab(video.current as HTMLVideoElement))
  const [asks, setAsks] = useState(false)
  const [by, setBy] = useState<number>()
  const [correcting, setCorrecting] = useState<number | null>(null)
  const [refused, setRefused] = useState<LiveFailure | 'read-along' | null>(null)
  const camera = useCameraTable(table)
  useBack(onClose)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element?.open) element?.showModal()
    // Until the camera is there, nothing is to be done.
    element?.focus()
    return () => element?.close()
  }, [])

  /** Reads what the viewfinder shows, or a file. */
  function shoot(file: File | null = null): void {
    performance.mark('shutter')
    hold()
    void read(file)
  }

  function again(): void {
    setRefused(null)
    drop()
    release()
    if (view.phase === 'failed') retry()
  }

  /** The same photo once more. */
  function onceMore(): void {
    if (view.phase === 'failed') retry()
    void readAgain()
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
    () => (camera && !asks && sights.length > 0 ? fuse(camera.table, sights, { by }) : []),
    [camera, asks, sights, by],
  )
  const proposals = settle(possible)
  const [first] = proposals
  const unchanged = mayBeUnchanged(possible)
  const found = (taken?.read?.cards ?? []).flatMap(({ corners }, index) => {
    const sight = sights[index]
    if (!sight) return []
    const card = first ? (first.cards[index] ?? null) : likeliest(sight)
    const sure = card === null || card === sight.foreign || (sight.tokens.get(card) ?? 0) >= CLEAR
    return [{ corners, card, sure }]
  })
  // Once it is read, small cards are shown from closer.
  const framing =
    taken?.read &&
    room &&
    closeUp(
      taken.read.cards.map(({ corners }) => corners),
      taken.read,
      room,
      covered,
    )
  const foreign = sights.flatMap((sight) => sight.foreign ?? [])
  const cardsSaid = (cards: readonly string[]) => capitalised(writtenCards(cards, language))

  const corrected = Object.entries(taken?.said ?? {}).flatMap(([index, label]) => {
    const card = taken?.read?.cards[Number(index)]
    return label !== null && card ? [{ label, reading: card.reading }] : []
  })

  // Where the table wants that, what is sure is taken at once.
  const confirmed = useRef(false)
  const confirm = async (event: AnyEvent) => {
    if (confirmed.current) return
    confirmed.current = true
    if (await onEvent(event)) return void learnCorrected(table.game.id, corrected)
    confirmed.current = false
    const now = live.view()
    setRefused((now.phase === 'loading' ? null : now.failure) ?? 'read-along')
  }
  // What was refused waits until somebody tries again.
  const sure = takesSure && !refused && first && proposals.length === 1 && isSure(first, sights) ? first.event : null
  useEffect(() => {
    if (sure) void confirm(sure)
  })
  // For `npm run bench`.
  const proposed = first !== undefined
  useEffect(() => {
    if (proposed) performance.measure('shutter to proposal', 'shutter')
  }, [proposed])

  const acting = by ?? (proposals.length === 1 ? first?.event.by : undefined)
  const seats = table.game.table(stateOf(table.record)).players
  const playing = table.header.players.flatMap((name, seat) => (seats[seat]?.place === null ? [{ seat, name }] : []))
  // Where each answer names somebody else, that is asked already; and some things nobody in particular does.
  const named = new Set(proposals.map(({ event }) => event.by))
  const asksWho =
    possible.some(({ event }) => event.by !== undefined) &&
    !(proposals.length === playing.length && playing.every(({ seat }) => named.has(seat)))
  const failure = taken?.trouble ?? (view.phase === 'failed' ? view.trouble : null)
  const isNaming = asks && sights.length > 0
  const isReading = taken !== null && !(taken.read && camera)

  useFocusAt(taken === null ? viewfinder.phase : isReading ? `${taken.trouble}` : 'read', dialog)

  /** What is going on, in a sentence. */
  function state(): string {
    if (failure) return t(`trouble.${failure}`)
    if (taken === null) {
      if (viewfinder.phase === 'failed') return t(`trouble.${viewfinder.trouble}`)
      return t(viewfinder.phase === 'live' ? 'hint' : 'starting')
    }
    if (!taken.read || !camera) return t('reading')
    if (taken.read.cards.length === 0) {
      if (isTooDark(taken.read.light)) return t('light')
      return t(isBlurred(taken.read.light) ? 'blur' : 'nothing')
    }
    const count = t('found', { count: found.length })
    if (isNaming) return count
    if (first && (proposals.length > 1 || unchanged)) return `${count}. ${t('ask')}`
    if (first) {
      const { what, fault } = toldOf(first, camera.table, language)
      return `${count}. ${what}: ${tableWords(first.legal ? 'legal' : 'illegal')}. ${fault ?? ''}`
    }
    if (foreign.length > 0) return t('foreign', { cards: cardsSaid(foreign) })
    if (found.every(({ card }) => card === null)) return t('noneLaid')
    return t('asIs', { cards: cardsSaid(found.flatMap(({ card }) => card ?? [])) })
  }

  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={heading}
      onCancel={(event) => {
        // That nobody chose a file after all, or that a sheet above this was closed, comes by here, too.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      className="m-0 flex h-dvh max-h-none w-dvw max-w-none flex-col overflow-hidden bg-paper p-0 text-ink outline-none flat:flex-row"
    >
      <div ref={stage} className="relative min-h-0 min-w-0 flex-1 overflow-hidden bg-black">
        <video
          ref={video}
          muted
          playsInline
          className={`absolute inset-0 size-full origin-top-left object-contain ${taken?.file ? 'invisible' : ''}`}
          style={{ transform: framing?.transform }}
        />
        {taken?.file && (
          <PickedFile
            file={taken.file}
            className="absolute inset-0 size-full origin-top-left object-contain"
            style={{ transform: framing?.transform }}
          />
        )}
        {framing && <Found framing={framing} room={room} top={covered} cards={found} onCard={setCorrecting} />}
        <header
          ref={bar}
          className="absolute inset-x-0 top-0 flex items-center gap-1 bg-linear-to-b from-black/70 to-transparent text-white pt-[env(safe-area-inset-top)] pr-1 pl-4"
        >
          <h2 id={heading} className="min-w-0 flex-1 truncate font-bold">
            {t('title')}
          </h2>
          <button type="button" className="icon-button" aria-label={common('close')} onClick={onClose}>
            <Icon name="cross" />
          </button>
        </header>
      </div>

      <div className="flex max-h-[60dvh] min-h-44 flex-col justify-center-safe gap-2 *:shrink-0 overflow-y-auto px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] flat:max-h-none flat:w-[min(24rem,48%)]">
        <p role="status" className={taken?.read && (first || isNaming) ? 'sr-only' : 'text-center text-pretty'}>
          {state()}
        </p>
        {!failure && (view.phase === 'loading' || isReading) && (
          <Waiting share={view.phase === 'loading' ? view.share : null} />
        )}

        {camera && taken?.read && possible.length > 0 && (
          <>
            {refused && (
              <p role="alert" className="text-center font-bold text-pretty text-no">
                {refused === 'read-along' ? (
                  tableWords('readAlong')
                ) : (
                  <MoreWords>
                    <FailureText failure={refused} />
                  </MoreWords>
                )}
              </p>
            )}
            <Proposals
              table={camera.table}
              proposals={proposals}
              onConfirm={({ event }) => confirm(event)}
              onNothing={unchanged ? again : undefined}
            />
            {asksWho && <WhoActed players={playing} acting={acting} onSeat={setBy} />}
            {camera.taught && learn === 'unasked' && corrected.length > 0 && <LearnQuestion />}
          </>
        )}
        {isNaming && <Named sights={sights} />}

        {taken?.trouble && taken.trouble !== 'no-picture' && (
          <button type="button" data-first className="button button-main min-h-16" onClick={onceMore}>
            {t('retry')}
          </button>
        )}
        {taken ? (
          <button type="button" data-first className="button" onClick={again}>
            <Icon name="again" className="size-5" />
            {t('again')}
          </button>
        ) : (
          <CameraKeys
            viewfinder={viewfinder}
            onShoot={() => viewfinder.phase === 'live' && shoot()}
            onPicked={shoot}
            onTorch={(on) => void light(on)}
            onRetry={() => {
              retryCamera()
              if (view.phase === 'failed') retry()
            }}
          />
        )}
        {taken === null && failure && viewfinder.phase !== 'failed' && (
          <button type="button" className="button" onClick={retry}>
            {t('retry')}
          </button>
        )}
        <Answers
          question={t('purpose')}
          headed={false}
          across
          answers={[{ label: t('move') }, { label: t('whatIs') }]}
          chosen={asks ? 1 : 0}
          onChoose={(index) => setAsks(index === 1)}
        />
        {taken === null && <p className="text-center text-xs text-quiet">{t('private')}</p>}
      </div>

      {correcting !== null && camera && found[correcting] && taken?.read && (
        <CorrectSheet
          card={found[correcting].card}
          likely={likelyCards(
            sightOf(taken.read.cards[correcting] as PhotoRead['cards'][number], camera.faces, camera.deck),
          )}
          faces={camera.faces}
          onCard={(card) => {
            say(correcting, card)
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
