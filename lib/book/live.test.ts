import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnyEvent } from '@/lib/referee/event'
import { asksRuling } from '@/lib/referee/record'
import { device, mezza, value } from './fixture'
import type { LiveTable } from './live'
import {
  expectReloadedTheSame,
  failure,
  HALF,
  play,
  reloaded,
  seated,
  sit,
  table,
  told,
  verdicts,
} from './live.fixture'
import { appendEdits, loadTable } from './table'
import { deleteTable, importTable } from './tables'
import { restOf } from './undo'

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

  it('may make earlier events read otherwise: that is one step', async () => {
    const { live, on, id } = await seated()
    await told(live, HALF, play(1, '7'))
    const before = table(live).lines
    // After a 7 Cem would be skipped.
    const amended = new Map<number, AnyEvent>([[1, { ...play(1, '8'), note: 'an 8' } as AnyEvent]])
    const answer = await live.add(play(2, '9'), undefined, amended)
    expect(answer).toMatchObject({ kind: 'written', move: { ruling: { verdict: 'legal' } } })
    expect(table(live).lines).toEqual([
      before[0],
      '{"do":"play","by":1,"cards":["8"],"note":"an 8"}',
      '{"do":"play","by":2,"cards":["9"]}',
    ])
    await expectReloadedTheSame(live, on, id)
    await live.step(-1)
    expect(table(live).lines).toEqual(before)
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

  it('take a play and its ruling together: nobody is asked once more', async () => {
    const { live, on, id } = await seated()
    await told(live, HALF, play(1, '3'), play(2, '½'))
    expect(await live.correct(2, { ...play(2, '½'), ruling: 'stands' })).toBe(true)
    await told(live, play(0, '5'))
    const { lines } = table(live)
    await live.step(-1)
    expect(await live.step(-1)).toBe(true)
    expect(verdicts(live)).toEqual(['legal', 'legal'])
    expect(table(live).row).toMatchObject({ cursor: 2, length: 5 })
    expect(await live.step(1)).toBe(true)
    expect(table(live).lines).toEqual(lines.slice(0, 3))
    await live.step(1)
    expect(table(live).lines).toEqual(lines)
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
        let past: { lines: readonly string[]; asks: boolean }[] = [{ lines: [], asks: false }]
        let at = 0
        const now = () => past[at]?.lines ?? []
        const write = (lines: readonly string[]) => {
          const asks = table(live).record.moves.slice(-1).some(asksRuling)
          past = [...past.slice(0, at + 1), { lines, asks }]
          at++
        }
        for (const one of acts) {
          if (one.act === 'step') {
            const rest = restOf(at, past.length - 1, one.delta, (i) => past[i]?.asks === true)
            const fits = rest >= 0 && rest < past.length
            expect(await live.step(one.delta)).toBe(fits)
            if (fits) at = rest
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
