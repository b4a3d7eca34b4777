import { hoursPerMonth } from '../../lib/hours'
import { payerOf } from './payer'
import { monthSum, type RecordItem } from './record-item'
import type { RecordList } from './use-all-records'

/**
 * Current hourly cost of everything an account pays for, before discount and VAT, in the site's currency. Undefined
 * while any list that could contain a part of it is unknown.
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
