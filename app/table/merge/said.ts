'use client'

import { useLanguage } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import { colourName } from '@/lib/cards/colours'
import { capitalised } from '@/lib/cards/language'
import { mergeColour, mergeNumber } from '@/lib/cards/merge'
import { writtenCard } from '@/lib/cards/names'
import type { Choice } from './choice'
import type { Said } from './line'
import type { Light } from './seats'
import { leftOf, type MergeView, MOST_PILES, neighbours, type OpenPile, topOf } from './view'
import { words } from './words'

/** What else there is to know of the table. */
interface Circumstances {
  readonly asking: boolean
  /** Who lays out; null where all have. */
  readonly laying: number | null
  /** Whether a pile fits what waits for one. */
  readonly light: (pile: OpenPile) => Light
}

/**
 * What the referee says large: what fits on the picked pile, what is missing for what was begun, or how things stand.
 */
export function useSaid(view: MergeView, choice: Choice, { asking, laying, light }: Circumstances): Said {
  const t = useOwnWords(words)
  const language = useLanguage()
  const { names, table, need } = view
  const picked = view.pile(choice.pile)
  const lit = () => {
    const piles = table.players.flatMap(({ piles: own }) => own.map(({ pile }) => view.pile(pile)))
    return piles.some((open) => open && light(open) === 'lit') ? t('line.litFit') : t('line.noneFits')
  }
  const name = (by: number | null) => (by === null ? null : (names[by] ?? ''))

  if (laying !== null) {
    const done = view.laidOut.filter(Boolean).length
    return {
      who: t('layOut.who', { name: name(laying) ?? '' }),
      ask: t('layOut.ask'),
      sub: t('layOut.progress', { done, all: names.length }),
    }
  }
  if (choice.card) {
    const card = capitalised(writtenCard(choice.card, language))
    const by = name(choice.by)
    const who = by === null ? card : t('line.card', { name: by, card })
    return { who, ask: t('line.ontoWhich'), sub: lit() }
  }
  if (choice.verb && (!picked || choice.verb === 'merge')) {
    const what = t(`do.${choice.verb}`)
    const by = name(choice.by)
    const start = picked
      ? `${what}: ${t('pileTop', { pile: picked.pile, card: writtenCard(topOf(picked), language) })}`
      : what
    return {
      who: by === null ? start : t('line.verbBy', { name: by, what: start }),
      ask: picked ? t('line.ontoWhich') : t('line.whichPile'),
      sub: picked ? lit() : null,
    }
  }
  if (picked) {
    const top = topOf(picked)
    const by = choice.by ?? picked.owner
    const own = table.players[by]?.piles.length ?? 0
    const [one = 0, other] = neighbours(top)
    const numbers = other === undefined ? String(one) : t('line.or', { one, other })
    const values = { name: names[by] ?? '', pile: picked.pile, card: writtenCard(top, language) }
    const same = colourName(mergeColour(top), language)
    return {
      who: t(by === picked.owner ? 'line.picked' : 'line.pickedBy', values),
      ask: t('line.ask', { colour: capitalised(same), numbers, number: mergeNumber(top), same: same.toLowerCase() }),
      sub:
        own > MOST_PILES
          ? t('line.crowded', { name: values.name, count: own })
          : [
              t('line.size', { count: picked.cards.length }),
              t('line.goes', { name: names[leftOf(table, by)] ?? '' }),
            ].join(', '),
    }
  }
  if (asking) return { who: t('ask.who'), ask: t('ask.what'), sub: t('ask.hint') }
  if (choice.by !== null)
    return { who: t('line.actor', { name: name(choice.by) ?? '' }), ask: t('line.actorAsk'), sub: t('line.actorHint') }
  return { who: need.who, ask: need.ask, sub: need.sub }
}
