import { expect, it } from 'vitest'
import { linkMethodId, linkMethodsOf } from '../../../../src/platform/account/link-methods'

it('[PAYMENT-23] reads the chosen link methods of an account, and nothing out of what is malformed', () => {
  const of = (data: unknown) => linkMethodsOf({ additional_data: JSON.stringify(data) })
  expect(of({ link_methods: ['duitku::FT', 'stripe', 7] })).toEqual(['duitku::FT', 'stripe'])
  expect(of({ link_methods: [] })).toEqual([])
  expect([of({}), of(null), of([]), linkMethodsOf({ additional_data: '{' }), linkMethodsOf({})]).toEqual([
    ...Array.from({ length: 5 }, () => undefined),
  ])
  expect([linkMethodId('duitku', 'FT'), linkMethodId('stripe', undefined)]).toEqual(['duitku::FT', 'stripe'])
})
