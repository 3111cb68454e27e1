import { voice } from '@/lib/cards/voice'
import { onTurn } from '@/lib/referee/common-words'
import type { Words } from '@/lib/referee/game'
import { explained, type Said } from '@/lib/referee/refused'
import { type Card, cardOf, HALF, mirrorOf, NO_ANIMAL, tokenOf } from './card'
import { type Case, caseOf } from './case'
import type { MischMaschEvent } from './event'
import { advice } from './halves'
import { IMPOSSIBLE_WORDS } from './impossible'
import type { IllegalCode, MischMaschFault } from './judge'
import type { MischMaschState } from './state'
import { interjectable } from './table'

/** Why an event is illegal or impossible. */
export const fault: Words<MischMaschEvent, MischMaschState>['fault'] = (told, code, language, style) =>
  explained(WORDS[code as MischMaschFault](caseOf(told, voice(language, style))))

const ILLEGAL_WORDS: Readonly<Record<IllegalCode, (c: Case) => Said>> = {
  'not-started': ({ v }) => [
    v.say('Erst aufdecken', 'Turn up a card first'),
    v.say(
      'Noch liegt keine Karte offen da. Zuerst wird die oberste Karte vom Vorrat aufgedeckt.',
      'No card lies open yet. First the top card of the stock is turned up.',
    ),
    'A3.1',
  ],

  'already-started': (c) => {
    const { v } = c
    return [
      v.say('Das Spiel läuft schon', 'The game is under way'),
      v.say(
        `Aufgedeckt wird nur, solange noch niemand gelegt hat. ${onTurn(c)}`,
        `A card is turned up only before anybody has laid one. ${onTurn(c)}`,
      ),
      'A4.1',
    ]
  },

  'too-late': ({ names, state, name, token, v }) => {
    const { by, from } = state.interjection as NonNullable<MischMaschState['interjection']>
    const first = names[by] as string
    const nearer =
      by === from
        ? v.say(`${first} war selbst dran`, `It was ${v.owner(first)} own turn`)
        : v.say(
            `Von ${names[from]} aus kommt ${first} vor ${name}`,
            `Counted from ${names[from]}, ${first} comes before ${name}`,
          )
    return [
      v.say('Zu spät dazwischengelegt', 'Too late to interject'),
      v.say(
        `${first} hat ${v.the(token, 'accusative')} schon gelegt. ${nearer}, deshalb gilt diese Karte.`,
        `${first} has laid ${v.the(token)} already. ${nearer}, so that card counts.`,
      ),
      'A6.2',
    ]
  },

  'not-your-turn': (c) => {
    const { name, v } = c
    if (c.state.turn === null) {
      return [
        v.say('Noch ist niemand dran', 'It is nobody’s turn yet'),
        v.say(
          'Es fängt an, wer zuerst eine passende Karte legt. Hat niemand eine, wird noch eine Karte aufgedeckt.',
          'Whoever lays a fitting card first starts. If nobody has one, another card is turned up.',
        ),
        'A4.1',
      ]
    }
    const [text, clause] = outOfTurn(c)
    return [v.say(`${name} ist nicht dran`, `Not ${v.owner(name)} turn`), text, clause]
  },

  'does-not-fit': ({ state, token, v }) => {
    const top = state.top as Card
    return [
      v.say(`${v.capital(token)} passt nicht`, `${v.capital(token)} does not fit`),
      v.say(
        `${v.capital(token)} passt nicht auf ${v.the(tokenOf(top), 'accusative')}. ${advice(top, v)}`,
        `${v.capital(token)} does not fit on ${v.the(tokenOf(top))}. ${advice(top, v)}`,
      ),
      HALF[top] === NO_ANIMAL ? 'A4.2' : 'A5.3',
    ]
  },
}

const WORDS: Readonly<Record<MischMaschFault, (c: Case) => Said>> = { ...IMPOSSIBLE_WORDS, ...ILLEGAL_WORDS }

/** Why somebody else is on turn, and what would have been allowed out of turn. */
function outOfTurn(c: Case): [text: string, clause: string] {
  const { name, state, does, by, token, v } = c
  if (state.skipped === by) {
    return [
      v.say(`${name} setzt nach der halben Karte aus. `, `${name} skips after the half card. `) + onTurn(c),
      'A5.3',
    ]
  }
  if (does === 'draw') {
    return [`${onTurn(c)} ${v.say('Nur wer dran ist, zieht.', 'Only the player on turn draws.')}`, 'A4.5']
  }
  const card = cardOf(token) as Card
  if (state.options.interject === 'none' && mirrorOf(state.top as Card) === card) {
    return [v.say('An diesem Tisch legt niemand dazwischen. ', 'At this table nobody interjects. ') + onTurn(c), 'A6.2']
  }
  const waits = v.say(`${v.capital(token)} muss warten. `, `${v.capital(token)} must wait. `) + onTurn(c)
  const double = interjectable(state)
  if (double === null) return [waits, 'A4.5']
  const only = v.the(tokenOf(double))
  return [`${waits} ${v.say(`Dazwischen passt jetzt nur ${only}.`, `Only ${only} may be interjected now.`)}`, 'A6.1']
}
