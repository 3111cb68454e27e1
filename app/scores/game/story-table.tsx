'use client'

import { useLanguage } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import type { StoryStep } from '@/lib/book/story'
import { ReadAsTable } from '../parts/read-as-table'
import type { ToldGame } from './told'
import { kindWord, words } from './words'

/** So many rows are there at once; further ones when somebody asks for them. */
const SHOWN = 100

/** The story for who would rather read it: a row for each move. */
export function StoryTable({
  told: { game, names, record, story },
  onMove,
}: {
  told: ToldGame
  onMove: (step: number) => void
}) {
  const t = useOwnWords(words)
  const language = useLanguage()
  const cards = ({ held }: StoryStep, by: number) => {
    const one = held[by]
    if (!one) return '–'
    return one.least === one.most ? one.most : `${one.least}–\u2060${one.most}`
  }
  const what = (number: number) => {
    const move = record.moves[number - 1]
    return move ? game.words.event({ names, state: move.before, event: move.event }, language) : t('dealt')
  }
  return (
    <ReadAsTable
      caption={t('tableCaption')}
      rows={story.steps.length}
      atOnce={SHOWN}
      more={(count) => t('moreRows', { count })}
    >
      {(shown) => (
        <>
          <thead className="text-sm">
            <tr className="border-b border-edge">
              <th scope="col" className="px-2 py-2 text-left">
                {t('columns.move')}
              </th>
              <th scope="col" className="px-2 py-2 text-left">
                {t('columns.what')}
              </th>
              {names.map((name) => (
                <th key={name} scope="col" className="px-2 py-2 text-right align-bottom leading-tight">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {story.steps.slice(0, shown).map((step) => (
              <tr key={step.number} className="border-b border-edge last:border-b-0">
                <th scope="row" className="p-0 text-right align-top font-normal text-quiet">
                  <button
                    type="button"
                    className="min-h-12 min-w-12 px-2 underline"
                    onClick={() => onMove(step.number)}
                  >
                    {step.number}
                  </button>
                </th>
                <td className="min-w-44 px-2 py-3 text-left wrap-anywhere">
                  {what(step.number)}
                  {step.marks.map(({ kind, by }) => (
                    <span key={`${kind} ${by}`} className="block text-sm text-quiet">
                      {[t(kindWord(story.game, kind)), ...(by === null ? [] : [names[by]])].join(': ')}
                    </span>
                  ))}
                </td>
                {names.map((name, by) => (
                  <td key={name} className="px-2 py-3 text-right align-top">
                    {cards(step, by)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </>
      )}
    </ReadAsTable>
  )
}
