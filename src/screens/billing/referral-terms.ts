import type { Site } from '../../platform/site/site'

/** Terms of a referral, in the site's currency; a field is undefined if the amount is zero or unknown. */
export interface ReferralTerms {
  /** Credit of the referred user. */
  receiver: number | undefined
  /** Credit of the referring user. */
  promoter: number | undefined
  /** Total the receiver has to top up first. */
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

/** Who gets credit; part of the text key. */
export function whoGets({ receiver, promoter }: ReferralTerms): 'both' | 'receiver' | 'promoter' | undefined {
  if (receiver !== undefined) return promoter === undefined ? 'receiver' : 'both'
  return promoter === undefined ? undefined : 'promoter'
}
