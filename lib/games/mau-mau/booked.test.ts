import { expect, it } from 'vitest'
import { booked } from './booked'
import { mauMau } from './index'
import type { MauMauState } from './state'

const state = (options: object, points: readonly number[]): MauMauState => {
  const players = ['Ana', 'Ben', 'Cem', 'Dora'].slice(0, points.length)
  const dealt = mauMau.open({ game: 'mau-mau', players, options: mauMau.options.parse(options) })
  return { ...dealt, seats: dealt.seats.map((seat, i) => ({ ...seat, points: points[i] as number })) }
}

it('U7.3: counts points in a points game, none in a quick one', () => {
  expect(booked.points(state({ points: 200 }, [120, 0, 35]))).toEqual([120, 0, 35])
  expect(booked.points(state({}, [0, 0, 0]))).toBeNull()
})

it('U2: knows pairs', () => {
  expect(booked.pairs(state({ pairs: true }, [0, 0, 0, 0]))).toBe(true)
  expect(booked.pairs(state({}, [0, 0, 0, 0]))).toBe(false)
})
