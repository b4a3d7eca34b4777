import { readMeters, toUsageItem } from '../charging/usage'
import { findAccountEver } from './find-account'
import type { HandlersOf } from './handler'

/** Usage of an account this month, and its credit history. */
export const usageHandlers: HandlersOf<'listUsage' | 'listCreditHistory'> = {
  listUsage: (context, { billing_account_id: named }) => {
    const account = findAccountEver(context, named)
    return readMeters(context, account).map((reading) => toUsageItem(reading, context, account.owner))
  },

  listCreditHistory: (context, { billing_account_id: named }) => {
    const { owner, document } = findAccountEver(context, named)
    return context.records
      .list('history', { owner, account: document.id })
      .map((entry) => entry.document)
      .reverse()
  },
}
