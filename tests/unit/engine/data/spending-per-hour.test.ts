import { describe, expect, it } from 'vitest'
import type { RecordItem } from '../../../../src/engine/data/record-item'
import type { RecordList } from '../../../../src/engine/data/use-all-records'
import { awaitsSpending, spendingPerHour } from '../../../../src/engine/data/spending-per-hour'
import { columnOf, resourceOf } from '../support'
import { subject } from '../../manifest/support'

const accounts = 'billing_account'
const priced = resourceOf({
  price: [{ type: 'CPU', record: 1 }],
  list: { ...resourceOf().list, columns: [columnOf('billing_account_id', { refers: accounts })] },
})
const free = resourceOf({ price: [] })

function item(account: number, month: number | undefined, lacks?: 'answer' | 'failed'): RecordItem {
  const record = { id: '1', billing_account_id: account }
  return {
    key: '1',
    resource: priced,
    row: { key: '1', id: '1', record, location: undefined, odd: undefined },
    subject: subject({ record }),
    title: 'web',
    view: undefined,
    month,
    monthUnknown: lacks !== undefined,
    monthAwaited: lacks === 'answer',
  }
}
type List = Pick<RecordList, 'resource' | 'status' | 'items'>
const list = (
  items: readonly RecordItem[],
  status: RecordList['status'] = 'ok',
  resource = priced,
): List => ({
  resource,
  status,
  items,
})

describe('what an account spends in an hour', () => {
  it('is what it pays for, of all types, and nothing else', () => {
    const lists = [list([item(7, 73), item(8, 1000)]), list([item(7, 7.3), item(7, undefined)])]
    expect(spendingPerHour(lists, accounts, 7)).toBeCloseTo(0.11, 10)
    expect(spendingPerHour(lists, accounts, 9)).toBe(0)
  })

  it('reads the payer of a record once, however many accounts ask', () => {
    let reads = 0
    const watched = {
      ...item(7, 73),
      get subject() {
        reads += 1
        return item(7, 73).subject
      },
    }
    const lists = [list([watched])]
    for (let account = 0; account < 50; account += 1) spendingPerHour(lists, accounts, account)
    expect(reads).toBe(1)
  })

  it.each([
    ['a list has failed', [list([item(7, 73)]), list([], 'failed')]],
    ['a list has not answered yet', [list([item(7, 73)]), list([], 'pending')]],
    ['the cost of a part is not known', [list([item(7, 73), item(7, undefined, 'failed')])]],
  ])('is not known while %s', (_, lists) => {
    expect(spendingPerHour(lists, accounts, 7)).toBeUndefined()
  })

  it.each([
    ['a list has not answered yet', true, [list([item(7, 73)]), list([], 'pending')]],
    ['the cost of a part is being read', true, [list([item(7, undefined, 'answer')])]],
    ['the cost of a part is not known', false, [list([item(7, undefined, 'failed')]), list([], 'pending')]],
    ['a list has failed', false, [list([], 'failed'), list([], 'pending')]],
    ['all is read', false, [list([item(7, 73)])]],
  ])('is awaited only where it may still be known: %s', (_, awaited, lists) => {
    expect(awaitsSpending(lists, accounts, 7)).toBe(awaited)
  })

  it('is known though a list of what costs nothing, or a part of another account, is not', () => {
    const lists = [list([item(7, 73), item(8, undefined, 'failed')]), list([], 'failed', free)]
    expect(spendingPerHour(lists, accounts, 7)).toBeCloseTo(0.1, 10)
  })
})
