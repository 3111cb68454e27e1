'use client'

import { useState } from 'react'
import { type Answered, agreed } from '@/app/new/agreed'
import { ChoiceAnswers } from '@/app/new/choice-answers'
import { HouseRules } from '@/app/new/house-rules'
import { Answers } from '@/app/parts/answers'
import { BackLink } from '@/app/parts/back-link'
import { useWords } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import { loadGame } from '@/lib/games/load'
import { OFFERS } from '@/lib/games/offers'
import type { KeptPractice } from '@/lib/learn/practice/kept'
import { PACES, type Pace } from '@/lib/learn/practice/pace'
import { type Sitting, sitDown } from '@/lib/simulate/sitting'
import { words } from './words'

const MOST_COMPUTERS = 4
const COMPUTERS = ['Ana', 'Ben', 'Cem', 'Dora', 'Elif']
const UNNAMED = 'Kim'
const LONGEST_NAME = 24

/** House rules that only a real table needs: a clock. */
const NEEDLESS = ['secondsPerTurn']

/** A number from which a deal follows: another one each time. */
export const newSeed = () => Math.floor(Math.random() * 2 ** 31)

/** Which game, against how many, how fast, with which house rules. */
export function Begin({
  kept,
  lost,
  wanted,
  onBegin,
}: {
  kept: KeptPractice
  /** A game was kept that cannot be read. */
  lost: boolean
  wanted: string | null
  onBegin: (sitting: Sitting, pace: Pace, name: string) => void
}) {
  const t = useOwnWords(words)
  const gameWords = useWords('games')
  const [gameId, setGameId] = useState(wanted)
  const [count, setCount] = useState(2)
  const [pace, setPace] = useState<Pace>(kept.pace)
  const [name, setName] = useState(kept.name)
  const [answered, setAnswered] = useState<Answered>({})
  const [starting, setStarting] = useState(false)
  const offer = OFFERS.find(({ id }) => id === gameId) ?? OFFERS[0]
  if (!offer) return null

  const options = agreed(offer, answered, count + 1)
  const { min, max } = offer.players(options)
  const numbers = Array.from({ length: MOST_COMPUTERS }, (_, i) => i + 1).filter((n) => n + 1 >= min && n + 1 <= max)
  const computers = numbers.includes(count) ? count : (numbers[0] ?? min - 1)
  const choices = offer.choices.filter(({ option }) => !NEEDLESS.includes(option))
  const choose = (option: string, value: unknown) => setAnswered({ ...answered, [option]: value })

  async function start() {
    if (!offer || starting) return
    setStarting(true)
    const game = await loadGame(offer.id)
    if (!game) return setStarting(false)
    const me = name.trim() || UNNAMED
    const others = COMPUTERS.filter((other) => other.toLowerCase() !== me.toLowerCase()).slice(0, computers)
    const header = { game: offer.id, players: [me, ...others], options: agreed(offer, answered, computers + 1) }
    onBegin(sitDown({ game, header, me: 0, seed: newSeed() }), pace, name.trim())
  }

  return (
    <main className="page pb-0 flat:max-w-4xl">
      <header className="flex items-center">
        <BackLink />
        <h1 className="flex-1 text-xl font-bold">{t('title')}</h1>
      </header>
      <p className="text-pretty">
        {t('intro')} <span className="text-quiet">{t('notKept')}</span>
      </p>
      {lost && (
        <p role="alert" className="rounded-2xl border-2 border-no bg-no-soft px-4 py-2">
          {t('cannotGoOn')}
        </p>
      )}
      <div className="flex flex-col gap-6 flat:grid flat:grid-cols-2 flat:items-start flat:gap-x-8">
        <div className="flex min-w-0 flex-col gap-6">
          <Answers
            question={t('title')}
            headed={false}
            paired
            answers={OFFERS.map(({ id }) => ({ label: gameWords(id) }))}
            chosen={OFFERS.indexOf(offer)}
            onChoose={(index) => {
              setGameId(OFFERS[index]?.id ?? null)
              setAnswered({})
            }}
          />
          <Answers
            question={t('opponents')}
            across
            answers={numbers.map((n) => ({ label: String(n) }))}
            chosen={numbers.indexOf(computers)}
            onChoose={(index) => setCount(numbers[index] ?? count)}
          />
          <Answers
            question={t('pace')}
            answers={PACES.map((one) => ({ label: t(`paces.${one}`), explanation: t(`paceHints.${one}`) }))}
            chosen={PACES.indexOf(pace)}
            onChoose={(index) => setPace(PACES[index] ?? 'usual')}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-6 pb-4">
          <label className="flex flex-col gap-2 font-bold">
            {t('name')}
            <input
              className="field font-normal"
              value={name}
              maxLength={LONGEST_NAME}
              placeholder={UNNAMED}
              autoComplete="off"
              onChange={(event) => setName(event.target.value)}
            />
          </label>
          {choices
            .filter(({ house }) => !house)
            .map((choice) => (
              <ChoiceAnswers
                key={choice.option}
                choice={choice}
                value={options[choice.option]}
                onChoose={(value) => choose(choice.option, value)}
              />
            ))}
          <HouseRules choices={choices.filter(({ house }) => house)} options={options} onChoose={choose} />
        </div>
      </div>
      <div className="thumb-bar flat:flex-row flat:justify-end">
        <button
          type="button"
          className="button button-main min-h-16 text-xl flat:w-72"
          disabled={starting || numbers.length === 0}
          onClick={() => void start()}
        >
          {t('start')}
        </button>
      </div>
    </main>
  )
}
