import { expect, it } from 'vitest'
import { usageByKind, usageName, type UsageItem } from '../../../../src/screens/billing/usage'

const item = (cost: number, types: UsageItem['uptime_types'], more: Partial<UsageItem> = {}): UsageItem => ({
  uuid: `u${cost}`,
  billing_account_id: 7,
  user_id: 1,
  description: 'web-prod-01, 4 CPUs, 8 GB RAM',
  hours: 10,
  price: cost / 10,
  price_unit: 'h',
  cost,
  ...(types ? { uptime_types: types } : {}),
  ...more,
})

it('[BILLING-20] adds usage up by kind, the dearest first, and loses nothing', () => {
  const items = [
    item(1, ['FLOATING_IP']),
    item(20, ['VM_COMPUTE', 'VM_RUNNING', 'BACKUP_STORAGE']),
    item(5, ['SNAPSHOT_STORAGE']),
    item(30, ['VM_COMPUTE', 'LICENSE']),
    item(2, undefined),
    item(3, ['SOMETHING_NEW' as 'SERVICE']),
  ]
  const groups = usageByKind(items)
  expect(groups.map(({ kind, cost }) => [kind, cost])).toEqual([
    ['compute', 50],
    ['disks', 5],
    ['other', 5],
    ['network', 1],
  ])
  expect(groups[0]?.items.map(({ cost }) => cost)).toEqual([30, 20])
  expect(groups.flatMap((group) => group.items)).toHaveLength(items.length)
})

it.each([
  ['web-prod-01, 4 CPUs, 8 GB RAM', 'web-prod-01', { name: 'web-prod-01', size: '4 CPUs, 8 GB RAM' }],
  ['a, b, 4 CPUs', 'a, b', { name: 'a, b', size: '4 CPUs' }],
  ['shop-media, bucket, 199.86 GB', null, { name: 'shop-media', size: 'bucket, 199.86 GB' }],
  ['something', null, { name: 'something', size: '' }],
])('[BILLING-20] separates a name from its size: %s', (description, named, words) => {
  expect(usageName(item(1, [], { description, configurations: [{ vm_name: named }] }))).toEqual(words)
})
