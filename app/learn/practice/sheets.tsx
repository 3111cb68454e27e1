'use client'

import { Sheet } from '@/app/parts/sheet'
import { useLanguage } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import { spokenCard, writtenCard } from '@/lib/cards/names'
import { reasonsFor } from '@/lib/learn/practice/reasons'
import { type Act, isWith, meant } from '@/lib/learn/practice/taps'
import { seen } from '@/lib/learn/practice/view'
import type { AnyEvent } from '@/lib/referee/event'
import { judgeOpenly, type Move } from '@/lib/referee/record'
import { advice, answer, type Sitting } from '@/lib/simulate/sitting'
import { actText, effectsOf, faultOf, type MyTable } from './use-table'
import { words } from './words'

/** Something that is not allowed: why not, with its rule. Nothing was played. */
export function RefusedSheet({
  table,
  move,
  onRule,
  onClose,
}: {
  table: MyTable
  move: Move<AnyEvent, unknown>
  onRule: (clause: string) => void
  onClose: () => void
}) {
  const t = useOwnWords(words)
  const { title, text, clause } = faultOf(table, move, useLanguage())
  return (
    <Sheet tone="no" title={title} onClose={onClose}>
      <p className="text-xl text-pretty">{text}</p>
      <button type="button" className="min-h-12 text-quiet underline" onClick={() => onRule(clause)}>
        {t('clause', { clause })}
      </button>
      <p className="text-quiet">{t('nothingWrong')}</p>
      <button type="button" data-first className="button button-ink mt-4 min-h-16 w-full" onClick={onClose}>
        {t('understood')}
      </button>
    </Sheet>
  )
}

/** One tap may mean several things. */
export function ChooseSheet({
  table,
  title,
  acts,
  onAct,
  onClose,
}: {
  table: MyTable
  title: string
  acts: readonly Act[]
  onAct: (act: Act) => void
  onClose: () => void
}) {
  const t = useOwnWords(words)
  const language = useLanguage()
  return (
    <Sheet title={title} onClose={onClose}>
      {acts.length === 0 && <p className="pb-4">{t('pick.none')}</p>}
      <ul className="flex flex-col gap-2">
        {acts.map((act, i) => (
          <li key={JSON.stringify(act)}>
            <button
              type="button"
              data-first={i === 0 ? '' : undefined}
              className="button min-h-14 w-full text-lg"
              aria-label={actText(table, act, language, 'spoken')}
              onClick={() => onAct(act)}
            >
              {actText(table, act, language)}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

/** At most so many other moves, and cards that do not fit, are told of. */
const ENOUGH = 4

/** "Why?": what a sensible player would do here and why, what else may be done, and why the rest may not. */
export function HintsSheet({
  sitting,
  table,
  onAct,
  onRule,
  onClose,
}: {
  sitting: Sitting
  table: MyTable
  onAct: (act: AnyEvent) => void
  onRule: (clause: string) => void
  onClose: () => void
}) {
  const t = useOwnWords(words)
  const language = useLanguage()
  const { game, me, state, acts } = table
  const advised = advice(sitting) as Act | null
  const others = acts.filter((act) => JSON.stringify(act) !== JSON.stringify(advised)).slice(0, ENOUGH)
  const wrong = isMyGo(table) ? wrongOnes(sitting, table).slice(0, ENOUGH) : []
  // Of a card that nobody has seen nothing follows yet.
  const after = advised && advised.from !== 'down' ? judgeOpenly(game, state, advised).after : state
  const ranks = game.id === 'mezza' ? [...game.deck(sitting.header.options, table.names.length).keys()].slice(1) : null
  const reasons =
    advised &&
    reasonsFor({ act: advised, me, before: table.table, after: seen(game.id, game.table(after)), acts, ranks })
  const effects = advised && after !== state ? effectsOf(table, advised, after, language) : []
  const clauses = [...new Set(effects.map(({ clause }) => clause))]

  return (
    <Sheet title={t('hints.title')} onClose={onClose}>
      {advised ? (
        <section className="flex flex-col gap-2 rounded-2xl border-2 border-you p-3">
          <h3 className="text-2xl font-extrabold">
            {advised.from === 'down' ? t('turnOver') : actText(table, advised, language)}
          </h3>
          <p className="text-pretty">
            {(reasons?.length ? reasons.map((reason) => t(`reasons.${reason}`)) : [t('reasons.good')]).join(' ')}
          </p>
          {effects.length > 0 && (
            <div className="text-quiet">
              <p>{t('hints.brings', { effects: effects.map(({ text }) => text).join(', ') })}</p>
              <p className="flex flex-wrap gap-x-4">
                {clauses.map((clause) => (
                  <button key={clause} type="button" className="min-h-12 underline" onClick={() => onRule(clause)}>
                    {t('clause', { clause })}
                  </button>
                ))}
              </p>
            </div>
          )}
          <button type="button" data-first className="button button-main" onClick={() => onAct(advised)}>
            {t('hints.do')}
          </button>
        </section>
      ) : (
        <p className="text-lg">{t(acts.length > 0 ? 'hints.wait' : 'hints.waiting')}</p>
      )}
      {others.length > 0 && (
        <section className="mt-4">
          <h3 className="mb-1 font-bold">{t('hints.other')}</h3>
          <p>
            {others.map((act) => (act.from === 'down' ? t('turnOver') : actText(table, act, language))).join(' · ')}
          </p>
        </section>
      )}
      {wrong.length > 0 && (
        <section className="mt-4">
          <h3 className="mb-1 font-bold">{t('hints.wrong')}</h3>
          <ul className="flex flex-col gap-2">
            {wrong.map(({ card, move }) => {
              const { text, clause } = faultOf(table, move, language)
              return (
                <li key={card} className="rounded-2xl bg-key px-3 py-2">
                  <span className="mr-2 font-bold">
                    <span aria-hidden="true">{writtenCard(card, language)}</span>
                    <span className="sr-only">{spokenCard(card, language)}</span>
                  </span>
                  {text}{' '}
                  <button
                    type="button"
                    className="min-h-12 min-w-12 text-quiet underline"
                    onClick={() => onRule(clause)}
                  >
                    {t('clause', { clause })}
                  </button>
                </li>
              )
            })}
          </ul>
        </section>
      )}
    </Sheet>
  )
}

/** Is it for the person to do something now? Where nobody is on turn, it is for everybody. */
export const isMyGo = ({ table: { turn }, me, acts }: MyTable) => turn === me || (turn === null && acts.length > 0)

/** The own cards that may not be laid now, each once, with why not. */
function wrongOnes(sitting: Sitting, { game, me, state, table, hand, acts }: MyTable) {
  const piles = table.seats[me]?.piles.map(({ pile }) => pile) ?? []
  return [...new Set(hand)].flatMap((card) => {
    if (acts.some((act) => isWith(act, card))) return []
    const [tried] = meant(game.id, state, { by: me, card, zone: 'hand', held: hand }, piles)
    const told = tried && answer(sitting, tried)
    return told?.kind === 'refused' ? [{ card, move: told.move }] : []
  })
}
