'use client'

import { useSearchParams } from 'next/navigation'
import { useMemo, useRef, useState } from 'react'
import { Answers } from '@/app/parts/answers'
import { BackLink } from '@/app/parts/back-link'
import { folderOf, useDeckFaces } from '@/app/parts/deck-faces'
import { Icon } from '@/app/parts/icon/all'
import { useTitle } from '@/app/parts/use-title'
import { useWords } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import { deckSize } from '@/lib/cards/deck'
import { BACK, type FaceEntry } from '@/lib/cards/faces/files'
import { copiesIn, PRINTINGS, type Printing } from '@/lib/cards/faces/printings'
import { BACKS, PAPERS, type PaperName, sheetsOf } from '@/lib/cards/faces/sheets'
import { GAME_IDS, type GameId } from '@/lib/referee/game'
import './print.css'
import { SheetView } from './sheet-view'
import { words } from './words'

const PAPER_NAMES = Object.keys(PAPERS) as PaperName[]
/** Countries that print on Letter (ISO 3166). */
const LETTER = /[-_](US|CA|MX|PH|CL|CO|VE|CR|GT|PA|SV|DO|NI|PR)\b/i

/** Sheets of cards for a game, printed by the browser. `?game=ID` begins with that game's. */
export function PrintScreen() {
  const t = useOwnWords(words)
  useTitle(t('title'))
  const gameWords = useWords('games')
  const wanted = useSearchParams().get('game')
  const [game, setGame] = useState<GameId>(GAME_IDS.find((id) => id === wanted) ?? GAME_IDS[0])
  const [chosen, setChosen] = useState(0)
  const [paperName, setPaperName] = useState<PaperName>(() => (LETTER.test(navigator.language) ? 'letter' : 'a4'))
  const [backs, setBacks] = useState<(typeof BACKS)[number]>('duplex')
  const [printing, setPrinting] = useState(false)
  const [missing, setMissing] = useState(false)
  const strip = useRef<HTMLDivElement>(null)
  const faces = useDeckFaces(game)

  const decks = PRINTINGS[game] ?? []
  const deck = decks[chosen]
  const paper = PAPERS[paperName]
  const sheets = useMemo(() => {
    const files = cardsOf(faces ?? [], deck).map(({ file }) => folderOf(game) + file)
    return sheetsOf(files, folderOf(game) + BACK, backs)
  }, [faces, deck, game, backs])
  const fronts = sheets.filter(({ side }) => side === 'front').length

  async function print() {
    setPrinting(true)
    const whole = await loaded(strip.current)
    setMissing(!whole)
    setPrinting(false)
    if (whole) window.print()
  }

  return (
    <main className="page print-page pb-0 flat:max-w-4xl">
      <style>{`@page { size: ${paper.width}mm ${paper.height}mm; margin: 0 }`}</style>
      <header className="flex items-center print:hidden">
        <BackLink />
        <h1 className="flex-1 text-xl font-bold">{t('title')}</h1>
      </header>
      <div className="flex flex-col gap-6 pb-4 flat:grid flat:grid-cols-2 flat:grid-rows-[auto_1fr] flat:items-start flat:gap-x-8 print:block print:p-0">
        {faces === null ? (
          <p className="print:hidden">{t('failed')}</p>
        ) : (
          <section aria-labelledby="preview" className="flex min-w-0 flex-col gap-2 print:block">
            <h2 id="preview" className="font-bold print:hidden">
              {t('preview', { sheets: fronts })}
            </h2>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own look and layout */}
            <div
              ref={strip}
              // Nothing in it can be focused: the keyboard scrolls it.
              // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by the keyboard
              tabIndex={0}
              role="group"
              aria-labelledby="preview"
              className="print-sheets -mx-4 min-h-80 px-4 pb-4 print:m-0 print:min-h-0 print:p-0"
            >
              {sheets.map(({ side, cards }, index) => (
                <SheetView
                  // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
                  key={index}
                  paper={paper}
                  files={cards}
                  label={t('page', { side: t(side), page: index + 1, pages: sheets.length })}
                  measured={index === 0 ? t('ruler') : undefined}
                />
              ))}
            </div>
          </section>
        )}
        <div className="flex min-w-0 flex-col gap-6 flat:col-start-1 flat:row-span-2 flat:row-start-1 print:hidden">
          <Answers
            question={t('game')}
            paired
            answers={GAME_IDS.map((id) => ({ label: gameWords(id) }))}
            chosen={GAME_IDS.indexOf(game)}
            onChoose={(index) => {
              setGame(GAME_IDS[index] ?? game)
              setChosen(0)
              setMissing(false)
            }}
          />
          <Answers
            question={t('deck')}
            answers={[
              ...decks.map(({ id, deck }) => ({
                label: t(`decks.${id}`),
                explanation: t('cards', { count: deckSize(deck) }),
              })),
              { label: t('decks.once'), explanation: t('decksHint.once') },
            ]}
            chosen={chosen}
            onChoose={setChosen}
          />
          <Answers
            question={t('backs')}
            answers={BACKS.map((id) => ({ label: t(`backsAre.${id}`), explanation: t(`backsHint.${id}`) }))}
            chosen={BACKS.indexOf(backs)}
            onChoose={(index) => setBacks(BACKS[index] ?? backs)}
          />
          <Answers
            question={t('paper')}
            paired
            answers={PAPER_NAMES.map((id) => ({ label: t(`papers.${id}`) }))}
            chosen={PAPER_NAMES.indexOf(paperName)}
            onChoose={(index) => setPaperName(PAPER_NAMES[index] ?? paperName)}
          />
        </div>
        <section aria-labelledby="how" className="flex flex-col gap-2 print:hidden">
          <h2 id="how" className="font-bold">
            {t('how')}
          </h2>
          <ol className="list-decimal space-y-2 pl-6 text-pretty">
            <li>{t('howSize')}</li>
            {backs === 'duplex' && <li>{t('howDuplex')}</li>}
            {backs === 'turned' && <li>{t('howTurned', { fronts, first: fronts + 1, pages: sheets.length })}</li>}
            <li>{t('howCut')}</li>
          </ol>
        </section>
      </div>
      <div className="thumb-bar flat:flex-row flat:items-center flat:gap-4 print:hidden">
        <p role="alert" className="rounded-2xl border-2 border-no bg-no-soft px-4 py-2 empty:hidden">
          {missing && t('missing')}
        </p>
        <button
          type="button"
          className="button button-main min-h-16 text-xl flat:ml-auto flat:min-h-12 flat:w-72"
          disabled={sheets.length === 0 || printing}
          onClick={() => void print()}
        >
          <Icon name="printer" />
          {printing ? t('loading') : t('print')}
          {!printing && sheets.length > 0 && (
            <span className="font-normal">· {t('pages', { count: sheets.length })}</span>
          )}
        </button>
      </div>
    </main>
  )
}

/** Every card as often as the deck has it; without a deck, once. */
function cardsOf(faces: readonly FaceEntry[], printing: Printing | undefined): FaceEntry[] {
  return faces.flatMap((face) => Array<FaceEntry>(printing ? copiesIn(printing.deck, face.card) : 1).fill(face))
}

/** Waits for all pictures, also of sheets that were never in sight. False where one cannot be had. */
async function loaded(strip: HTMLElement | null): Promise<boolean> {
  const pictures = [...(strip?.querySelectorAll('img') ?? [])]
  for (const picture of pictures) picture.loading = 'eager'
  const done = await Promise.allSettled(pictures.map((picture) => picture.decode()))
  return done.every(({ status }) => status === 'fulfilled')
}
