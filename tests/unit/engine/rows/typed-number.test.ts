import { expect, it } from 'vitest'
import { typedNumber } from '../../../../src/engine/rows/typed-number'
import type { CompiledColumn } from '../../../../src/manifest/compiled-columns'

const money = { format: String, unit: String, charged: 'EUR', currency: 'EUR', rate: 1, converted: false }
const middle = (cell: CompiledColumn['cell'], typed: string): number | undefined => {
  const range = typedNumber({ cell }, typed, { money })
  return range && (range.from + range.to) / 2
}

it.each([
  ['gigabytes', '4', 4],
  ['gigabytes', '512mb', 0.5],
  ['gigabytes', '2 TB', 2048],
  ['megabytes', '4', 4096],
  ['megabytes', '512mb', 512],
  ['megabytes', '1tb', 1_048_576],
  ['bytes', '3', 3e9],
  ['bytes', '3mb', 3e6],
  ['bytes', '3kb', 3e3],
  ['bytes', '3gb', 3e9],
  ['bytes', '3tb', 3e12],
  ['bytes', '3b', 3],
  ['count', '7', 7],
  ['count', '-7', -7],
  ['count', '1.5', 1.5],
  ['gigabytes', '4GB', 4],
  ['gigabytes', '4GiB', 4],
  ['megabytes', '4 GiB', 4096],
  ['megabytes', '512mib', 512],
  ['bytes', '1gib', 1_073_741_824],
  ['bytes', '2KiB', 2048],
] as const)('reads a number of a column of %s, written %s, by its unit', (cell, typed, number) => {
  expect(middle(cell, typed)).toBeCloseTo(number, 6)
})

it.each([
  ['20', 10],
  ['20 USD', 10],
  ['20 eur', 20],
  ['20$', 10],
  ['€20', 10],
] as const)('reads an amount written %s by its currency', (typed, number) => {
  const shown = { ...money, currency: 'USD', rate: 2, converted: true }
  const range = typedNumber({ cell: 'money' }, typed, { money: shown })
  expect(range && (range.from + range.to) / 2).toBeCloseTo(number, 6)
})

it.each([
  ['gigabytes', 'large'],
  ['gigabytes', '4 km'],
  ['count', '4gb'],
  ['count', ''],
  ['count', 'a7'.repeat(2)],
  ['count', '7 8'],
  ['money', '4gb'],
  ['date', 'x2026'],
  ['date', '2026x'],
  ['date', '2026-1'],
  ['date', '21'],
  ['date', '11/27/2026'],
  ['date', '31.02.2026'],
  ['date', '2026-13'],
] as const)('of %s takes %s for no number', (cell, typed) => {
  expect(typedNumber({ cell }, typed, { money })).toBeUndefined()
})

it.each([
  ['2026', new Date(2026, 0, 1), new Date(2027, 0, 1)],
  ['2026-11', new Date(2026, 10, 1), new Date(2026, 11, 1)],
  ['2026-12', new Date(2026, 11, 1), new Date(2027, 0, 1)],
  ['2026-11-21', new Date(2026, 10, 21), new Date(2026, 10, 22)],
  ['2026-11-30', new Date(2026, 10, 30), new Date(2026, 11, 1)],
  ['27.11.2026', new Date(2026, 10, 27), new Date(2026, 10, 28)],
  ['1.2.2026', new Date(2026, 1, 1), new Date(2026, 1, 2)],
])('reads the time %s from its first to its last millisecond', (typed, from, end) => {
  expect(typedNumber({ cell: 'date' }, typed, { money })).toEqual({
    from: from.getTime(),
    to: end.getTime() - 1,
  })
})

it('reads an amount in the currency shown, with its symbol or without', () => {
  const dollars = { ...money, currency: 'USD', rate: 2, converted: true }
  const range = typedNumber({ cell: 'money' }, '20', { money: dollars })
  expect(range?.from).toBeCloseTo(9.9975, 10)
  expect(range?.to).toBeCloseTo(10.0025, 10)
  expect(typedNumber({ cell: 'money' }, '$20', { money: dollars })).toEqual(range)
})

it.each([
  ['count', '7', 0.005],
  ['gigabytes', '4', 0.005],
  ['gigabytes', '4tb', 0.005],
  ['gigabytes', '512mb', 0.005 / 1024],
  ['megabytes', '4', 0.005 * 1024],
  ['megabytes', '4tb', 0.005 * 1024],
  ['megabytes', '512mb', 0.005],
  ['bytes', '3mb', 0.05e6],
] as const)('of %s takes for %s whatever is written like it', (cell, typed, half) => {
  const { from, to } = typedNumber({ cell }, typed, { money }) ?? { from: 0, to: 0 }
  expect((to - from) / 2).toBeCloseTo(half, 6)
})
