import { type Voice, voice } from '@/lib/cards/voice'
import { howMany, onTurn } from '@/lib/referee/common-words'
import type { Words } from '@/lib/referee/game'
import { butTapped } from '@/lib/referee/impossible-words'
import { explained, type Said } from '@/lib/referee/refused'
import { PLUS_TWO, SKIP, signOf, tokenOf } from './card'
import { type Case, caseOf } from './case'
import type { MauMauEvent } from './event'
import { IMPOSSIBLE_WORDS } from './impossible'
import { hiddenOfOthers, type IllegalCode, type MauMauFault } from './judge'
import { aSign, colour, lastCall, sign } from './speech'
import type { MauMauState } from './state'

/** Why an event is illegal or impossible. */
export const fault: Words<MauMauEvent, MauMauState>['fault'] = (told, code, language, style) =>
  explained(WORDS[code as MauMauFault](caseOf(told, voice(language, style))))

const ILLEGAL_WORDS: Readonly<Record<IllegalCode, (c: Case) => Said>> = {
  'not-started': ({ state, v }) => [
    v.say('Erst eine Karte aufdecken', 'First turn up a card'),
    state.top === null
      ? v.say(
          'Es ist noch nicht ausgeteilt. Wer beginnt, wird ausgelost, und eine Karte wird aufgedeckt.',
          'Nothing has been dealt yet. Draw who begins, and turn up a card.',
        )
      : v.say(
          'Die Runde ist abgerechnet. Für die nächste wird neu ausgeteilt und eine Karte aufgedeckt.',
          'The round is settled. Deal anew and turn up a card for the next one.',
        ),
    state.top === null ? 'U3.1' : 'U7.6',
  ],

  'already-started': (c) => [
    c.v.say('Die Runde läuft schon', 'The round is under way'),
    c.v.say(
      `${onTurn(c)} Neu ausgeteilt wird erst, wenn diese Runde vorbei ist.`,
      `${onTurn(c)} Cards are dealt anew only when this round is over.`,
    ),
    'U3.1',
  ],

  'round-open': (c) => {
    const { names, state, event, v } = c
    const winner = names[state.winner as number] as string
    const missing = v.and(state.due.map((by) => names[by] as string))
    return [
      v.say('Erst zählen', 'Count first'),
      v.say(
        `${winner} hat die Runde gewonnen. Es fehlen noch die Karten von ${missing}.`,
        `${winner} has won the round. Still to be counted: the cards of ${missing}.`,
      ),
      event.do === 'start' ? 'U7.3' : 'U7.6',
    ]
  },

  'round-running': (c) => [
    c.v.say('Noch wird gespielt', 'The round is not over'),
    c.v.say(
      `Gezählt wird, wenn jemand keine Karten mehr hat. ${onTurn(c)}`,
      `Cards are counted when somebody has none left. ${onTurn(c)}`,
    ),
    'U7.3',
  ],

  'bad-start-card': ({ card, v }) => [
    v.say('Damit geht es nicht los', 'Not a card to begin with'),
    v.say(
      `${v.capital(card)} wird nicht aufgedeckt: Mischt ihn wieder unter und deckt eine andere Karte auf.`,
      `${v.capital(card)} cannot be turned up: shuffle it back and turn up another card.`,
    ),
    'U5.7',
  ],

  'not-your-turn': (c) => {
    const [text, clause] = outOfTurn(c)
    return [c.v.say(`${c.name} ist nicht dran`, `Not ${c.v.owner(c.name)} turn`), text, clause]
  },

  'nothing-to-challenge': ({ v }) => [
    v.say('Nichts anzuzweifeln', 'Nothing to challenge'),
    v.say(
      `Anzweifeln kann nur, wer wegen ${genitive(v)} gerade vier ziehen soll.`,
      `Only the player who has to draw four for ${v.a('joker+4')} can challenge it.`,
    ),
    'U5.6',
  ],

  'nothing-to-catch': ({ names, event, by, v }) => {
    const of = event.do === 'catch' ? event.of : by
    const rule = v.say(
      `Erwischt wird, wer die vorletzte Karte legt, ohne ${lastCall(v)} zu sagen, und nur bis danach jemand legt oder zieht.`,
      `Whoever lays the last card but one without saying ${lastCall(v)} can be caught, but only until somebody lays or draws.`,
    )
    return of === by
      ? [v.say('Nicht sich selbst', 'Not oneself'), rule, 'U6.2']
      : [v.say(`${names[of]} ist nicht zu erwischen`, `${names[of]} cannot be caught`), rule, 'U6.2']
  },

  'not-last-card': (c) => {
    const { name, state, by, seat, v } = c
    const title = v.say(`Jetzt nicht ${lastCall(v)}`, `Not “last” now`)
    const rule = v.say(
      `${lastCall(v)} sagt man mit zwei Karten, bevor man eine davon legt.`,
      `Say ${lastCall(v)} with two cards in hand, before laying one of them.`,
    )
    if (state.turn !== by) return [title, `${onTurn(c)} ${rule}`, 'U6.1']
    return [
      title,
      `${v.say(`${name} hat ${howMany(seat.hand, v)}.`, `${name} has ${howMany(seat.hand, v)}.`)} ${rule}`,
      'U6.1',
    ]
  },

  'already-drawn': ({ name, v }) => [
    v.say('Schon gezogen', 'Drawn already'),
    v.say(
      `${name} hat in diesem Zug schon gezogen. Jetzt geht nur: diese Karte legen oder passen.`,
      `${name} has drawn in this turn already. Now only: lay that card, or pass.`,
    ),
    'U4.2',
  ],

  'draw-first': ({ name, v }) => [
    v.say('Erst ziehen', 'Draw first'),
    v.say(`Passen kann ${name} erst, nachdem eine Karte gezogen ist.`, `${name} can pass only after drawing a card.`),
    'U4.2',
  ],

  'must-draw': (c) => {
    const { name, state, event, v } = c
    const { penalty, four } = state
    const two = sign(PLUS_TWO, v)
    const [choice, clause] = four
      ? [v.say(`${penalty} ziehen oder anzweifeln`, `draw ${penalty} or challenge`), 'U5.5']
      : [v.say(`${penalty} ziehen oder eine ${two} legen`, `draw ${penalty} or lay a ${two}`), 'U5.1']
    const why =
      event.do === 'pass'
        ? v.say('Hier wird nicht gepasst', 'Passing is no way out')
        : four
          ? v.say(`Auf ${v.the('joker+4', 'accusative')} wird nichts gelegt`, `Nothing is laid on ${v.the('joker+4')}`)
          : v.say(`${v.capital(c.card)} hilft hier nicht`, `${v.capital(c.card)} is no help here`)
    return [
      v.say(`Erst ${penalty} ziehen`, `Draw ${penalty} first`),
      v.say(`${why}. ${name} kann nur ${choice}.`, `${why}. ${name} can only ${choice}.`),
      clause,
    ]
  },

  'no-color': ({ card, v }) => [
    v.say('Welche Farbe?', 'Which colour?'),
    v.say(
      `Wer ${v.a(card, 'accusative')} legt, nennt dazu eine Farbe.`,
      `Whoever lays ${v.a(card)} names a colour with it.`,
    ),
    card === 'joker' ? 'U5.4' : 'U5.5',
  ],

  'does-not-fit': ({ card, state, v }) => {
    const { top, colour: inForce } = state
    const now = inForce === null ? '' : colour(inForce, v)
    const same = top === null ? null : signOf(top)
    const needed = [now, ...(same === null ? [] : [aSign(same, v)]), v.a('joker', 'accusative')]
    const lies =
      top === null || same === null
        ? v.say(`Es gilt ${now}.`, `The colour is ${now}.`)
        : v.say(`Oben liegt ${v.the(tokenOf(top))}.`, `${v.capital(tokenOf(top))} lies on top.`)
    return [
      v.say(`${v.capital(card)} passt nicht`, `${v.capital(card)} does not fit`),
      `${lies} ${v.say(`Du brauchst ${v.or(needed)}.`, `You need ${v.or(needed)}.`)}`,
      'U4.1',
    ]
  },

  'had-the-colour': ({ name, state, seat, card, v }) => {
    const inForce = state.colour
    const which = inForce === null ? '' : colour(inForce, v)
    const kept = seat.hand - 1
    const others = inForce === null ? 0 : hiddenOfOthers(state, inForce)
    const only =
      others === 0
        ? v.say('Alle verdeckten Karten haben diese Farbe.', 'All hidden cards have that colour.')
        : v.say(
            others === 1
              ? 'Nur eine verdeckte Karte hat eine andere Farbe.'
              : `Nur ${others} verdeckte Karten haben eine andere Farbe.`,
            `Only ${others} hidden ${others === 1 ? 'card has' : 'cards have'} another colour.`,
          )
    return [
      v.say(`${name} hat ${which}`, `${name} has ${which}`),
      v.say(
        `${v.capital(card)} darf nur gelegt werden, wenn man kein ${which} hat. ${name} behält ${howMany(kept, v)}. ${only} ${which} ist also dabei.`,
        `${v.capital(card)} may be laid only without ${which} in hand. ${name} keeps ${howMany(kept, v)}. ${only} So ${which} is among them.`,
      ),
      'U5.5',
    ]
  },

  'proven-guilty': ({ names, state: { four }, v }) => {
    const layer = names[four?.by ?? 0] as string
    const which = four?.colour ? colour(four.colour, v) : ''
    return [
      v.say('Doch schuldig', 'Guilty after all'),
      v.say(
        `${layer} hatte ${which}: Anders geht es nach allem, was offen liegt, nicht auf. ${layer} zieht vier.`,
        `${layer} had ${which}: by all that lies open there is no other way. ${layer} draws four.`,
      ),
      'U5.6',
    ]
  },

  'wrong-count': ({ name, state, by, seat: { hand }, cards: { length }, v }) => {
    const title = v.say('So geht es nicht auf', 'That does not add up')
    if (by === state.winner) {
      return [
        title,
        v.say(
          `${name} hat die Runde gewonnen und hat nichts zu zählen.`,
          `${name} has won the round and has nothing to count.`,
        ),
        'U7.5',
      ]
    }
    if (hand === 0) {
      return [
        title,
        v.say(`${v.owner(name)} Karten sind schon gezählt.`, `${v.owner(name)} cards are counted already.`),
        'U7.5',
      ]
    }
    const tapped = butTapped(length, v)
    return [
      title,
      v.say(`${name} hat ${howMany(hand, v)}, ${tapped}.`, `${name} has ${howMany(hand, v)}, ${tapped}.`),
      'U7.3',
    ]
  },
}

const WORDS: Readonly<Record<MauMauFault, (c: Case) => Said>> = { ...IMPOSSIBLE_WORDS, ...ILLEGAL_WORDS }

/** "eines Jokers +4" */
const genitive = (v: Voice) => (v.style === 'spoken' ? 'eines Jokers plus vier' : 'eines Jokers +4')

/** Why somebody else is on turn. */
function outOfTurn(c: Case): [text: string, clause: string] {
  const { names, name, state, event, by, v } = c
  if (event.do === 'challenge' && state.four) {
    const who = names[state.turn as number] as string
    return [
      v.say(
        `Anzweifeln darf nur, wer die vier Karten ziehen soll: ${who}.`,
        `Only the player who has to draw the four cards may challenge: ${who}.`,
      ),
      'U5.6',
    ]
  }
  if (state.skipped === by) {
    return [
      `${v.say(`${name} setzt aus.`, `${name} is skipped.`)} ${onTurn(c)}`,
      state.laidBy === null ? 'U5.7' : state.top !== null && signOf(state.top) === SKIP ? 'U5.2' : 'U5.3',
    ]
  }
  return [onTurn(c), 'U4.4']
}
