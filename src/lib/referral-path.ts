/** URL of the referral page, without the base path. */
export const referralPath = '/billing/referral'

/** Referral link of a code, without the base path (requirement ROUTE-27). */
export const referralLink = (code: string): string => `/referral/${encodeURIComponent(code)}`
