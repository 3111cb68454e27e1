import type { OpenTable } from '@/lib/book/live'
import type { Language, Style } from '@/lib/cards/language'
import { voice } from '@/lib/cards/voice'
import { stateOf } from '@/lib/referee/record'
import { loadFaults, type SayFault } from '../faults'
import { loadMergeAnswers, type MergeAnswer, type MergeEvent, type MergeState } from './view'

/** What the referee would say of an event. Nothing is written. */
export type AnswerTo = (table: OpenTable, event: MergeEvent, language: Language, style?: Style) => MergeAnswer

/** Loads the words of answers: most events are just written down. */
export async function loadAnswer(game: OpenTable['game']): Promise<AnswerTo> {
  const [fault, says] = await Promise.all([loadFaults(game), loadMergeAnswers()])
  return (table, event, language, style = 'written') => answerWith(table, event, [language, style], fault, says)
}

type Says = Awaited<ReturnType<typeof loadMergeAnswers>>

function answerWith(
  { game, header, record }: OpenTable,
  event: MergeEvent,
  voiced: readonly [Language, Style],
  sayFault: SayFault,
  { sayFit, saySplit, sayStop }: Says,
): MergeAnswer {
  const names = header.players
  const state = stateOf(record) as MergeState
  const v = voice(...voiced)
  const told = { names, state, event }
  const ruling = game.judge(state, event)
  const fault = ruling.code === undefined ? null : sayFault(told, ruling.code, ...voiced)
  switch (event.do) {
    case 'place': {
      // Whether it fits comes first; that the player may not do it just now is said as well.
      const fit = sayFit(state, event.card, event.pile, v)
      return fit.yes && fault ? { ...fit, text: `${fit.text} ${v.say('Aber', 'But')}: ${fault.text}` } : fit
    }
    case 'split':
      return fault ? { yes: false, ...fault } : saySplit(names, state, event, v)
    case 'stop':
      return sayStop(names, state, event.by, v)
    default: {
      if (fault) return { yes: false, ...fault }
      const effects = game.words.effects(told, game.apply(state, event, ruling), ...voiced)
      const text = effects.map((effect) => `${effect.text}.`).join(' ')
      return { yes: true, title: game.words.event(told, ...voiced), text, clause: effects[0]?.clause ?? 'G3' }
    }
  }
}
