import { describe, expect, it } from 'vitest'
import { referralTerms, whoGets } from '../../../../src/screens/billing/referral-terms'
import { plainSite } from '../../platform/stand'

const none = { receiver: undefined, promoter: undefined, topUp: undefined }

describe('[REFERRAL-03] terms of referrals', () => {
  it('are the amounts of the site', () => {
    const referralCreditAmounts = {
      receiver_credit: 5.44,
      promoter_credit: 4.93,
      referral_credit_receiver_precondition_topup_sum: 11.33,
    }
    expect(referralTerms({ config: { ...plainSite, referralCreditAmounts } })).toEqual({
      receiver: 5.44,
      promoter: 4.93,
      topUp: 11.33,
    })
  })

  it('name nothing that is zero or not there', () => {
    expect(referralTerms({ config: plainSite })).toEqual(none)
    expect(
      referralTerms({ config: { ...plainSite, referralCreditAmounts: { receiver_credit: 0 } } }),
    ).toEqual(none)
  })

  it.for([
    [{ receiver: 1, promoter: 2 }, 'both'],
    [{ receiver: 1 }, 'receiver'],
    [{ promoter: 2 }, 'promoter'],
    [{}, undefined],
  ] as const)('%o: gets %s', ([amounts, who]) => {
    expect(whoGets({ ...none, ...amounts })).toBe(who)
  })
})
