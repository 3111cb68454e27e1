'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Answers } from '@/app/parts/answers'
import { Sheet } from '@/app/parts/sheet'
import { useWords } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import { keepDeck } from '@/lib/book/decks'
import { askToKeep } from '@/lib/book/persist'
import { GAMES } from './games'
import { useWhy } from './use-why'
import { words } from './words'

/** Longest name of a deck, as its file takes it. */
export const NAME_LENGTH = 60

/** Asks what a new deck is for and what it is called, and goes on to teach it. */
export function NewDeck({ onClose }: { onClose: () => void }) {
  const t = useOwnWords(words)
  const gameWords = useWords('games')
  const why = useWhy()
  const router = useRouter()
  const [game, setGame] = useState(0)
  const [name, setName] = useState('')
  const [failure, setFailure] = useState('')

  async function begin() {
    const id = GAMES[game] ?? GAMES[0]
    // Some browsers ask, and allow it only on a tap.
    void askToKeep()
    const kept = await keepDeck({ game: id, name: name.trim() || gameWords(id), text: '', cards: [] })
    if (kept.ok) router.replace(`/decks/?id=${kept.value.id}`)
    else setFailure(why(kept.failure))
  }

  return (
    <Sheet title={t('newTitle')} onClose={onClose}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void begin()
        }}
      >
        <Answers
          question={t('game')}
          paired
          answers={GAMES.map((id) => ({ label: gameWords(id) }))}
          chosen={game}
          onChoose={setGame}
        />
        <label className="flex flex-col gap-2 font-bold">
          {t('what')}
          <input
            className="field font-normal"
            value={name}
            maxLength={NAME_LENGTH}
            placeholder={t('placeholder')}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <p role="alert" className="font-bold text-no empty:hidden">
          {failure}
        </p>
        <button type="submit" className="button button-main min-h-14 text-lg">
          {t('begin')}
        </button>
      </form>
    </Sheet>
  )
}
