import { describe, expect, it } from 'vitest'
import { environmentOf } from '../../../../src/engine/data/use-environment'
import {
  accountsIn,
  chosenAccount,
  type BillingAccount,
} from '../../../../src/platform/account/use-billing-account'
import { createSite, type Location } from '../../../../src/platform/site/site'
import { plainSite } from '../../platform/stand'
import { accountOf } from '../../screens/billing/account-page'

const account = (id: number, changes: Partial<BillingAccount> = {}): BillingAccount =>
  accountOf({ id, is_default: false, ...changes })
const location = (slug: string, changes: Partial<Location> = {}): Location =>
  ({
    slug,
    display_name: slug,
    country_code: 'est',
    is_default: false,
    is_published: true,
    ...changes,
  }) as Location

const site = createSite({
  ...plainSite,
  locations: [location('tll'), location('jkt01', { create_resource_disabled: true })],
})
const open = account(1, { is_default: true })
const frozen = account(2, { restriction_level: 'FROZEN' })

describe('what surrounds a record', () => {
  const around = environmentOf(site, { ...chosenAccount([open, frozen]), known: true }, false)

  it('knows which accounts may pay, and trusts unknown ones [BILLING-13]', () => {
    expect([1, 2, 3, undefined].map((id) => around.accountOpen(id))).toEqual([true, false, true, true])
    expect(around).toMatchObject({ billingAccount: 1, billingAccountOpen: true })
  })

  it('knows which accounts are limited [VM-28]', () => {
    const small = account(4, { restriction_level: 'LIMITED' })
    const known = environmentOf(site, { ...chosenAccount([open, small]), known: true }, false)
    expect([1, 4, 9].map((id) => known.accountLimited(id))).toEqual([false, true, false])
    expect(known.accountOpen(4)).toBe(true)
  })

  it('knows what the user is called, in either case, once that is answered [ACCESS-18]', () => {
    const named = (user: unknown) => {
      const chosen = { ...chosenAccount([open]), known: true }
      return environmentOf(site, chosen, false, [], () => user).isUser
    }
    expect(named({ name: 'mari@raamat.example' })?.(' Mari@Raamat.example')).toBe(true)
    expect(named({ name: 'mari@raamat.example' })?.('uku@uus.example')).toBe(false)
    expect(named(undefined)?.('mari@raamat.example')).toBe(false)
  })

  it('takes the account in use for what is new', () => {
    const chosen = { ...chosenAccount([open, frozen], 2), known: true }
    expect(environmentOf(site, chosen, false)).toMatchObject({
      billingAccount: 2,
      billingAccountOpen: false,
    })
  })

  it('refuses nothing before the accounts are known', () => {
    const unknown = { ...chosenAccount([]), known: false }
    expect(environmentOf(site, unknown, false)).toMatchObject({
      billingAccount: null,
      billingAccountOpen: true,
    })
  })

  it('knows which locations accept new records', () => {
    expect(['tll', 'jkt01', 'gone', undefined].map((slug) => around.locationOpen(slug))).toEqual([
      true,
      false,
      true,
      true,
    ])
  })
})

describe('the accounts of an answer', () => {
  it('are those that are accounts and not deleted', () => {
    expect(accountsIn([open, null, { id: 'x' }, account(4, { is_deleted: true })])).toEqual([open])
    expect(accountsIn({ accounts: [open] })).toEqual([])
  })

  it('begin with the one wished for, else the default one, else the first', () => {
    expect(chosenAccount([frozen, open], 2).current).toBe(frozen)
    expect(chosenAccount([frozen, open], 7).current).toBe(open)
    expect(chosenAccount([frozen]).current).toBe(frozen)
    expect(chosenAccount([]).current).toBeUndefined()
  })
})
