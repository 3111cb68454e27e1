import { describe, expect, it } from 'vitest'
import { keptTable, simulated } from '@/test/book/games'
import { archiveOf, bring, merged } from './archive/fixture'
import { atStake, BACKUP_KEY, type Backups, isBackupDue, noteBackup, readBackups } from './backup'
import { device, value } from './fixture'
import { changeEntered, countResults, deleteResult, enterGame, takeIn } from './results'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 10, 20)

describe('a reminder', () => {
  it.each<[string, number, number, Backups, boolean]>([
    ['comes after ten games and thirty days', 10, 30, {}, true],
    ['does not come for nine games', 9, 300, {}, false],
    ['does not come before thirty days', 500, 29, {}, false],
    ['does not come for two weeks once somebody said later', 20, 60, { later: NOW - 13 * DAY }, false],
    ['comes again after that', 20, 60, { later: NOW - 14 * DAY }, true],
    ['never comes once somebody said never', 5000, 500, { never: true }, false],
  ])('%s', (_, games, days, backups, due) => {
    expect(isBackupDue({ games, since: NOW - days * DAY }, backups, NOW)).toBe(due)
  })
})

describe('what is at stake', () => {
  const seats = [{ name: 'Ana', place: 1, points: null }]

  it('is nothing where nobody has played', async () => {
    expect(await atStake({}, device().tab())).toBeUndefined()
  })

  it('is every game since the book began, or those since the last backup', async () => {
    const on = device()
    const book = on.tab()
    const began = book.now()
    for (let game = 0; game < 3; game++) {
      value(await enterGame({ game: 'merge', ended: book.now(), seats }, book))
      on.wait(DAY)
    }
    const gone = value(await enterGame({ game: 'merge', ended: book.now(), seats }, book))
    value(await deleteResult(gone.id, book))
    expect(await atStake({}, book)).toEqual({ games: 3, since: began })
    expect(await atStake({ saved: began + DAY }, book)).toEqual({ games: 1, since: began + DAY })
  })

  it('is what was written since the last backup, whenever it was played', async () => {
    const on = device()
    const book = on.tab()
    const enter = (ended: number) => enterGame({ game: 'merge', ended, seats }, book)
    const corrected = value(await enter(book.now()))
    value(await enter(book.now()))
    await keptTable(simulated('merge', 1), book)
    value(await takeIn(book))
    const archive = await archiveOf(book)
    const saved = book.now()
    expect(await atStake({ saved }, book)).toEqual({ games: 0, since: saved })
    on.wait(DAY)
    for (let game = 1; game <= 3; game++) value(await enter(Date.UTC(2024, 0, game, 19)))
    value(await changeEntered(corrected.id, { ended: Date.UTC(2024, 0, 4, 19) }, book))
    await keptTable(simulated('merge', 2), book)
    value(await takeIn(book))
    expect(await atStake({ saved }, book)).toEqual({ games: 5, since: saved })

    // What comes out of the archive has been saved, also if it is taken in only then.
    const other = device()
    other.wait(2 * DAY)
    const phone = other.tab()
    merged(await bring(archive, phone))
    value(await takeIn(phone))
    expect(value(await countResults({}, phone))).toBe(3)
    expect(await atStake({ saved }, phone)).toEqual({ games: 0, since: saved })
  })

  it('nobody is bothered where the book cannot be read', async () => {
    const on = device()
    on.factory.open = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    expect(await atStake({}, on.tab())).toBeUndefined()
  })
})

describe('what this device remembers', () => {
  function store(text: string | null = null) {
    let kept = text
    return () => ({
      getItem: (key: string) => (key === BACKUP_KEY ? kept : null),
      setItem: (_: string, next: string) => {
        kept = next
      },
    })
  }

  it('is kept', () => {
    const own = store()
    expect(readBackups(own)).toEqual({})
    noteBackup('later', 5, own)
    expect(readBackups(own)).toEqual({ later: 5 })
    noteBackup('saved', 9, own)
    expect(readBackups(own)).toEqual({ saved: 9 })
    noteBackup('never', 10, own)
    expect(readBackups(own)).toEqual({ saved: 9, never: true })
    noteBackup('saved', 3, own)
    expect(readBackups(own)).toEqual({ saved: 9, never: true })
    noteBackup('remind', 11, own)
    expect(readBackups(own)).toEqual({ saved: 9 })
  })

  it.each([['{'], ['[]'], ['null'], ['7'], ['{"saved":"yesterday","never":"no","later":null}']])(
    'is nothing where it reads %s',
    (text) => {
      expect(readBackups(store(text))).toEqual({})
    },
  )

  it('does no harm where the device stores nothing', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    expect(readBackups(blocked)).toEqual({})
    expect(noteBackup('later', 5, blocked)).toEqual({ later: 5 })
  })
})
