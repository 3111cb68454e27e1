'use client'

import Link from 'next/link'
import { Icon } from '@/app/parts/icon/all'
import type { Path, Place } from '@/lib/learn/path'
import type { GameId } from '@/lib/referee/game'
import { lessonAddress, practiceAddress, quizAddress } from '../parts/addresses'
import { useLearnWords } from '../words'

/** Where to go when a lesson is done: to the next one; to play, once one can; to the quiz. */
export function Onward({ game, path, place: { finer, next } }: { game: GameId; path: Path; place: Place }) {
  const t = useLearnWords()
  const [first] = path.finer
  const [to, label] = next
    ? [lessonAddress(game, next.id), t('nextLesson')]
    : finer
      ? [quizAddress(game), t('toQuiz')]
      : [practiceAddress(game), t('canPlay')]
  return (
    <>
      <Link href={to} replace className="button button-main min-h-14 text-lg">
        {label}
        <Icon name="forth" />
      </Link>
      {!next && !finer && first && (
        <Link href={lessonAddress(game, first.id)} replace className="button min-h-12">
          {t('toFiner')}
        </Link>
      )}
    </>
  )
}
