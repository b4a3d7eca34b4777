import { hoursPerMonth } from '../../lib/hours'
import { payerOf } from './payer'
import { monthSum, type RecordItem } from './record-item'
import type { RecordList } from './use-all-records'

/**
 * What everything that an account pays for costs an hour as it is now, before discount and VAT, in the site's currency.
 * Undefined while a list that could hold a part of it has not answered: a part that is not known is never counted as
 * nothing.
 */
export function spendingPerHour(
  lists: readonly Pick<RecordList, 'resource' | 'status' | 'items'>[],
  accountType: string,
  account: number,
): number | undefined {
  const priced = lists.filter(({ resource }) => resource.price.length > 0)
  if (priced.some(({ status }) => status !== 'ok')) return undefined
  const paid = (item: RecordItem): boolean => payerOf(item.resource, accountType, item.subject) === account
  const { amount, partial } = monthSum(priced.flatMap(({ items }) => items).filter(paid))
  return partial ? undefined : amount / hoursPerMonth
}
