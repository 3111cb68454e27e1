import type { Language } from '@/lib/cards/language'
import type { AnyEvent } from '@/lib/referee/event'
import type { AnyGame, Header } from '@/lib/referee/game'
import type { Move } from '@/lib/referee/record'
import type { Verdict } from '@/lib/referee/verdict'
import { inLine } from './output'

/** How the judgement of one log is printed; all text ends with a line feed, or is empty. */
export interface Report {
  begin(): string
  /** @param number from 1. */
  move(number: number, move: Move<AnyEvent, unknown>, verdict: Verdict): string
  end(state: unknown): string
}

/** One JSON object a line for each event (table-log.md, "The judge as a command"). */
export function jsonReport(file: string, game: AnyGame): Report {
  return {
    begin: () => '',
    move: (event, { after }, verdict) => `${JSON.stringify({ file, event, ...verdict, table: game.table(after) })}\n`,
    end: () => '',
  }
}

const SAID = {
  de: {
    illegal: 'gegen die Regeln',
    stands: 'gilt trotzdem',
    back: 'zurückgenommen',
    impossible: 'unmöglich',
    proven: (event: number) => `damit bewiesen: Zug ${event} war gegen die Regeln`,
  },
  en: {
    illegal: 'against the rules',
    stands: 'stands',
    back: 'taken back',
    impossible: 'impossible',
    proven: (event: number) => `proven by this: move ${event} was against the rules`,
  },
} as const

/** A protocol for people: a line for each event, a marked one for each fault and proof, the places last. */
export function protocol(file: string, game: AnyGame, { players }: Header<unknown>, language: Language): Report {
  const { words } = game
  // A log may come from anybody: no name may move the reader's cursor.
  const names = players.map((name) => name.replace(/\p{Cc}/gu, '\uFFFD'))
  const said = SAID[language]

  const faults = ({ event, before }: Move<AnyEvent, unknown>, verdict: Verdict) =>
    verdict.faults.map(({ code }) => {
      const { title, text, clause } = words.fault({ names, state: before, event }, code, language)
      const becomes = event.ruling === 'stands' ? said.stands : said.back
      const how = verdict.verdict === 'illegal' ? `${said.illegal}, ${becomes}` : said.impossible
      return `    ✗ ${how}: ${title}. ${text} [${clause}]\n`
    })

  const proofs = ({ proven }: Verdict) => proven.map(({ event, code }) => `    ✗ ${said.proven(event)} (${code})\n`)

  return {
    begin: () => `${inLine(file)} · ${names.join(', ')}\n`,
    move(number, move, verdict) {
      const told = { names, state: move.before, event: move.event }
      const effects = move.after === move.before ? [] : words.effects(told, move.after, language)
      const line = [words.event(told, language), ...effects.map(({ text }) => text)].join(' · ')
      return [`${String(number).padStart(3)} ${line}\n`, ...faults(move, verdict), ...proofs(verdict)].join('')
    },
    end: (state) =>
      words
        .places(names, state, language)
        .map((place) => `    ${place}\n`)
        .join(''),
  }
}
