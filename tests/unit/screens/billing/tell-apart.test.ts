import { expect, it } from 'vitest'
import { tellApart } from '../../../../src/screens/billing/tell-apart'

const method = (name: string, expiry?: string, processor?: string) => ({ name, expiry, processor })
type Method = ReturnType<typeof method>
const detailsIn = (methods: readonly Method[]) =>
  methods.map(tellApart(methods, ({ name }) => name, [({ expiry }) => expiry, ({ processor }) => processor]))

it('says of an item what others of its name do not have, and no more', () => {
  expect(detailsIn([method('Visa 4242', '05/29'), method('Visa 0002', '05/29')])).toEqual([[], []])
  expect(detailsIn([method('Visa', '05/29', 'A'), method('Visa', '06/29', 'A')])).toEqual([
    ['05/29'],
    ['06/29'],
  ])
  expect(detailsIn([method('Visa', '05/29', 'A'), method('Visa', '05/29', 'B')])).toEqual([['A'], ['B']])
  expect(
    detailsIn([method('Visa', '05/29', 'A'), method('Visa', '05/29', 'B'), method('Visa', '07/29', 'A')]),
  ).toEqual([['05/29', 'A'], ['05/29', 'B'], ['07/29']])
  expect(detailsIn([method('PayPal'), method('PayPal', '05/29')])).toEqual([[], ['05/29']])
})
