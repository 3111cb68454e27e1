import { expect, vi } from 'vitest'
import { findGame } from '@/lib/games/registry'
import { engineOf } from '@/lib/referee/engine'
import type { AnyEvent } from '@/lib/referee/event'
import { readHeader } from '@/lib/referee/log'
import { replay, stateOf } from '@/lib/referee/record'
import { type Device, device, mezza, value } from './fixture'
import type { Hold, HoldListener } from './hold'
import { type LiveTable, liveTable, type OpenTable } from './live'
import type { GameLoader } from './stored'
import { createTable } from './tables'

/** A room with one chair, as the browser's locks keep it: who sits writes, the others read along. */
export class Room {
  private readonly tabs: HoldListener[] = []

  readonly hold = (_: string, tab: HoldListener): Hold => {
    this.tabs.push(tab)
    queueMicrotask(() => (this.tabs[0] === tab ? tab.onHeld() : tab.onReadAlong(false)))
    return {
      takeOver: () => {
        const [writer] = this.tabs
        this.leave(tab)
        this.tabs.unshift(tab)
        writer?.onReadAlong(true)
        tab.onHeld()
      },
      release: () => {
        const held = this.tabs[0] === tab
        this.leave(tab)
        if (held) this.tabs[0]?.onHeld()
      },
    }
  }

  /** The storage has changed, as those who read along hear. */
  changed(version: number | undefined) {
    for (const tab of this.tabs.slice(1)) tab.onChange(version)
  }

  private leave(tab: HoldListener) {
    this.tabs.splice(this.tabs.indexOf(tab), 1)
  }
}

/** No locks: every tab writes, and hears of the others when `changed` is called. */
export class OpenRoom {
  private readonly tabs: HoldListener[] = []

  readonly hold = (_: string, tab: HoldListener): Hold => {
    this.tabs.push(tab)
    queueMicrotask(() => tab.onHeld())
    return { takeOver() {}, release() {} }
  }

  changed(version: number) {
    for (const tab of this.tabs) tab.onChange(version)
  }
}

type Hear = (id: string, tab: HoldListener) => Hold

const games: GameLoader = {
  loadEngine: async (id) => {
    const game = findGame(id)
    return game && engineOf(game)
  },
  loadGame: async (id) => findGame(id),
}

export const play = (by: number, ...cards: string[]): AnyEvent => ({ do: 'play', by, cards }) as AnyEvent
export const HALF = play(0, '½')

export function table(live: LiveTable): OpenTable {
  const view = live.view()
  if (view.phase !== 'open') throw new Error(`the table is ${view.phase}`)
  return view.table
}

/** The verdicts in order: "legal", or the code. */
export const verdicts = (live: LiveTable) => table(live).record.moves.map(({ ruling }) => ruling.code ?? 'legal')
export const failure = (live: LiveTable) => {
  const view = live.view()
  return view.phase === 'loading' ? null : view.failure
}
export const publicTable = ({ game, record }: OpenTable) => game.table(stateOf(record))

/** Opens a table as a screen does and waits until it stands there. */
export async function sit(on: Device, id: string, hold: Hear = new Room().hold) {
  const live = liveTable(id, games, { book: on.tab(), hold })
  const stop = live.subscribe(() => {})
  await vi.waitFor(() => expect(live.view().phase).not.toBe('loading'))
  return { live, stop }
}

export async function begun(players = ['Ana', 'Ben', 'Cem']) {
  const on = device()
  const { id } = value(await createTable(mezza(players), on.tab()))
  return { on, id }
}

export async function seated(players?: string[]) {
  const { on, id } = await begun(players)
  return { on, id, ...(await sit(on, id)) }
}

export async function told(live: LiveTable, ...events: AnyEvent[]) {
  for (const event of events) expect(await live.add(event)).toMatchObject({ kind: 'written' })
}

/** What is on the disk, told by a tab that has never seen the table, and judged from scratch. */
export async function reloaded(on: Device, id: string) {
  const { live, stop } = await sit(on, id)
  const { header, lines, game, row, record } = table(live)
  stop()
  const reader = readHeader(row.header, findGame)
  const events = lines.map((line, i) => reader.event(line, i + 2))
  expect(record).toEqual(replay(game, header, events))
  return { lines, record, row }
}

export async function expectReloadedTheSame(live: LiveTable, on: Device, id: string) {
  const { lines, record, row } = table(live)
  expect(await reloaded(on, id)).toEqual({ lines, record, row })
}
