import { expect, it } from 'vitest'
import { captureReferral, forgetReferral, rememberedReferral } from '../../../src/platform/referral'
import { Shelf } from './stand'

/** The stored referral of an entry. */
function kept(path: string, search = ''): string | null {
  const storage = new Shelf()
  captureReferral(path, search, storage)
  return storage.getItem('console.referral')
}

it.for([
  ['/referral/FRIEND-7', '', 'FRIEND-7'],
  ['/referral/FRIEND-7/', '', 'FRIEND-7'],
  ['/referral/a%20b', '', 'a b'],
  ['/compute', '?q=web&referral_code=ABC', 'ABC'],
  ['/referral/PATH', '?referral_code=QUERY', 'QUERY'],
] as const)('[ROUTE-27] [SESSION-04] of %s%s the code %s is kept', ([path, search, code]) => {
  expect(kept(path, search)).toBe(code)
})

it.for([
  ['/compute', ''],
  ['/referral', ''],
  ['/referral/a/b', ''],
  ['/referral/%E0%A4%A', ''],
  ['/compute', '?referral_code=%20'],
  [`/referral/${'x'.repeat(101)}`, ''],
] as const)('of %s%s nothing is kept', ([path, search]) => {
  expect(kept(path, search)).toBeNull()
})

it('a later code takes the place of an earlier one, an entry without one does not', () => {
  const storage = new Shelf()
  captureReferral('/referral/one', '', storage)
  captureReferral('/', '?referral_code=two', storage)
  captureReferral('/compute', '', storage)
  expect(storage.getItem('console.referral')).toBe('two')
})

it('[REFERRAL-04] the code is what forms with such a field begin with, until it was used', () => {
  const storage = new Shelf()
  const { values } = rememberedReferral(storage)
  expect(values()).toEqual({})
  captureReferral('/referral/FRIEND-7', '', storage)
  expect(values()).toEqual({ referral_code: 'FRIEND-7' })
  forgetReferral(storage)
  expect(values()).toEqual({})
})
