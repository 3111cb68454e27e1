import type { Page } from 'playwright-core'
import { MEZZA_CARDS } from '@/lib/cards/mezza'
import { mezza } from '@/lib/games/mezza'
import type { MezzaEvent } from '@/lib/games/mezza/event'
import { type MezzaState, seatOf, zoneInUse } from '@/lib/games/mezza/state'
import { judgeEvent, type Move, openPosition, type Position } from '@/lib/referee/record'
import { pick, type Random, seeded } from '@/lib/simulate/random'
import { sitDown, tableScreen } from './phone'
import { readStopwatch, type Stopwatch, startStopwatch } from './stopwatch'

const NAMES = ['Ana', 'Ben', 'Cem', 'Dora']

/** How often the player on turn picks up, where nothing that the table sees speaks against it. */
const PICK_UPS = 0.1

/**
 * Referees games by tapping, and times every tap on a card of the keypad.
 *
 * @param slowdown how many times slower than this machine the phone is.
 * @returns milliseconds, in the order of the taps.
 */
export async function timeTaps(page: Page, { taps, slowdown }: { taps: number; slowdown: number }): Promise<number[]> {
  const random = seeded(7)
  const devtools = await page.context().newCDPSession(page)
  const times: number[] = []
  while (times.length < taps) {
    await sitDown(page, NAMES)
    await startStopwatch(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    let position = openPosition(mezza, { game: 'mezza', players: NAMES, options: mezza.options.parse({}) })
    let read: Stopwatch = { taps: [], verdicts: 0 }
    while (!position.state.over && times.length + read.taps.length < taps) {
      const { event, after, evidence, proven } = nextMove(position, random)
      await tap(page, position.state, event)
      read = await readStopwatch(page, read.verdicts + 1)
      if (proven.length > 0) await tableScreen(page).goOn.tap()
      position = { state: after, evidence, events: position.events + 1 }
    }
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    times.push(...read.taps)
  }
  return times
}

/** What the player on turn may do as far as the referee can know: lay a card that fits, or take the pile. */
function nextMove(position: Position<MezzaState>, random: Random): Move<MezzaEvent, MezzaState> {
  const by = position.state.turn ?? 0
  const judged = (event: MezzaEvent) => judgeEvent(mezza, position, event)
  const plays = MEZZA_CARDS.map((card) => judged({ do: 'play', by, cards: [card] })).filter(
    ({ ruling }) => ruling.verdict === 'legal',
  )
  const pickUp = judged({ do: 'pick-up', by })
  const takesPile = plays.length === 0 || (random() < PICK_UPS && pickUp.ruling.verdict === 'legal')
  return takesPile ? pickUp : pick(random, plays)
}

async function tap(page: Page, state: MezzaState, event: MezzaEvent): Promise<void> {
  const screen = tableScreen(page)
  if (event.do !== 'play') {
    await screen.pickUp.tap()
    return
  }
  if (!state.opened) await screen.seat(NAMES[event.by] as string).tap()
  if (zoneInUse(seatOf(state, event.by)) === 'down') await screen.turnOver.tap()
  const key = await screen.key(event.cards[0] as string).boundingBox()
  if (!key) throw new Error(`There is no key for ${event.cards[0]}`)
  // Not `locator.tap`: that watches the tap from inside the page, which would be timed too.
  await page.touchscreen.tap(key.x + key.width / 2, key.y + key.height / 2)
}
