'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { Answers } from '@/app/parts/answers'
import { Icon } from '@/app/parts/icon/all'
import { MEMORY_CHOICE } from '@/app/parts/memory-choice'
import { useFailureWords } from '@/app/parts/use-failure-words'
import { useWords } from '@/app/words'
import { beginTable } from '@/lib/book/begin'
import { askToKeep } from '@/lib/book/persist'
import type { Group } from '@/lib/book/recent'
import { findOffer, OFFERS } from '@/lib/games/offers'
import type { Choice } from '@/lib/referee/game'
import { AddPlayer } from './add-player'
import { type Answered, agreed, answeredBefore } from './agreed'
import { ChoiceAnswers } from './choice-answers'
import { keepDraft, loadDraft } from './draft'
import { Groups } from './groups'
import { HouseRules } from './house-rules'
import { sameNamed, tidy } from './seating'
import { Seats } from './seats'

export function NewTable({
  groups,
  names,
  before,
  again,
}: {
  /** Who played here lately, the last first. */
  groups: readonly Group[]
  names: readonly string[]
  /** What the screen begins with. */
  before: Group | undefined
  /** The table whose group that is. */
  again: string | null
}) {
  const t = useWords('new')
  const gameWords = useWords('games')
  const failureWords = useFailureWords()
  const router = useRouter()
  const [draft] = useState(() => loadDraft(again))
  const [gameId, setGameId] = useState(draft ? draft.game : before?.game)
  const game = OFFERS.find(({ id }) => id === gameId) ?? OFFERS[0]
  const [players, setPlayers] = useState<readonly string[]>((draft ?? before)?.players ?? [])
  const [answered, setAnswered] = useState<Answered>(() => draft?.answered ?? answersOf(before))
  const [memory, setMemory] = useState((draft ?? before)?.memory ?? true)
  const [typed, setTyped] = useState(draft?.typed ?? '')
  const [said, setSaid] = useState('')
  const [fault, setFault] = useState('')
  const [failure, setFailure] = useState('')
  const [starting, setStarting] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  // Who has never played here begins with a name; whom it knows, it spares the keyboard.
  const first = names.length === 0
  useEffect(() => {
    if (first) field.current?.focus()
  }, [first])

  useEffect(() => {
    keepDraft({ again, game: gameId, players, answered, memory, typed })
  }, [again, gameId, players, answered, memory, typed])

  if (!game) return null

  // A name that is typed but not yet added plays too.
  const name = tidy(typed)
  const everybody = name && !sameNamed(name, players) ? [...players, name] : players
  const options = agreed(game, answered, everybody.length)
  const { min, max } = game.players(options)
  const missing = min - everybody.length
  const hint = missing > 0 ? t('tooFew', { missing }) : everybody.length > max ? t('tooMany', { max }) : ''

  function sit(group: Group) {
    setGameId(group.game)
    setPlayers(group.players)
    setAnswered(answersOf(group))
    setMemory(group.memory)
    setTyped('')
    setFault('')
    setSaid(group.players.join(', '))
  }

  /** False where the name cannot be had; then it says why. */
  function add(wanted: string): boolean {
    const name = tidy(wanted)
    const other = sameNamed(name, players)
    const isFull = players.length >= max
    setFault(name === '' ? t('empty') : other ? t('taken', { name: other }) : isFull ? t('tooMany', { max }) : '')
    if (name === '' || other || isFull) return false
    setPlayers([...players, name])
    setTyped('')
    setSaid(t('said.seated', { name, seat: players.length + 1 }))
    return true
  }

  async function start() {
    if (!game || starting) return
    if (typed !== '' && name !== '' && sameNamed(name, players)) {
      add(typed)
      field.current?.focus()
      return
    }
    setStarting(true)
    // Some browsers ask, and allow it only on a tap.
    void askToKeep()
    const begun = await beginTable({ game, players: everybody, options, memory })
    if (begun.ok) {
      keepDraft(undefined)
      return router.replace(`/table/?id=${begun.value.id}`)
    }
    setFailure(failureWords(begun.failure))
    setStarting(false)
  }

  const isProposed = ({ option, proposed }: Choice) => proposed && !(option in answered) && missing <= 0
  const choose = (option: string, value: unknown) => setAnswered({ ...answered, [option]: value })

  return (
    <div className="flex flex-1 flex-col gap-6">
      <div className="flex flex-col gap-6 flat:grid flat:grid-cols-2 flat:items-start flat:gap-x-8">
        <div className="flex min-w-0 flex-col gap-6">
          {groups.length > 0 && <Groups groups={groups} players={players} onSit={sit} />}
          <Answers
            question={t('game')}
            paired
            answers={OFFERS.map(({ id }) => ({ label: gameWords(id), explanation: t(`needs.${id}`) }))}
            chosen={OFFERS.indexOf(game)}
            onChoose={(index) => {
              setGameId(OFFERS[index]?.id)
              setAnswered({})
            }}
          />
          <Link
            href={`/print/?game=${game.id}`}
            prefetch={false}
            className="-my-4 inline-flex min-h-12 items-center gap-2 self-start text-quiet underline"
          >
            <Icon name="printer" className="size-5" />
            {t('noCards')}
          </Link>
          <section aria-labelledby="who" className="flex flex-col gap-2">
            <h2 id="who" className="font-bold">
              {t('players')}
            </h2>
            <p className="-mt-2 text-sm text-quiet">{t('clockwise')}</p>
            <Seats players={players} onChange={setPlayers} onSaid={setSaid} onEmpty={() => field.current?.focus()} />
            {/* With other cards fewer may play: who is typed counts, and must be in sight. */}
            {players.length < max || typed !== '' ? (
              <AddPlayer
                field={field}
                typed={typed}
                fault={fault}
                known={names}
                players={players}
                onType={(text) => {
                  setTyped(text)
                  setFault('')
                }}
                onAdd={add}
              />
            ) : (
              <Full max={max} isNew={said !== ''} />
            )}
          </section>
        </div>
        <div className="flex min-w-0 flex-col gap-6 pb-4">
          {game.choices
            .filter(({ house }) => !house)
            .map((choice) => (
              <ChoiceAnswers
                key={choice.option}
                choice={choice}
                value={options[choice.option]}
                note={isProposed(choice) ? t('proposed', { count: everybody.length }) : undefined}
                onChoose={(value) => choose(choice.option, value)}
              />
            ))}
          <HouseRules
            choices={[...game.choices.filter(({ house }) => house), MEMORY_CHOICE]}
            options={{ ...options, memory }}
            onChoose={(option, value) =>
              option === MEMORY_CHOICE.option ? setMemory(value === true) : choose(option, value)
            }
          />
        </div>
      </div>
      <div className="thumb-bar flat:flex-row flat:items-center flat:gap-4">
        <p aria-live="polite" className="sr-only">
          {said}
        </p>
        <p role="alert" className="rounded-2xl border-2 border-no bg-no-soft px-4 py-2 empty:hidden">
          {failure}
        </p>
        <p id="hint" aria-live="polite" className="text-center text-quiet empty:hidden flat:flex-1 flat:text-left">
          {hint}
        </p>
        <button
          type="button"
          className="button button-main min-h-16 text-xl flat:ml-auto flat:w-72"
          disabled={hint !== '' || starting}
          aria-describedby="hint"
          onClick={() => void start()}
        >
          {t('start')}
        </button>
      </div>
    </div>
  )
}

/** Stands where the field was; who typed the last name hears that no more can sit down. */
function Full({ max, isNew }: { max: number; isNew: boolean }) {
  const t = useWords('new')
  const line = useRef<HTMLParagraphElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the field goes
  useEffect(() => {
    if (isNew && document.activeElement === document.body) line.current?.focus({ preventScroll: true })
  }, [])
  return (
    <p ref={line} tabIndex={-1} className="py-2 text-quiet">
      {t('full', { max })}
    </p>
  )
}

function answersOf(group: Group | undefined): Answered {
  const game = group && findOffer(group.game)
  return game ? answeredBefore(game, group.options) : {}
}
