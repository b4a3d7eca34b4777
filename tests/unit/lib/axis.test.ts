import { expect, it } from 'vitest'
import { axisValues, neededDigits } from '../../../src/lib/axis'

it.each([
  [23, [0, 10, 20, 30]],
  [640.1, [0, 200, 400, 600, 800]],
  [40, [0, 10, 20, 30, 40]],
  [0.7, [0, 0.2, 0.4, 0.6, 0.8]],
  [9, [0, 2.5, 5, 7.5, 10]],
  [0, [0]],
  [-3, [0]],
  [Number.NaN, [0]],
])('divides an axis up to %d into round values', (most, values) => {
  expect(axisValues(most)).toEqual(values)
})

it.each([
  [[0, 10, 20], 0],
  [[0, 2.5, 5], 1],
  [[0, 0.05, 0.1], 2],
  [[], 0],
])('%j need %i decimals', (values, digits) => {
  expect(neededDigits(values)).toBe(digits)
})
