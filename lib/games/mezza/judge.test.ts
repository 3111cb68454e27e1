import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judgeOpenly } from '@/lib/referee/record'
import { mezzaGames } from '@/test/arbitrary/mezza'
import { mezza } from './index'
import { ILLEGAL, IMPOSSIBLE } from './judge'
import { type Scene, told } from './telling.fixture'

/** What was played, a line an event; of the last one the fault, or `legal`. */
type Row = [rule: string, lines: string, fault: string, scene?: Scene]

/** Two or three players at the end of a game: the stock is empty. */
const late = (...seats: NonNullable<Scene['seats']>): Scene => ({ stock: 0, seats })
const once: Scene = { options: { fourHolds: 'once' } }
const single: Scene = { options: { nineHalfOnItself: false } }
const short: Scene = { options: { variant: 'short' } }

const rows: Record<string, Row[]> = {
  'face-up cards': [
    ['M2.2 three cards before the first play', 'a shows 9 7 joker', 'legal'],
    ['M2.2 each player for themselves', 'a shows 9 7 joker / b shows 9 7 joker', 'legal'],
    ['M2.2 once a player', 'a shows 9 7 joker / a shows 9 7 8', 'face-up-twice'],
    ['M2.2 not after the first play', 'a ½ / b shows 9 7 8', 'face-up-late'],
    ['M2.2 neither two', 'a shows 9 7', 'three-cards'],
    ['M2.2 nor four', 'a shows 9 7 8 8', 'three-cards'],
    ['M10.1 late before twice', 'a shows 9 7 8 / a ½ / a shows 9 7 8', 'face-up-late'],
    ['M10.1 twice before the count', 'a shows 9 7 8 / a shows 9 7', 'face-up-twice'],
    ['M10.1 the deck before late', 'a ½ / a shows 9 7 10', 'no-such-card'],
    ['M10.1 the count before the copies', 'a shows 9 9 9 9 9', 'three-cards'],
    ['M10.1 late before the copies', 'a shows 9 9 9 / b ½ / b shows 9 9 8', 'face-up-late'],
    ['M1.1 there are four of each', 'a shows 9 9 9 / b shows 9 8 8', 'legal'],
    ['M1.1 there is no fifth', 'a shows 9 9 9 / b shows 9 9 8', 'no-such-card'],
    ['M1.2 short has no 9', 'a shows 9 7 8', 'no-such-card', short],
    ['M10.4 let stand, the copies count', 'a shows 9 9 9 / b 5 / b shows 9 9 8 !', 'no-such-card'],
    ['M10.4 let stand, what was logged goes back first', 'a shows 9 9 9 / a shows 9 9 8 !', 'face-up-twice'],
    ['M10.4 let stand without being carried out', 'a shows 9 9 9 / b shows 9 9 !', 'three-cards'],
    ['M10.1 nobody who has left', 'a leaves / a shows 9 7 8', 'player-out'],
    ['M10.1 nobody after the end', 'ends / a shows 9 7 8', 'game-over'],
  ],
  'the opening': [
    ['M2.3 by anybody', 'c 5', 'legal'],
    ['M2.3 one or more of a rank', 'b ½ ½ ½', 'legal'],
    ['M2.3 the highest too, as far as the table sees', 'a 9½', 'legal'],
    ['M2.3 not a 0', 'a 0', 'wild-opening'],
    ['M2.3 not a joker', 'a joker joker', 'wild-opening'],
    ['M3.1 of one rank', 'a 5 6', 'mixed-ranks'],
    ['M10.1 mixed before wild', 'a 0 joker', 'mixed-ranks'],
    ['M5.1 from the hand', 'a up 5', 'hand-first'],
    ['M5.1 not blind', 'a down 5', 'hand-first'],
    ['M2.3 nothing to pick up before it', 'a takes', 'nothing-to-pick-up'],
    ['M2.3 a wild one let stand opens', 'a joker ! / b ½', 'legal'],
  ],
  'a turn': [
    ['M3.2 equal fits', 'a 5 / b 5', 'legal'],
    ['M3.2 higher fits', 'a 5 / b 9½', 'legal'],
    ['M3.2 lower does not', 'a 5 / b 4', 'too-low'],
    ['M3.2 a ½ is the lowest', 'a 1 / b ½', 'too-low'],
    ['M3.1 not two ranks', 'a 5 / b 6 7', 'mixed-ranks'],
    ['M3.4 one card on several', 'a 5 5 5 / b 6', 'legal'],
    ['M3.7 clockwise', 'a 5 / b 6 / c 7', 'legal'],
    ['M3.8 not somebody else', 'a 5 / c 6', 'not-your-turn'],
    ['M3.8 not the same player', 'a 5 / a 6', 'not-your-turn'],
    ['M3.7 who has left is passed over', 'b leaves / a 5 / c 6', 'legal'],
    ['M10.1 the turn before mixed ranks', 'a 5 / c 6 7', 'not-your-turn'],
    ['M10.1 the turn before the rank', 'a 5 / c 4', 'not-your-turn'],
    ['M10.1 mixed ranks before the rank', 'a 5 / b 4 3', 'mixed-ranks'],
  ],
  'joker and 0': [
    ['M4.1 a joker fits on everything', 'a 9½ / b joker', 'legal'],
    ['M4.1 the rank underneath stays', 'a 5 / b joker / c 4', 'too-low'],
    ['M4.1 through several jokers', 'a 5 / b joker joker / c 4', 'too-low'],
    ['M3.3 everything fits on nothing but jokers', 'a joker ! / b joker / c ½', 'legal'],
    ['M4.2 a 0 fits on everything', 'a 9½ / b 0', 'legal'],
    ['M4.2 everything fits on a 0', 'a 9½ / b 0 / c ½', 'legal'],
    ['M4.2 also through a joker', 'a 9½ / b 0 / c joker / a ½', 'legal'],
  ],
  combinations: [
    ['M4.3 a ½ on 3½', 'a 3½ / b ½', 'legal'],
    ['M4.3 a ½ on 6½', 'a 6½ / b ½', 'legal'],
    ['M4.3 a ½ on 9½', 'a 9½ / b ½', 'legal'],
    ['M4.3 whatever their number', 'a 6½ 6½ / b ½ ½ ½', 'legal'],
    ['M4.3 a further ½ on a made 7', 'a 6½ / b ½ / a ½', 'legal'],
    ['M4.3 a made 7 is a 7', 'a 6½ / b ½ / a 6½', 'too-low'],
    ['M4.3 also after a further ½', 'a 6½ / b ½ / a ½ / b 5', 'too-low'],
    ['M4.3 never the other way round', 'a ½ / b 3½ / c 5', 'legal'],
    ['M4.3 a joker in between ends it', 'a 6½ / b joker / c ½', 'combination-closed'],
    ['M4.3 two jokers as well', 'a 6½ / b joker / c joker / a ½', 'combination-closed'],
    ['M4.3 on a made 7 as well', 'a 6½ / b ½ / a joker / b ½', 'combination-closed'],
    ['M4.3 not with another card in between', 'a 6½ / b joker / c 7 / b ½', 'too-low'],
    ['M4.3 nor another card and a joker', 'a 6½ / b 7 / a joker / b ½', 'too-low'],
    ['M4.3 nor for another card than ½', 'a 6½ / b joker / c 1', 'too-low'],
    ['M4.3 a ½ that fits by rank fits', 'a 3½ / b ½ / c joker / a ½', 'legal'],
  ],
  'the 4': [
    ['M4.4 4 or lower', 'a 4 / b 4', 'legal'],
    ['M4.4 a 3½ is lower', 'a 4 / b 3½', 'legal'],
    ['M4.4 the ½, the joker, the 0', 'a 4 / b ½', 'legal'],
    ['M4.4 not higher', 'a 4 / b 5', 'too-high'],
    ['M4.4 several 4s as well', 'a 4 4 / b 5', 'too-high'],
    ['M4.4 a made one as well', 'a 3½ / b ½ / c 5', 'too-high'],
    ['M4.4 then the rank it left', 'a 4 / b 2 / c 9', 'legal'],
    ['M4.4 and nothing lower', 'a 4 / b 2 / c 1', 'too-low'],
    ['M4.4 the next 4 again', 'a 4 / b 4 / c 5', 'too-high'],
    ['M4.4 a joker leaves it in force', 'a 4 / b joker / c 5', 'too-high'],
    ['M4.4 a further ½ leaves it in force', 'a 3½ / b ½ / c ½ / a 5', 'too-high'],
    ['M4.4 a 0 does not', 'a 4 / b 0 / c 5', 'legal'],
    ['M4.4 once: the first card', 'a 4 / b 5', 'too-high', once],
    ['M4.4 once: a joker ends it', 'a 4 / b joker / c 5', 'legal', once],
    ['M4.4 once: equal or higher again', 'a 4 / b joker / c 3', 'too-low', once],
    ['M4.4 once: a further ½ ends it', 'a 3½ / b ½ / c ½ / a 5', 'legal', once],
    ['M4.4 once: and is equal itself', 'a 3½ / b ½ / c ½ / a ½', 'legal', once],
    ['M4.4 once: another 4 is a 4', 'a 4 / b 4 / c 5', 'too-high', once],
    ['M4.4 once: a quick play changes nothing', 'a 4 / a 4 / b 5', 'too-high', once],
    ['M4.4 once: nor one on a made 4', 'a 3½ / b ½ / b ½ / c 5', 'too-high', once],
    ['M4.3 once: a ½ behind a joker', 'a 3½ / b ½ / c joker / a ½', 'combination-closed', once],
  ],
  '7, 9½, four equal': [
    ['M4.5 the next player skips', 'a 7 / b 8', 'not-your-turn'],
    ['M4.5 and the one after plays', 'a 7 / c 8', 'legal'],
    ['M4.5 several skip one', 'a 7 7 / c 8', 'legal'],
    ['M4.5 two players: the same again', 'a 7 / a 8', 'legal', { players: 2 }],
    ['M4.6 a 9½ on a 9½', 'a 9½ / b 9½', 'legal'],
    ['M4.6 not at every table', 'a 9½ / b 9½', 'too-low', single],
    ['M4.6 nor through jokers there', 'a 9½ / b joker / c 9½', 'too-low', single],
    ['M4.6 but several together', 'a 9½ 9½', 'legal', single],
    ['M4.6 and quick play', 'a 9½ / a 9½', 'legal', single],
    ['M4.7 a 10 starts a new pile', 'a 9½ / b ½ / b 2', 'legal'],
    ['M4.8 so do four equal cards', 'a 5 5 / b 5 5 / b 2', 'legal'],
    ['M4.8 four jokers too', 'a 5 / b joker joker / c joker joker / c 2', 'legal'],
    ['M4.8 four 7s: nobody skips', 'a 7 7 / c 7 7 / c 8', 'legal'],
    ['M4.8 four ½: no 7', 'a 6½ / c ½ ½ ½ ½ / c 1', 'legal', { seats: [{}, {}, { hand: 4 }] }],
  ],
  zones: [
    ['M5.1 hand cards first', 'a 5 / b up 6', 'hand-first'],
    ['M5.1 before blind ones', 'a 5 / b down 6', 'hand-first'],
    ['M5.2 then the face-up cards', 'a 5 / b 6', 'legal', late({}, { hand: 0, up: '6 7 8' })],
    ['M5.4 named', 'a 5 / b up 6', 'legal', late({}, { hand: 0, up: '6 7 8' })],
    ['M5.2 several of a rank', 'a 5 / b 6 6', 'legal', late({}, { hand: 0, up: '6 6 8' })],
    ['M5.2 not one that is not there', 'a 5 / b 9', 'not-face-up', late({}, { hand: 0, up: '6 7 8' })],
    ['M5.2 nor twice', 'a 5 / b 6 6', 'not-face-up', late({}, { hand: 0, up: '6 7 8' })],
    ['M5.2 unlogged ones may be any', 'a 5 / b 9', 'legal', late({}, { hand: 0, up: 2 })],
    ['M5.4 face-up before blind', 'a 5 / b down 9', 'face-up-first', late({}, { hand: 0, up: 1 })],
    ['M5.3 a blind card that fits', 'a 5 / b 6', 'legal', late({}, { hand: 0, up: 0 })],
    ['M5.3 one that does not is legal too', 'a 5 / b 4', 'legal', late({}, { hand: 0, up: 0 })],
    ['M5.3 one at a time', 'a 5 / b 6 6', 'one-at-a-time', late({}, { hand: 0, up: '' })],
    ['M10.1 one at a time before mixed', 'a 5 / b 6 7', 'one-at-a-time', late({}, { hand: 0, up: '' })],
    ['M10.1 more than the hand holds', 'a 5 / b 6 6 6 6', 'too-many-cards'],
    ['M10.1 more than lie face up', 'a 5 / b 6 6', 'too-many-cards', late({}, { hand: 0, up: 1 })],
    ['M10.1 more than lie face down', 'a 5 / b 6 6', 'too-many-cards', late({}, { hand: 0, up: 0, down: 1 })],
    ['M10.1 from an empty hand', 'a 5 / b hand 6', 'too-many-cards', late({}, { hand: 0 })],
    ['M10.1 the zone before the number', 'a 5 / b up 6 6 6 6', 'hand-first'],
    ['M10.1 the number before the turn', 'a 5 / c 6 6 6 6', 'too-many-cards'],
    ['M10.1 the deck before the zone', 'a 5 / b up 10', 'no-such-card'],
    ['M10.1 who is out before the deck', 'c leaves / c 10', 'player-out'],
    ['M10.1 who is out of cards', 'a 5 / b 6 / c 7 / b 8', 'player-out', late({}, { hand: 1, up: 0, down: 0 })],
    ['M10.1 the end before who is out', 'c leaves / ends / c 10', 'game-over'],
  ],
  copies: [
    ['M1.1 no fifth 9', 'a 9 9 / b 9 / c 9 9', 'no-such-card'],
    ['M1.1 the fourth is one', 'a 9 9 / b 9 / c 9', 'legal'],
    ['M1.1 set aside is gone', 'a 9½ 9½ 9½ / b ½ / b 9½ 9½', 'no-such-card'],
    ['M1.1 a logged one lies there', 'b shows 9 9 9 / a 9 9', 'no-such-card'],
    ['M1.1 a known one is in a hand', 'a 9 9 9 / b takes / c 9 9', 'no-such-card'],
    ['M1.1 whose hand it is may play it', 'a 9 9 9 / b takes / c 5 / a 6 / b 9 9 9 9', 'legal'],
    ['M9.3 who has left keeps it', 'a 5 / b 9 9 9 / c takes / c leaves / a 9 9', 'no-such-card', { players: 4 }],
    ['M1.2 none of the short deck', 'a 3', 'no-such-card', short],
    ['M1.1 neither a 10', 'a 10', 'no-such-card'],
    ['M10.1 the copies before the turn', 'a 9 9 9 / c 9 9', 'no-such-card'],
    ['M10.1 more unknown cards than there are', 'a 5 / b 6 7', 'no-such-card', late({}, { hand: 3, known: '8 8' })],
    ['M10.1 as many as there are', 'a 5 / b 6 8', 'mixed-ranks', late({}, { hand: 3, known: '8 8' })],
  ],
  'picking up': [
    ['M6.1 on turn', 'a 5 / b takes', 'legal'],
    ['M6.3 not out of turn', 'a 5 / c takes', 'not-your-turn'],
    ['M6.1 not an empty pile', 'a 5 / b takes / c takes', 'nothing-to-pick-up'],
    ['M10.1 the turn before the empty pile', 'a 5 / b takes / b takes', 'not-your-turn'],
    ['M6.1 not before turning one over', 'a 5 / b takes', 'must-turn-over', late({}, { hand: 0, up: 0 })],
    ['M6.2 not with a known card that fits', 'a 5 / b takes', 'must-play', late({}, { known: '2 6' })],
    ['M6.2 a known joker fits', 'a 9½ / b takes', 'must-play', late({}, { known: 'joker' })],
    ['M6.2 a known ½ on a 9½ fits', 'a 9½ / b takes', 'must-play', late({}, { known: '½' })],
    ['M6.2 known ones that do not fit', 'a 5 / b takes', 'legal', late({}, { known: '2 4' })],
    ['M6.2 not where every card fits', 'a ½ / b takes', 'must-play'],
    ['M6.2 nor on a 0', 'a 5 / b 0 / c takes', 'must-play'],
    ['M6.2 nor on nothing but jokers', 'a joker ! / b takes', 'must-play'],
    ['M6.2 logged face-up cards are seen', 'a 5 / b takes', 'must-play', late({}, { hand: 0, up: '2 6' })],
    ['M6.2 none of them fits', 'a 5 / b takes', 'legal', late({}, { hand: 0, up: '2 4' })],
    ['M6.2 unlogged ones are not', 'a 5 / b takes', 'legal', late({}, { hand: 0, up: 2 })],
    ['M6.2 unless every card fits', 'a ½ / b takes', 'must-play', late({}, { hand: 0, up: 2 })],
    ['M6.2 face-up cards are not in use with a hand', 'a 5 / b takes', 'legal', late({}, { known: '4', up: '9' })],
    ['M3.6 a snatch is no duty', 'a 9½ / c takes', 'not-your-turn', late({}, {}, { known: '½' })],
  ],
  snatching: [
    ['M7.1 a ½ on a 3½', 'a 3½ / c ½', 'legal'],
    ['M7.1 more than one', 'a 9½ / c ½ ½', 'legal'],
    ['M7.1 who is on turn plays their turn', 'a 6½ / b ½', 'legal'],
    ['M7.1 not after another card', 'a 6½ / b 7 / b ½', 'not-your-turn'],
    ['M7.1 not after a joker', 'a 6½ / b joker / a ½', 'not-your-turn'],
    ['M7.1 nor on another card', 'a ½ / c ½', 'not-your-turn'],
    ['M7.1 nor on an empty pile', 'a 5 / b takes / a ½', 'not-your-turn'],
    ['M7.1 nor with anything else', 'a 6½ / c 7', 'not-your-turn'],
    ['M10.2 nor with anything else beside', 'a 6½ / c ½ 7', 'not-your-turn'],
    ['M7.1 also a card laid quickly', 'a 6½ / a 6½ / c ½', 'legal'],
    ['M8.1 also of who has left', 'a 6½ / a leaves / c ½', 'legal'],
    ['M7.2 not the own one', 'a 6½ / a ½', 'own-combination'],
    ['M7.2 not a made 4', 'a 3½ / b ½ / a ½', 'snatch-closed'],
    ['M7.2 not a made 7', 'a 6½ / b ½ / c ½', 'snatch-closed'],
    ['M7.2 not one with a further ½', 'a 6½ / b ½ / a ½ / c ½', 'snatch-closed'],
    ['M7.2 on one behind a joker', 'a 6½ / b ½ / a joker / c ½', 'not-your-turn'],
    ['M7.3 from the face-up cards', 'a 6½ / c ½', 'legal', late({}, {}, { hand: 0, up: '½' })],
    ['M7.3 not before the hand', 'a 6½ / c up ½', 'hand-first', late({}, {}, { up: '½' })],
    ['M7.3 never blind', 'a 6½ / c ½', 'not-your-turn', late({}, {}, { hand: 0, up: 0 })],
    ['M7.3 the own one neither', 'a 6½ / a ½', 'not-your-turn', late({ hand: 1, up: 0 })],
  ],
  'quick play': [
    ['M8.1 a drawn card', 'a 5 / a 5', 'legal'],
    ['M8.1 another rank', 'a 5 / a 6', 'not-your-turn'],
    ['M10.2 another rank beside', 'a 5 5 / a 5 6', 'not-your-turn'],
    ['M8.1 as many as were drawn', 'a ½ ½ / a ½ ½', 'legal'],
    ['M8.1 no more', 'a ½ / a ½ ½', 'nothing-drawn'],
    ['M8.1 drawn by a quick play too', 'a 5 / a 5 / a 5', 'legal'],
    ['M8.1 less those already laid', 'a ½ ½ / a ½ / a ½ ½', 'nothing-drawn', { stock: 2 }],
    ['M8.1 the one that is left', 'a ½ ½ / a ½ / a ½', 'legal', { stock: 2 }],
    ['M8.1 none was drawn', 'a 5 / a 5', 'nothing-drawn', { stock: 0 }],
    ['M8.1 with four in hand none was drawn', 'a 5 / a 5', 'nothing-drawn', { seats: [{ hand: 4 }] }],
    ['M8.1 not after another play', 'a 5 / b 5 / a 5', 'not-your-turn'],
    ['M8.1 not after a pick-up', 'a 5 / b takes / a 5', 'not-your-turn'],
    ['M8.1 not after a snatch', 'a 6½ / c ½ / a 6½', 'not-your-turn'],
    ['M8.1 but after somebody left', 'a 5 / b leaves / a 5', 'legal'],
    ['M8.1 and after late face-up cards', 'a 5 / b shows 9 9 8 ! / a 5', 'legal'],
    ['M8.1 after a snatch the snatcher', 'a 6½ / c ½ / c ½', 'legal'],
    ['M8.1 a joker on a joker', 'a 5 / b joker / b joker', 'legal'],
    ['M8.1 not somebody else', 'a 5 / c 5', 'not-your-turn'],
    ['M8.2 the face-up ones of that rank', 'a 5 / b 6 / b 6', 'legal', late({}, { hand: 1, up: '6 6 8' })],
    ['M8.2 one after the other', 'a 5 / b 6 / b 6 / b 6', 'legal', late({}, { hand: 1, up: '6 6 8' })],
    ['M8.2 at once', 'a 5 / b 6 / b 6 6', 'legal', late({}, { hand: 1, up: '6 6 8' })],
    ['M8.2 unlogged ones', 'a 5 / b 6 / b 6', 'legal', late({}, { hand: 1, up: 3 })],
    ['M8.2 of that rank only', 'a 5 / b 6 / b 8', 'not-your-turn', late({}, { hand: 1, up: '6 6 8' })],
    ['M8.2 not with a card left', 'a 5 / b 6 / b up 6', 'hand-first', late({}, { hand: 2, up: '6 6 8' })],
    ['M8.2 not after a face-up play', 'a 5 / b 6 / b 6', 'nothing-drawn', late({}, { hand: 0, up: '6 6 8' })],
    ['M8.2 not blind', 'a 5 / b 6 / b 6', 'not-your-turn', late({}, { hand: 1, up: 0 })],
    [
      'M8.2 also after a quick play',
      'a 5 / b ½ ! / b ½ / b up ½',
      'legal',
      { stock: 1, seats: [{ hand: 4 }, { hand: 1, up: '½ 8 8' }] },
    ],
    ['M8.3 the fourth sets the pile aside', 'a 5 5 / a 5 5 / a 6', 'legal'],
    ['M8.4 who is on turn plays a turn', 'a 7 / a 7 7 7', 'legal', { players: 2 }],
    ['M10.4 no quick play after one that was none', 'a ½ / a ½ ½ ! / a ½ ½ ½', 'nothing-drawn'],
  ],
  'the end': [
    ['M9.2 nothing after the last player', 'b leaves / c leaves / a 5', 'game-over'],
    ['M9.2 nor after the end', 'ends / ends', 'game-over'],
    ['M9.3 nobody leaves twice', 'a leaves / a leaves', 'player-out'],
    ['M9.3 at any time', 'a 5 / c leaves', 'legal'],
    ['end: at any time', 'ends', 'legal'],
  ],
  'what stands': [
    ['M10.4 not more cards than there are', 'a 5 / c 4 4 4 4 !', 'too-many-cards'],
    ['M10.4 not early either', 'a 5 / b up 9 9 9 9 !', 'too-many-cards'],
    ['M10.4 nor early a card that is not face up', 'b shows 6 7 8 / a 5 / b up 9 !', 'not-face-up'],
    ['M10.4 nor early a fifth', 'a 9 9 / b 9 / c up 9 9 !', 'no-such-card'],
    ['M10.4 early with what is there', 'b shows 6 7 8 / a 5 / b up 6 !', 'hand-first'],
    ['M10.4 the player is on turn for it', 'a 5 / c 6 ! / a 7', 'legal'],
    ['M10.4 the rank of the topmost card', 'a 5 / b 9 2 ! / c 3', 'legal'],
    ['M10.4 that is no joker', 'a 5 / b 9 joker ! / c 8', 'too-low'],
    ['M10.4 or the 7 it makes', 'a 5 / b 6½ ½ ! / a 6', 'too-low'],
    ['M10.4 also under a joker', 'a 5 / b 6½ ½ joker ! / c 6', 'too-low'],
    ['M10.4 or the 4', 'a 5 / b 3½ ½ ! / c 5', 'too-high'],
    ['M10.4 a 10 not on top is a ½', 'a 9½ / b ½ joker ! / c 1', 'legal'],
    ['M10.4 and closes nothing', 'a 9½ / b ½ joker ! / c ½', 'legal'],
    ['M10.4 a 7 not on top skips nobody', 'a 5 / b 7 8 ! / c 9', 'legal'],
    ['M10.4 four equal ones not on top stay', 'a 5 5 5 / b 5 6 ! / c 4', 'too-low'],
  ],
}

for (const [about, list] of Object.entries(rows)) {
  describe(about, () => {
    it.each(list)('%s: %s → %s', (_, lines, fault, scene) => {
      const { ruling } = told(lines, scene)
      expect(ruling.code ?? ruling.verdict).toBe(fault)
      const impossible = (IMPOSSIBLE as readonly string[]).includes(fault)
      expect(ruling.verdict).toBe(fault === 'legal' ? 'legal' : impossible ? 'impossible' : 'illegal')
    })
  })
}

it('has a row for every fault', () => {
  const shown = new Set(Object.values(rows).flatMap((list) => list.map(([, , fault]) => fault)))
  const later = ['not-lowest'] // evidence.md
  for (const code of [...IMPOSSIBLE, ...ILLEGAL]) expect(shown.has(code) || later.includes(code), code).toBe(true)
})

it('never throws, and gives one known code to each event that is not legal', async () => {
  await fc.assert(
    fc.property(mezzaGames, ({ header, events }) => {
      let state = mezza.open(header)
      for (const event of events) {
        const { ruling, after } = judgeOpenly(mezza, state, event)
        const codes: readonly string[] = ruling.verdict === 'impossible' ? IMPOSSIBLE : ILLEGAL
        if (ruling.verdict !== 'legal') expect(codes).toContain(ruling.code)
        state = after
      }
    }),
  )
})
