import type { Site } from '../../platform/site/site'

/** What a referral brings, in the site's currency; undefined where it brings nothing or nothing is asked. */
export interface ReferralTerms {
  /** To whoever was referred. */
  receiver: number | undefined
  /** To whoever referred. */
  promoter: number | undefined
  /** What the receiver has to top up in all first. */
  topUp: number | undefined
}

const positive = (amount: number | null | undefined): number | undefined =>
  typeof amount === 'number' && amount > 0 ? amount : undefined

/** The terms of a site (requirement REFERRAL-03). */
export function referralTerms({ config }: Pick<Site, 'config'>): ReferralTerms {
  const amounts = config.referralCreditAmounts
  return {
    receiver: positive(amounts?.receiver_credit),
    promoter: positive(amounts?.promoter_credit),
    topUp: positive(amounts?.referral_credit_receiver_precondition_topup_sum),
  }
}

/** Who gets something: names the sentence that says it. */
export function whoGets({ receiver, promoter }: ReferralTerms): 'both' | 'receiver' | 'promoter' | undefined {
  if (receiver !== undefined) return promoter === undefined ? 'receiver' : 'both'
  return promoter === undefined ? undefined : 'promoter'
}
