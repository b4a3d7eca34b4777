import { describe, expect, it } from 'vitest'
import type { OperationId } from '../../../../src/generated/operations'
import type { KeyKind } from '../../../../src/lib/key-kinds'
import { limitOf } from '../../../../src/platform/account/key-limit'
import { rightsOf } from '../../../../src/screens/acting/rights'

/** Rights of keys of these kinds by the description, as `id` or `id: why not`. */
const said = (kinds: readonly KeyKind[]) =>
  rightsOf((operation) => limitOf(kinds, operation)).map(({ id, limit }) =>
    limit === undefined ? id : `${id}: ${limit}`,
  )

describe('what one may do for another', () => {
  it('is everything but what only the owner may', () => {
    expect(said(['acting'])).toEqual([
      'resources',
      'invoices',
      'accounts',
      'payment',
      'tokens',
      'keys',
      'sharing: acting',
      'profile: acting',
    ])
  })

  it('is less for a key that reaches one billing account', () => {
    expect(said(['acting', 'restricted'])).toEqual([
      'resources',
      'invoices',
      'payment',
      'tokens',
      'accounts: restricted',
      'keys: restricted',
      'sharing: acting',
      'profile: acting',
    ])
  })

  it('is limited by its calls', () => {
    const refused = (operation: OperationId) =>
      operation === 'updateRecurringPayment' ? ('acting' as const) : undefined
    expect(rightsOf(refused).at(-1)).toEqual({ id: 'payment', limit: 'acting' })
  })
})
