/** Cost of an account's usage this month, by record; a record's parts count with it. */
export const usage = {
  operation: 'listUsage',
  theirs: 'owner_uuid',
  sum: 'cost',
  link: { type: 'billing_account', id: 'billing_account_id', tab: 'usage', filter: 'of' },
} as const
