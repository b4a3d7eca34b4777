import { describe, expect, it } from 'vitest'
import { fc } from '../../../run/seed'
import { oneOfEach } from '../../../run/some-of'
import { seconds } from '../../../run/time-limits'
import { currencies, currencyOf, toMinor } from '../../../../sandbox/charging/currency'
import { kindsWithPrices } from '../../../../sandbox/charging/priced/all'
import { expectBalanced, readBooks } from './books'
import { Customer } from './customer'
import { accounts } from './estate'
import { anySequence, steppedKinds } from './steps'

/** The same sequences every time. A failure names the seed and the shortest sequence that fails. */
const seed = 20_261_121

/** The months until `now`, from the one the sandbox began in. */
function months(now: number): [from: number, until: number][] {
  const list: [number, number][] = []
  for (let from = Date.UTC(2026, 10, 1); from <= now;) {
    const date = new Date(from)
    const until = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)
    list.push([from, until])
    from = until
  }
  return list
}

/** Types that were charged in any sequence. */
const charged = new Set<string>()

it('covers every kind of record that costs something', () => {
  expect([...steppedKinds].sort()).toEqual([...kindsWithPrices].sort())
})

describe.each(oneOfEach(currencies, 3))('money in $code', ({ code, decimals, rate }) => {
  const minor = (amount: number): number => toMinor(amount, currencyOf(code)) ?? NaN

  /** Compares the invoices of an account with the shadow, month by month. */
  async function expectInvoiced(customer: Customer, account: number): Promise<void> {
    const { invoices } = await readBooks(customer.client, account)
    for (const [from, until] of months(customer.now)) {
      const invoice = invoices.find(
        ({ period_start: start, type }) => type === 'cloud_services' && start === from / 1000,
      )
      const expected = customer.shadow.cost(account, from, Math.min(until, customer.now), decimals)
      expect(minor(invoice?.totals.subtotal ?? 0), `${account}, ${new Date(from).toISOString()}`).toBe(
        expected,
      )
      expect(invoice?.id === 'current').toBe(until > customer.now)
    }
  }

  it(
    '[BILLING-08 platform] [BILLING-19 platform] [INVOICE-02 platform] adds up after anything that can happen, to the minor unit',
    { timeout: seconds(120) },
    async () => {
      await fc.assert(
        fc.asyncProperty(anySequence, async (steps) => {
          const customer = await Customer.open(code)
          for (const step of steps) {
            await customer.take(step)
            for (const account of accounts) expectBalanced(await readBooks(customer.client, account), code)
          }
          for (const account of accounts) await expectInvoiced(customer, account)
          for (const type of customer.shadow.types(customer.now)) charged.add(type)
        }),
        { seed: seed + Math.round(rate * 100), numRuns: 10 },
      )
    },
  )
})

it('[PRICING-03 platform] has charged every type that is priced', () => {
  expect([...charged].sort()).toEqual([
    'ASSIGNED_FLOATING_IP',
    'BARE_METAL_SERVER',
    'BLOCK_STORAGE',
    'BLOCK_STORAGE_BACKUP',
    'BLOCK_STORAGE_SNAPSHOT',
    'CPU',
    'LOAD_BALANCER',
    'OBJECT_STORAGE',
    'RAM',
    'UNASSIGNED_FLOATING_IP',
    'WINDOWS_LICENSE',
  ])
})
