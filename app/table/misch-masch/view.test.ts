import { describe, expect, it } from 'vitest'
import type { OpenTable } from '@/lib/book/live'
import { mischMasch } from '@/lib/games/registry'
import { replay } from '@/lib/referee/record'
import { type MischMaschEvent, mischMaschView } from './view'

const turnUp = (card: string) => ({ do: 'turn-up', card })
const play = (by: number, card: string) => ({ do: 'play', by, card })

/** What the screen sees of Ana, Ben, Cem and Dora's table after these events. */
function viewAfter(events: readonly object[], options: object = {}) {
  const header = {
    game: 'misch-masch' as const,
    players: ['Ana', 'Ben', 'Cem', 'Dora'],
    options: mischMasch.options.parse(options),
  }
  const record = replay(mischMasch, header, events as MischMaschEvent[])
  return mischMaschView({ game: mischMasch, header, record } as unknown as OpenTable, 'en')
}

describe('cards that were drawn', () => {
  const opened = [turnUp('cham'), play(0, 'KE')]

  it('are those of the last event', () => {
    expect(viewAfter([...opened, { do: 'draw', by: 1 }]).drew).toEqual([0, 1, 0, 0])
    expect(viewAfter(opened).drew).toEqual([0, 0, 0, 0])
  })

  it('are all that who laid a real animal draws, though a card was laid, too', () => {
    // A5.2: with six cards Ana has the fewest.
    expect(viewAfter([turnUp('cham'), play(0, 'DD')]).drew).toEqual([2, 0, 0, 0])
  })

  it('are none where it was taken back', () => {
    const events = [...opened, { ...play(1, 'DD'), ruling: 'taken-back' }]
    expect(viewAfter(events).drew).toEqual([0, 0, 0, 0])
  })

  it('are none where a card goes back into the hand', () => {
    // A6.2: Cem sits closer to Ben, who is on turn, than Dora.
    const events = [...opened, play(3, 'EK'), play(2, 'EK')]
    const { table, drew } = viewAfter(events, { interject: 'in-order' })
    expect(table.players.map(({ hand }) => hand)).toEqual([6, 7, 6, 7])
    expect(drew).toEqual([0, 0, 0, 0])
  })
})
