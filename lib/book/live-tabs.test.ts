import { describe, expect, it, vi } from 'vitest'
import {
  begun,
  expectReloadedTheSame,
  failure,
  HALF,
  OpenRoom,
  play,
  Room,
  reloaded,
  sit,
  table,
  told,
  verdicts,
} from './live.fixture'

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
