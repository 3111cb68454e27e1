'use client'

import Link from 'next/link'
import { useState } from 'react'
import { Icon } from '@/app/parts/icon/all'
import { useOwnWords } from '@/app/words/own-words'
import type { ResultRow } from '@/lib/book/result'
import { chosenOf, filterQuery, isFiltered } from '../parts/filter'
import { Filters } from '../parts/filters'
import { Head } from '../parts/head'
import { Trouble } from '../parts/trouble'
import { failureIn, useBook } from '../parts/use-book'
import { useFilter } from '../parts/use-filter'
import { usePeople } from '../parts/use-people'
import { words as bookWords } from '../words'
import { DeletedNote } from './deleted-note'
import { GameList } from './game-list'
import { GameMenu } from './game-menu'
import { useGameAhead } from './use-game-ahead'
import { useResults } from './use-results'
import { words } from './words'

/** Every finished game, the newest first. */
export function GamesScreen() {
  const t = useOwnWords(words)
  const b = useOwnWords(bookWords)
  const book = useBook()
  const [filter, show] = useFilter()
  const { people } = usePeople()
  const question = filterQuery(filter)
  const { listed, failure, again, more } = useResults(question, () => chosenOf(filter, Date.now()))
  useGameAhead(listed?.rows)
  const [menuOf, setMenuOf] = useState<ResultRow>()
  const [deleted, setDeleted] = useState<ResultRow>()
  const trouble = failure ?? failureIn(book)

  return (
    <main className="page pb-0 flat:max-w-4xl">
      <Head title={t('title')}>
        <Link href="/scores/enter/" prefetch={false} className="button hidden flat:inline-flex">
          <Icon name="pencil" />
          {b('enter')}
        </Link>
      </Head>
      <Filters filter={filter} people={people.list} onFilter={show} />
      {trouble && <Trouble failure={trouble} />}
      <p role="status" className="-mt-1 text-quiet">
        {listed && (listed.count > 0 || isFiltered(filter)) && b('counted', { count: listed.count })}
      </p>
      {listed && book === 'yes' && listed.rows.length === 0 && (
        <p className="text-lg text-pretty">
          {isFiltered(filter) ? b('nothingFits') : `${b('empty')} ${b('emptyHint')}`}
        </p>
      )}
      {listed && listed.rows.length > 0 && (
        <GameList
          key={question}
          rows={listed.rows}
          count={listed.count}
          people={people.byId}
          onMore={more}
          onMenu={setMenuOf}
        />
      )}
      <div className="thumb-bar flat:mx-0 flat:px-0">
        <div role="status">
          {deleted && (
            <DeletedNote
              row={deleted}
              onRestored={() => {
                setDeleted(undefined)
                void again()
              }}
              onOver={() => setDeleted(undefined)}
            />
          )}
        </div>
        <Link href="/scores/enter/" prefetch={false} className="button min-h-14 text-lg flat:hidden">
          <Icon name="pencil" />
          {b('enter')}
        </Link>
      </div>
      {menuOf && (
        <GameMenu
          row={menuOf}
          onClose={() => setMenuOf(undefined)}
          onDeleted={() => {
            setDeleted(menuOf)
            setMenuOf(undefined)
            void again()
          }}
        />
      )}
    </main>
  )
}
