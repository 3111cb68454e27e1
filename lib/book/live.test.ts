import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { findGame } from '@/lib/games/registry'
import { engineOf } from '@/lib/referee/engine'
import type { AnyEvent } from '@/lib/referee/event'
import { readHeader } from '@/lib/referee/log'
import { replay, stateOf } from '@/lib/referee/record'
import { type Device, device, mezza, value } from './fixture'
import type { Hold, HoldListener } from './hold'
import { type LiveTable, liveTable, type OpenTable } from './live'
import type { GameLoader } from './stored'
import { appendEdits, loadTable } from './table'
import { createTable, deleteTable, importTable } from './tables'

/** A room with one chair, as the browser's locks keep it: who sits writes, the others read along. */
class Room {
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
class OpenRoom {
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

const play = (by: number, ...cards: string[]): AnyEvent => ({ do: 'play', by, cards }) as AnyEvent
const HALF = play(0, '½')

function table(live: LiveTable): OpenTable {
  const view = live.view()
  if (view.phase !== 'open') throw new Error(`the table is ${view.phase}`)
  return view.table
}

/** The verdicts in order: "legal", or the code. */
const verdicts = (live: LiveTable) => table(live).record.moves.map(({ ruling }) => ruling.code ?? 'legal')
const failure = (live: LiveTable) => {
  const view = live.view()
  return view.phase === 'loading' ? null : view.failure
}
const publicTable = ({ game, record }: OpenTable) => game.table(stateOf(record))

/** Opens a table as a screen does and waits until it stands there. */
async function sit(on: Device, id: string, hold: Hear = new Room().hold) {
  const live = liveTable(id, games, { book: on.tab(), hold })
  const stop = live.subscribe(() => {})
  await vi.waitFor(() => expect(live.view().phase).not.toBe('loading'))
  return { live, stop }
}

async function begun(players = ['Ana', 'Ben', 'Cem']) {
  const on = device()
  const { id } = value(await createTable(mezza(players), on.tab()))
  return { on, id }
}

async function seated(players?: string[]) {
  const { on, id } = await begun(players)
  return { on, id, ...(await sit(on, id)) }
}

async function told(live: LiveTable, ...events: AnyEvent[]) {
  for (const event of events) expect(await live.add(event)).toMatchObject({ kind: 'written' })
}

/** What is on the disk, told by a tab that has never seen the table, and judged from scratch. */
async function reloaded(on: Device, id: string) {
  const { live, stop } = await sit(on, id)
  const { header, lines, game, row, record } = table(live)
  stop()
  const reader = readHeader(row.header, findGame)
  const events = lines.map((line, i) => reader.event(line, i + 2))
  expect(record).toEqual(replay(game, header, events))
  return { lines, record, row }
}

async function expectReloadedTheSame(live: LiveTable, on: Device, id: string) {
  const { lines, record, row } = table(live)
  expect(await reloaded(on, id)).toEqual({ lines, record, row })
}

describe('what is tapped', () => {
  it('is judged, written, and on the disk when that is said', async () => {
    const { live, on, id } = await seated()
    expect(verdicts(live)).toEqual([])
    expect(await live.add(HALF)).toMatchObject({ kind: 'written', move: { ruling: { verdict: 'legal' } } })
    expect(await live.add(play(1, '7'))).toMatchObject({ kind: 'written' })
    const { lines } = await reloaded(on, id)
    expect(lines).toEqual(['{"do":"play","by":0,"cards":["½"]}', '{"do":"play","by":1,"cards":["7"]}'])
    expect(await live.add(play(2, '8'))).toMatchObject({ kind: 'written', move: { ruling: { code: 'not-your-turn' } } })
    expect(verdicts(live)).toEqual(['legal', 'legal', 'not-your-turn'])
    expect(table(live).row).toMatchObject({ events: 3, cursor: 3, status: 'Ana', over: false })
    await expectReloadedTheSame(live, on, id)
  })

  it('is not written when it cannot have happened', async () => {
    const { live, on, id } = await seated()
    await told(live, HALF)
    const before = table(live)
    for (const event of [play(1, '11'), play(1, '8', '8', '8', '8'), play(1, '8', '8', '8', '8', '8')]) {
      expect(await live.add(event)).toMatchObject({ kind: 'impossible', move: { ruling: { verdict: 'impossible' } } })
    }
    expect(table(live)).toBe(before)
    await expectReloadedTheSame(live, on, id)
  })

  it('waits its turn when it is quicker than the disk', async () => {
    const { live, on, id } = await seated()
    const events = [HALF, play(1, '3'), play(2, '5'), play(0, '8')]
    const answers = await Promise.all(events.map((event) => live.add(event)))
    expect(answers.map(({ kind }) => kind)).toEqual(['written', 'written', 'written', 'written'])
    expect(verdicts(live)).toEqual(['legal', 'legal', 'legal', 'legal'])
    expect(table(live).lines).toEqual(events.map((event) => JSON.stringify(event)))
    await expectReloadedTheSame(live, on, id)
  })

  it('is not to be seen before it is on the disk', async () => {
    const { live, on, id } = await seated()
    const answer = live.add(HALF)
    expect(verdicts(live)).toEqual([])
    const seen: Promise<readonly string[]>[] = []
    const stop = live.subscribe(() => {
      if (verdicts(live).length > 0) seen.push(reloaded(on, id).then(({ lines }) => lines))
    })
    await answer
    stop()
    expect(verdicts(live)).toEqual(['legal'])
    expect(await Promise.all(seen)).toEqual([['{"do":"play","by":0,"cards":["½"]}']])
  })

  it('is told in advance to who asked, when it is on the disk', async () => {
    const { live, on, id } = await seated()
    const heard: unknown[] = []
    const onDisk: Promise<readonly string[]>[] = []
    const hear: Parameters<LiveTable['add']>[1] = ({ kind }) => {
      heard.push(kind, verdicts(live).length)
      onDisk.push(reloaded(on, id).then(({ lines }) => lines))
    }
    await live.add(HALF, hear)
    await live.add(play(1, '11'), hear)
    expect(heard).toEqual(['written', 0, 'impossible', 1])
    expect(await onDisk[0]).toEqual(['{"do":"play","by":0,"cards":["½"]}'])
  })

  it('is never to be seen where the disk refuses it, and what was tapped after it is judged by what is there', async () => {
    const { live, on, id } = await seated()
    await told(live, HALF)
    const { row } = value(await loadTable(id, on.tab()))
    // Behind this tab's back.
    const edit = { op: 'append', line: JSON.stringify(play(1, '1')) } as const
    value(await appendEdits(id, row.version, [edit], { over: false, status: '' }, on.tab()))
    expect(await live.add(play(1, '3'))).toEqual({ kind: 'refused' })
    expect(failure(live)).toMatchObject({ code: 'conflict' })
    expect(table(live).lines.slice(1)).toEqual([edit.line])
    await told(live, play(2, '5'))
    expect(failure(live)).toBeNull()
    await expectReloadedTheSame(live, on, id)
  })

  it('waits for what was asked for before it', async () => {
    const { live, on, id } = await seated()
    await told(live, HALF, play(1, '3'))
    const answers = [live.step(-1), live.add(play(1, '4')), live.add(play(2, '5'))] as const
    expect(await answers[0]).toBe(true)
    expect([(await answers[1]).kind, (await answers[2]).kind]).toEqual(['written', 'written'])
    expect(table(live).lines).toEqual([HALF, play(1, '4'), play(2, '5')].map((event) => JSON.stringify(event)))
    await expectReloadedTheSame(live, on, id)
  })

  it('changes neither the identity nor the states of what was there', async () => {
    const { live } = await seated()
    await told(live, HALF, play(1, '3'))
    const { moves } = table(live).record
    await told(live, play(2, '5'))
    expect(table(live).record.moves[0]).toBe(moves[0])
    expect(table(live).record.moves[1]).toBe(moves[1])
  })
})

describe('undo and redo', () => {
  it('go back and forth one edit or many, not beyond the ends', async () => {
    const { live, on, id } = await seated()
    await told(live, HALF, play(1, '3'), play(2, '5'))
    expect(await live.step(-1)).toBe(true)
    expect(verdicts(live)).toHaveLength(2)
    expect(await live.step(-2)).toBe(true)
    expect(verdicts(live)).toHaveLength(0)
    expect(await live.step(-1)).toBe(false)
    expect(failure(live)).toBeNull()
    expect(await live.step(3)).toBe(true)
    expect(verdicts(live)).toHaveLength(3)
    expect(await live.step(1)).toBe(false)
    await expectReloadedTheSame(live, on, id)
  })

  it('a new tap after an undo leaves nothing to redo', async () => {
    const { live, on, id } = await seated()
    await told(live, HALF, play(1, '3'))
    await live.step(-1)
    await told(live, play(1, '4'))
    expect(table(live).row).toMatchObject({ cursor: 2, length: 2, events: 2 })
    expect(await live.step(1)).toBe(false)
    await expectReloadedTheSame(live, on, id)
  })
})

describe('a correction', () => {
  it('has everything after it judged again, drops nothing, and is undone in one step', async () => {
    const { live, on, id } = await seated(['Ana', 'Ben'])
    await told(live, HALF, play(1, '8'), play(0, '8'), play(1, '8'), play(0, '9'))
    const before = table(live)
    expect(await live.correct(1, play(1, '8', '8', '8'))).toBe(true)
    // The fourth 8 of move 3 sets the pile aside, so Ana would go on; a fifth 8 there is none of.
    expect(verdicts(live)).toEqual(['legal', 'legal', 'legal', 'no-such-card', 'legal'])
    expect(table(live).lines).toHaveLength(5)
    expect(publicTable(table(live))).toMatchObject({ turn: 1, pile: ['9'], removed: 5 })
    await expectReloadedTheSame(live, on, id)

    expect(await live.step(-1)).toBe(true)
    expect(table(live).lines).toEqual(before.lines)
    expect(table(live).record).toEqual(before.record)
    expect(await live.step(1)).toBe(true)
    expect(verdicts(live)).toEqual(['legal', 'legal', 'legal', 'no-such-card', 'legal'])
  })

  it('may be of a move that has become impossible', async () => {
    const { live } = await seated(['Ana', 'Ben'])
    await told(live, HALF, play(1, '8'), play(0, '8'), play(1, '8'))
    await live.correct(1, play(1, '8', '8', '8'))
    expect(verdicts(live)[3]).toBe('no-such-card')
    expect(await live.correct(3, play(0, '9'))).toBe(true)
    expect(verdicts(live)).toEqual(['legal', 'legal', 'legal', 'legal'])
  })

  it('can let stand what it makes illegal, in the same step', async () => {
    const { live, on, id } = await seated()
    await told(live, HALF, play(1, '3'), play(2, '5'), play(0, '8'))
    const { lines } = table(live)
    await live.correct(1, play(1, '7'))
    expect(verdicts(live)).toEqual(['legal', 'legal', 'not-your-turn', 'legal'])
    await live.step(-1)
    expect(await live.correct(1, play(1, '6'), [2])).toBe(true)
    expect(verdicts(live)).toEqual(['legal', 'legal', 'too-low', 'legal'])
    expect(table(live).lines[2]).toBe('{"do":"play","by":2,"cards":["5"],"ruling":"stands"}')
    expect(publicTable(table(live))).toMatchObject({ pile: ['½', '6', '5', '8'], turn: 1 })
    expect(table(live).row).toMatchObject({ events: 4, cursor: 5, length: 5 })
    await expectReloadedTheSame(live, on, id)
    await live.step(-1)
    expect(table(live).lines).toEqual(lines)
    await live.step(1)

    expect(await live.insert(1, { do: 'leave', by: 1 }, [3])).toBe(true)
    expect(await live.strike(1, [2])).toBe(true)
    expect(table(live).lines.map((line) => JSON.parse(line).ruling)).toEqual([
      undefined,
      undefined,
      'stands',
      undefined,
    ])
    // A place that there is not.
    expect(await live.strike(1, [3])).toBe(false)
    expect(failure(live)).toMatchObject({ code: 'conflict' })
    expect(table(live).lines).toHaveLength(4)
    await expectReloadedTheSame(live, on, id)
  })

  it('leaves the states before it as they are', async () => {
    const { live } = await seated()
    await told(live, HALF, play(1, '3'), play(2, '5'))
    const { moves } = table(live).record
    await live.correct(2, play(2, '4'))
    expect(table(live).record.moves[1]).toBe(moves[1])
    expect(table(live).record.moves[2]).not.toBe(moves[2])
  })

  it('of nothing writes nothing', async () => {
    const { live } = await seated()
    await told(live, HALF)
    const before = table(live)
    expect(await live.correct(0, { ...HALF, at: undefined })).toBe(true)
    expect(table(live)).toBe(before)
  })

  it.each([
    [
      'keeps unknown fields and their places',
      '{"note":"a bit loud","do":"play","x":{"deep":[1,null]},"by":0,"cards":["½"],"at":"20:15","__proto__":"y"}',
      { ...play(1, '1', '1'), at: '20:15', note: 'a bit loud' },
      '{"note":"a bit loud","do":"play","x":{"deep":[1,null]},"by":1,"cards":["1","1"],"at":"20:15","__proto__":"y"}',
    ],
    [
      'does not keep what the old verb read and the new one lacks',
      '{"do":"play","by":0,"cards":["½"],"from":"hand","note":"n","ruling":"stands","x":1}',
      { do: 'leave', by: 2 },
      '{"do":"leave","by":2,"x":1}',
    ],
    [
      'does not keep what would mean something only now',
      '{"do":"leave","by":0,"cards":7,"from":"down","x":null}',
      play(0, '½'),
      '{"do":"play","by":0,"cards":["½"],"x":null}',
    ],
    [
      'keeps the order of fields',
      '{"cards":["½"],"by":0,"do":"play"}',
      { ...play(0, '½'), ruling: 'stands' as const },
      '{"cards":["½"],"by":0,"do":"play","ruling":"stands"}',
    ],
  ])('%s', async (_, line, event, expected) => {
    const on = device()
    const { id } = value(await importTable(mezza(['Ana', 'Ben', 'Cem']), [line], on.tab()))
    const { live } = await sit(on, id)
    expect(await live.correct(0, event)).toBe(true)
    expect(table(live).lines).toEqual([expected])
    await expectReloadedTheSame(live, on, id)
  })
})

describe('a forgotten move and one that never was', () => {
  it('is put in before another, or at the end', async () => {
    const { live, on, id } = await seated()
    await told(live, HALF, play(2, '5'))
    expect(verdicts(live)).toEqual(['legal', 'not-your-turn'])
    expect(await live.insert(1, play(1, '3'))).toBe(true)
    expect(verdicts(live)).toEqual(['legal', 'legal', 'legal'])
    expect(await live.insert(3, play(0, '5'))).toBe(true)
    expect(await live.insert(0, { do: 'leave', by: 2 })).toBe(true)
    expect(verdicts(live)).toEqual(['legal', 'legal', 'legal', 'player-out', 'legal'])
    await expectReloadedTheSame(live, on, id)
    await live.step(-1)
    expect(verdicts(live)).toEqual(['legal', 'legal', 'legal', 'legal'])
  })

  it('is struck', async () => {
    const { live, on, id } = await seated()
    await told(live, HALF, play(1, '3'), play(2, '3'))
    expect(await live.strike(1)).toBe(true)
    expect(verdicts(live)).toEqual(['legal', 'not-your-turn'])
    expect(table(live).row).toMatchObject({ events: 2, cursor: 4 })
    await expectReloadedTheSame(live, on, id)
    await live.step(-1)
    expect(verdicts(live)).toEqual(['legal', 'legal', 'legal'])
  })

  it('means the move that was to be seen, whatever happens before its turn comes', async () => {
    const { live, on, id } = await seated()
    await told(live, HALF, play(1, '3'), play(2, '5'))
    // A second tap on "strike" came before the first was on the disk.
    expect(await Promise.all([live.strike(1), live.strike(1)])).toEqual([true, false])
    expect(failure(live)).toMatchObject({ code: 'conflict' })
    expect(table(live).lines).toHaveLength(2)
    // What a tap appends meanwhile moves no other move.
    expect(await Promise.all([live.add(play(1, '6')), live.correct(0, play(0, '1'))])).toMatchObject([
      { kind: 'written' },
      true,
    ])
    expect(failure(live)).toBeNull()
    // Nor is anything put in at the end, where another move stands when its turn comes.
    expect(await Promise.all([live.add(play(0, '8')), live.insert(3, play(2, '7'))])).toMatchObject([
      { kind: 'written' },
      false,
    ])
    expect(failure(live)).toMatchObject({ code: 'conflict' })
    expect(table(live).lines.slice(3)).toEqual([JSON.stringify(play(0, '8'))])
    await expectReloadedTheSame(live, on, id)
  })

  it.each([-1, 1, 0.5, Number.NaN])('that the table does not have (%d) changes nothing', async (index) => {
    const { live } = await seated()
    await told(live, HALF)
    const { record } = table(live)
    expect(await live.correct(index, play(0, '1'))).toBe(false)
    expect(await live.strike(index)).toBe(false)
    expect(table(live).record).toBe(record)
    expect(failure(live)).toMatchObject({ code: 'conflict' })
  })
})

describe('whatever is done', () => {
  const event = fc.oneof(
    fc
      .tuple(fc.nat(2), fc.constantFrom('½', '3', '7', '9½', 'joker'), fc.integer({ min: 1, max: 2 }))
      .map(([by, card, count]) => play(by, ...Array<string>(count).fill(card))),
    fc.nat(2).map((by): AnyEvent => ({ do: 'pick-up', by, ruling: 'stands' })),
  )
  const index = fc.nat(7)
  const act = fc.oneof(
    { weight: 4, arbitrary: fc.record({ act: fc.constant('add' as const), event }) },
    fc.record({ act: fc.constant('correct' as const), index, event }),
    fc.record({ act: fc.constant('insert' as const), index, event }),
    fc.record({ act: fc.constant('strike' as const), index }),
    fc.record({ act: fc.constant('step' as const), delta: fc.integer({ min: -3, max: 3 }) }),
  )

  it('a list of lists says the same, and so does a reload', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 16 }), async (acts) => {
        const { live, on, id, stop } = await seated()
        let past: (readonly string[])[] = [[]]
        let at = 0
        const now = () => past[at] as readonly string[]
        const write = (lines: readonly string[]) => {
          past = [...past.slice(0, at + 1), lines]
          at++
        }
        for (const one of acts) {
          if (one.act === 'step') {
            const fits = at + one.delta >= 0 && at + one.delta < past.length
            expect(await live.step(one.delta)).toBe(fits)
            if (fits) at += one.delta
          } else if (one.act === 'add') {
            const { kind } = await live.add(one.event)
            if (kind === 'written') write([...now(), JSON.stringify(one.event)])
          } else if (one.act === 'strike') {
            const done = await live.strike(one.index)
            expect(done).toBe(one.index < now().length)
            if (done) write(now().toSpliced(one.index, 1))
          } else {
            const replaced = one.act === 'correct' ? 1 : 0
            const done = await live[one.act](one.index, one.event)
            expect(done).toBe(one.index + replaced <= now().length)
            const lines = now().toSpliced(one.index, replaced, JSON.stringify(one.event))
            const same = one.act === 'correct' && sameEvent(now()[one.index], one.event)
            if (done && !same) write(lines)
          }
          expect(table(live).lines.map((line) => sorted(line))).toEqual(now().map((line) => sorted(line)))
        }
        await expectReloadedTheSame(live, on, id)
        stop()
      }),
      { numRuns: 20 },
    )
  }, 30_000)

  const sorted = (line: string) => JSON.stringify(Object.entries(JSON.parse(line)).sort())
  const sameEvent = (line: string | undefined, other: AnyEvent) =>
    line !== undefined && sorted(line) === sorted(JSON.stringify(other))
})

describe('two tabs on one table', () => {
  it('the second reads along and writes nothing, until it takes over', async () => {
    const { on, id } = await begun()
    const room = new Room()
    const { live: first } = await sit(on, id, room.hold)
    const { live: second } = await sit(on, id, room.hold)
    expect([table(first).writes, table(second).writes]).toEqual([true, false])

    await told(first, HALF)
    room.changed(table(first).row.version)
    await vi.waitFor(() => expect(verdicts(second)).toEqual(['legal']))
    expect(await second.add(play(1, '3'))).toEqual({ kind: 'refused' })
    expect(await second.correct(0, play(1, '½'))).toBe(false)
    expect(await second.insert(0, play(1, '½'))).toBe(false)
    expect(await second.strike(0)).toBe(false)
    expect(await second.step(-1)).toBe(false)
    expect(await reloaded(on, id)).toMatchObject({ lines: [JSON.stringify(HALF)] })

    second.takeOver()
    await vi.waitFor(() => expect([table(first).writes, table(second).writes]).toEqual([false, true]))
    await told(second, play(1, '3'))
    expect(await first.add(play(1, '3'))).toEqual({ kind: 'refused' })
    room.changed(table(second).row.version)
    await vi.waitFor(() => expect(verdicts(first)).toEqual(['legal', 'legal']))
    await expectReloadedTheSame(second, on, id)
  })

  it('the second goes on when the first is closed', async () => {
    const { on, id } = await begun()
    const room = new Room()
    const { live: first, stop } = await sit(on, id, room.hold)
    const { live: second } = await sit(on, id, room.hold)
    await told(first, HALF)
    stop()
    await vi.waitFor(() => expect(table(second).writes).toBe(true))
    expect(verdicts(second)).toEqual(['legal'])
    await told(second, play(1, '3'))
    await expectReloadedTheSame(second, on, id)
  })

  it('without locks the slower one is refused, sees what happened, and may tap again', async () => {
    const { on, id } = await begun()
    const room = new OpenRoom()
    const { live: first } = await sit(on, id, room.hold)
    const { live: second } = await sit(on, id, room.hold)
    await told(first, HALF)
    expect(await second.add(play(1, '½'))).toEqual({ kind: 'refused' })
    expect(failure(second)).toMatchObject({ code: 'conflict' })
    expect(verdicts(second)).toEqual(['legal'])
    await told(second, play(1, '3'))
    expect(failure(second)).toBeNull()

    // An edit too; and what it meant must still stand where it stood.
    await first.insert(0, { do: 'leave', by: 2 })
    expect(failure(first)).toMatchObject({ code: 'conflict' })
    expect(await first.insert(0, { do: 'leave', by: 2 })).toBe(true)
    room.changed(table(first).row.version)
    expect(await second.strike(0)).toBe(false)
    expect(table(second).lines).toHaveLength(3)
    expect(table(second).lines[0]).toContain('leave')
    await expectReloadedTheSame(second, on, id)
  })
})

describe('a table that cannot be shown', () => {
  it('is missing, or deleted while it is open', async () => {
    const { on, id, live } = await seated()
    expect((await sit(on, 'nobody')).live.view()).toMatchObject({ phase: 'failed', failure: { code: 'missing' } })
    value(await deleteTable(id, on.tab()))
    expect(await live.add(HALF)).toEqual({ kind: 'refused' })
    expect(live.view()).toMatchObject({ phase: 'open', failure: { code: 'missing' } })
    expect(await live.strike(0)).toBe(false)
  })

  it('has a line that cannot be read', async () => {
    const on = device()
    const lines = ['{"do":"play","by":0,"cards":["½"]}', '{"do":"play","by":9,"cards":["½"]}']
    const { id } = value(await importTable(mezza(['Ana', 'Ben']), lines, on.tab()))
    const { live } = await sit(on, id)
    expect(live.view()).toMatchObject({ phase: 'failed', failure: { code: 'unreadable', error: { line: 3 } } })
    expect(await live.add(HALF)).toEqual({ kind: 'refused' })
  })

  it('says so when the disk refuses, and goes on when it does not', async () => {
    const { on, id, live } = await seated()
    await told(live, HALF)
    const stored = value(await loadTable(id, on.tab()))
    // Behind this tab's back and unheard of, as by an old version of the app.
    value(
      await appendEdits(id, stored.row.version, [{ op: 'remove', index: 0 }], { over: false, status: '' }, on.tab()),
    )
    expect(await live.strike(0)).toBe(false)
    expect(live.view()).toMatchObject({ phase: 'open', failure: { code: 'conflict' } })
    expect(verdicts(live)).toEqual([])
    await told(live, HALF)
    expect(failure(live)).toBeNull()
    await expectReloadedTheSame(live, on, id)
  })
})
