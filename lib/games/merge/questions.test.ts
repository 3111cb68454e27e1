import { describe, expect, it } from 'vitest'
import { MERGE_CARDS } from '@/lib/cards/merge'
import { merge } from './index'
import { fitsOn, maySplit, mayStop } from './questions'
import { sceneStart, told } from './telling.fixture'

describe('does this fit?', () => {
  const state = told('a r4 on 1').after

  it.each([
    ['r5', { card: 'r5', on: 'r4', fits: true, misfit: null }],
    ['g4', { card: 'g4', on: 'r4', fits: true, misfit: null }],
    ['r4', { card: 'r4', on: 'r4', fits: false, misfit: 'equal' }],
    ['r9', { card: 'r9', on: 'r4', fits: false, misfit: 'no-neighbour' }],
    ['b5', { card: 'b5', on: 'r4', fits: false, misfit: 'different' }],
  ])('%s on pile 1', (card, answer) => {
    expect(fitsOn(state, card, 1)).toEqual(answer)
  })

  it('has no answer where there is no such card or pile', () => {
    expect(fitsOn(state, 'r11', 1)).toBeNull()
    expect(fitsOn(state, 'r4', 99)).toBeNull()
  })

  it('is answered as a placed card is judged', () => {
    for (const card of MERGE_CARDS) {
      const { verdict } = merge.judge(state, { do: 'place', by: 1, card, pile: 1 })
      expect(fitsOn(state, card, 1)?.fits).toBe(verdict === 'legal')
    }
  })
})

describe('may I split this?', () => {
  it('says which card is needed and where the parts go', () => {
    const { after } = told('a r4 on 1 / b b4 on 1')
    expect(maySplit(after, 2, 1, 1)).toEqual({
      fault: null,
      needs: 'b4',
      upper: { pile: 7, cards: ['b4'], to: 0 },
      lower: { pile: 1, cards: ['r3', 'r4', 'b4'], to: 1 },
    })
    expect(maySplit(after, 2, 1, 3)).toMatchObject({ fault: 'bad-split' })
    expect(maySplit(after, 0, 1, 1)).toMatchObject({ fault: 'not-your-pile' })
    expect(maySplit(after, 2, 99, 1)).toBeNull()
  })

  it('sends another’s to the neighbours of that player', () => {
    const { after } = told('a r4 on 1 / a g8 on 2', { players: 4 })
    expect(maySplit(after, 0, 1, 1)).toMatchObject({ fault: null, upper: { to: 2 }, lower: { to: 0 } })
    expect(maySplit(after, 1, 1, 1)).toMatchObject({ fault: 'too-many-piles' })
  })

  it('knows when nobody can have the card', () => {
    const { after } = told('a r4 on 1 / a r4 on 2 !')
    expect(maySplit(after, 1, 1, 1)).toMatchObject({ fault: 'no-such-card', needs: 'r4' })
  })
})

it('may I stop?', () => {
  expect(mayStop(sceneStart({ hands: [0] }), 0)).toBeNull()
  expect(mayStop(sceneStart({ hands: [0] }), 1)).toBe('still-holding')
  expect(mayStop(sceneStart({ piles: null }), 0)).toBe('not-laid-out')
  expect(mayStop(told('ends').after, 0)).toBe('game-over')
})
