'use client'

import { useLanguage, useWords } from '@/app/words'
import type { Group } from '@/lib/book/recent'
import { findOffer, OFFERS } from '@/lib/games/offers'
import { agreed, answeredBefore } from './agreed'

/** Rounds that played here lately: one tap seats them as they sat. */
export function Groups({
  groups,
  players,
  onSit,
}: {
  groups: readonly Group[]
  players: readonly string[]
  onSit: (group: Group) => void
}) {
  const t = useWords('new')
  return (
    <section aria-labelledby="groups" className="flex flex-col gap-2">
      <h2 id="groups" className="font-bold">
        {t('groups')}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {groups.map((group) => {
          const sits = group.players.join('\n') === players.join('\n')
          return (
            <li key={JSON.stringify([group.game, group.players])} className="min-w-0">
              <button
                type="button"
                className={`chip ${sits ? 'border-transparent bg-you text-on-you' : ''}`}
                aria-pressed={sits}
                onClick={() => onSit(group)}
              >
                <span>
                  <span className="font-bold">{group.players.join(', ')}</span> · <Variant group={group} />
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** What that group played: the answers to what is asked up front. */
function Variant({ group }: { group: Group }) {
  const language = useLanguage()
  const games = useWords('games')
  const game = findOffer(group.game)
  if (!game) return null
  const options = agreed(game, answeredBefore(game, group.options), group.players.length)
  const labels = game.choices
    .filter(({ house }) => !house)
    .map(({ option, answers }) => answers.find(({ value }) => value === options[option])?.label[language])
  const name = OFFERS.length > 1 ? [games(game.id)] : []
  return <span className="whitespace-nowrap">{[...name, ...labels].join(' · ')}</span>
}
