import { MemoBy } from '../../lib/memo'
import { groupBy } from '../../lib/group-by'
import { hoursPerMonth } from '../../lib/hours'
import { readPath } from '../../manifest/subject'
import { payerPath } from '../../manifest/payer'
import { monthSum, type RecordItem } from './record-item'
import type { RecordList } from './use-all-records'

type PricedList = Pick<RecordList, 'resource' | 'status' | 'items'>

const pricedOf = (lists: readonly PricedList[]): readonly PricedList[] =>
  lists.filter(({ resource }) => resource.price.length > 0)

const byPayer = new MemoBy<string, ReadonlyMap<unknown, readonly RecordItem[]>>()

const paidIn = (lists: readonly PricedList[], accountType: string, account: number): readonly RecordItem[] =>
  lists.flatMap(({ resource, items }) => {
    const path = payerPath(resource, accountType)
    return path === undefined
      ? []
      : (byPayer
          .get(items, path, () => groupBy(items, ({ subject }) => readPath(subject, path)))
          .get(account) ?? [])
  })

/**
 * Current hourly cost of everything an account pays for, before discount and VAT, in the site's currency. Undefined
 * while any list that could contain a part of it is unknown.
 */
export function spendingPerHour(
  lists: readonly PricedList[],
  accountType: string,
  account: number,
): number | undefined {
  const priced = pricedOf(lists)
  if (priced.some(({ status }) => status !== 'ok')) return undefined
  const { amount, partial } = monthSum(paidIn(priced, accountType, account))
  return partial ? undefined : amount / hoursPerMonth
}

/** Whether an account's spending is unknown only because lists are still being read. */
export function awaitsSpending(lists: readonly PricedList[], accountType: string, account: number): boolean {
  const priced = pricedOf(lists)
  const unknown = paidIn(priced, accountType, account).filter(({ monthUnknown }) => monthUnknown)
  const awaited = unknown.filter(({ monthAwaited }) => monthAwaited)
  return (
    priced.every(({ status }) => status !== 'failed') &&
    awaited.length === unknown.length &&
    (awaited.length > 0 || priced.some(({ status }) => status === 'pending'))
  )
}
