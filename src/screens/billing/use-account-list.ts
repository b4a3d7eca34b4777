import { useElements, type Elements, type ElementsSource } from '../../engine/record/use-elements'
import type { OperationId } from '../../generated/operations'

const ofAccount = (operation: OperationId): ElementsSource => ({
  at: '',
  operation,
  params: { billing_account_id: { record: 'id' } },
})

const sources = {
  invoices: ofAccount('listInvoices'),
  usage: ofAccount('listUsage'),
  history: ofAccount('listCreditHistory'),
  cards: ofAccount('listCards'),
}

/** A list of the page's account, through the shared cache. */
export function useAccountList(name: keyof typeof sources): Elements {
  return useElements(sources[name])
}
