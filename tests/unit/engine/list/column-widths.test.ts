import { expect, it } from 'vitest'
import { columnWidth } from '../../../../src/engine/list/column-widths'
import { formatMoney } from '../../../../src/lib/money'

const money = (currency: string, rate: number) => ({
  format: (amount: number) => formatMoney(amount * rate, { locale: 'en', currency }),
  unit: String,
  charged: 'EUR',
  currency,
  rate,
  converted: rate !== 1,
})

it('gives amounts the room that the currency they are shown in needs', () => {
  const euro = columnWidth({ cell: 'money', copy: false, label: '' }, money('EUR', 1))
  const rupiah = columnWidth({ cell: 'money', copy: false, label: '' }, money('IDR', 17_500))
  expect(euro).toBeLessThan(120)
  expect(rupiah).toBeGreaterThan(euro + 40)
  expect(columnWidth({ cell: 'count', copy: false, label: '' }, money('IDR', 17_500))).toBe(
    columnWidth({ cell: 'count', copy: false, label: '' }, money('EUR', 1)),
  )
})

it('leaves room for the button that copies', () => {
  const width = (copy: boolean) => columnWidth({ cell: 'address', copy, label: '' }, money('EUR', 1))
  expect(width(true)).toBeGreaterThan(width(false))
})

it('breaks no word of a head', () => {
  const width = (label: string) => columnWidth({ cell: 'count', copy: false, label }, money('EUR', 1))
  expect(width('Machines')).toBeGreaterThan(width('Disks'))
  expect(width('On one machine')).toBe(width('machine'))
})
