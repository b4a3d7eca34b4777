import { expect, it } from 'vitest'
import { spentPath } from '../../../../src/engine/record/SpentLink'
import type { Subject } from '../../../../src/manifest/subject'
import { environment } from '../support'

const spent = {
  operation: 'listUsage',
  params: { billing_account_id: { record: 'payer' } },
  theirs: 'uuid',
  sum: 'cost',
} as const
const link = { type: 'billing_account', id: 'billing_account_id', tab: 'usage', filter: 'of' }
const subject = (record: Record<string, unknown>, amount: number | undefined): Subject => ({
  record,
  derived: (name) => (name === 'spent' ? amount : undefined),
  environment: environment(),
})

it.each([
  [
    'leads to the tab of the payer, narrowed to the record',
    spent,
    7,
    3.2,
    '/billing/account/7?tab=usage&of=a%2Fb',
  ],
  ['leads there also where nothing was spent', spent, 7, 0, '/billing/account/7?tab=usage&of=a%2Fb'],
  ['leads nowhere while the cost is not known', spent, 7, undefined, undefined],
  ['leads nowhere without a payer', spent, undefined, 3.2, undefined],
])('the link from a cost %s', (_what, given, payer, amount, path) => {
  const found = spentPath({ detail: { spent: { ...given, link } } }, 'a/b', subject({ payer }, amount))
  expect(found).toBe(path)
})

it('is none where the manifest names none', () => {
  expect(spentPath({ detail: { spent } }, 'a', subject({ payer: 7 }, 1))).toBeUndefined()
  expect(spentPath({ detail: null }, 'a', subject({ payer: 7 }, 1))).toBeUndefined()
})
