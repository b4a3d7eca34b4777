import { useElements, type Elements, type ElementsSource } from '../../engine/record/use-elements'
import type { OperationId } from '../../generated/operations'

const ofAccount = (operation: OperationId): ElementsSource => ({
  at: '',
  read: { operation, params: { billing_account_id: { field: 'id' } } },
})

const sources = {
  invoices: ofAccount('listInvoices'),
  usage: ofAccount('listUsage'),
  history: ofAccount('listCreditHistory'),
  cards: ofAccount('listCards'),
}

/** What the account of the page has, in lists that are shared with every other place that reads them. */
export function useAccountList(name: keyof typeof sources): Elements {
  return useElements(sources[name])
}
