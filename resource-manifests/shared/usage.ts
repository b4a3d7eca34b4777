/** What an account has used this month, by the thing it is used by; the parts of a thing count with it. */
export const usage = {
  operation: 'listUsage',
  theirs: 'owner_uuid',
  sum: 'cost',
  link: { type: 'billing_account', id: 'billing_account_id', tab: 'usage', filter: 'of' },
} as const
