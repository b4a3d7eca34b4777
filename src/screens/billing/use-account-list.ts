import { useElements, type Elements, type ElementsSource } from '../../engine/record/use-elements'
import { shape as card } from '../../generated/answers/listCards'
import { shape as historyEntry } from '../../generated/answers/listCreditHistory'
import { shape as invoice } from '../../generated/answers/listInvoices'
import { shape as usageItem } from '../../generated/answers/listUsage'
import type { OperationId } from '../../generated/operations'
import { decodeItems, type AnswerShape } from '../../lib/answer-shape'
import type { Invoice } from '../../platform/account/invoice'
import type { HistoryEntry } from './history'
import type { Card } from './payment-method'
import type { UsageItem } from './usage'

const ofAccount = (operation: OperationId): ElementsSource => ({
  at: '',
  operation,
  params: { billing_account_id: { record: 'id' } },
})

/** Items of each list of an account. */
interface AccountLists {
  invoices: Invoice
  usage: UsageItem
  history: HistoryEntry
  cards: Card
}

const lists: {
  readonly [Name in keyof AccountLists]: {
    readonly source: ElementsSource
    readonly shape: AnswerShape<AccountLists[Name]>
  }
} = {
  invoices: { source: ofAccount('listInvoices'), shape: invoice },
  usage: { source: ofAccount('listUsage'), shape: usageItem },
  history: { source: ofAccount('listCreditHistory'), shape: historyEntry },
  cards: { source: ofAccount('listCards'), shape: card },
}

/** A list of the page's account, through the shared cache; items that cannot be decoded are left out and counted. */
export function useAccountList<Name extends keyof AccountLists>(name: Name): Elements<AccountLists[Name]> {
  const { source, shape } = lists[name]
  const elements = useElements(source)
  return { ...elements, ...decodeItems(shape, elements.items) }
}
