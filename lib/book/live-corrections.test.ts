import { describe, expect, it } from 'vitest'
import { device, mezza, value } from './fixture'
import {
  expectReloadedTheSame,
  failure,
  HALF,
  play,
  publicTable,
  seated,
  sit,
  table,
  told,
  verdicts,
} from './live.fixture'
import { importTable } from './tables'

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
