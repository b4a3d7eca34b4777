import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Disk, IpAddress, Network, VirtualMachine } from '../../../../sandbox/entities'
import { currencies, currencyOf, fromEuros, toMinor } from '../../../../sandbox/charging/currency'
import { type Client, openSandbox, start, wantedVm } from '../support'
import { expectBalanced, readBooks } from './books'
import { createShadow, type Shadow } from './shadow'

const account = 120348

/** One thing a customer does, or time that passes. */
type Step =
  | { readonly do: 'disk'; readonly size: number }
  | { readonly do: 'address' }
  | { readonly do: 'machine'; readonly vcpu: number; readonly gb: number }
  | { readonly do: 'delete' | 'stop'; readonly which: number }
  | { readonly do: 'wait'; readonly seconds: number }
  | { readonly do: 'topUp'; readonly euros: number }
  | { readonly do: 'pay' }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('disk' as const), size: fc.integer({ min: 1, max: 12_000 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('address' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('machine' as const),
      vcpu: fc.integer({ min: 1, max: 16 }),
      gb: fc.constantFrom(0.5, 1, 1.5, 2, 4, 32),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('delete' as const, 'stop' as const),
      which: fc.nat(20),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      seconds: fc.oneof(fc.integer({ min: 1, max: 7200 }), fc.integer({ min: 7200, max: 40 * 86_400 })),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('topUp' as const), euros: fc.integer({ min: 13, max: 3000 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('pay' as const) }) },
)

/** What exists, and how to end its charges in the shadow. */
interface Thing {
  readonly kind: 'disk' | 'address' | 'machine'
  readonly key: string
  end: (at: number) => void
  isOn: boolean
  readonly size: { readonly vcpu: number; readonly gb: number }
}

/** A customer who does one thing after the other, with a shadow that counts along. */
class Customer {
  now = start
  things: Thing[] = []

  constructor(
    readonly client: Client,
    readonly shadow: Shadow,
    readonly pools: { readonly fast: string; readonly plain: string },
    readonly currency: string,
  ) {}

  async take(step: Step): Promise<void> {
    switch (step.do) {
      case 'disk':
        return this.addDisk(step.size)
      case 'address':
        return this.addAddress()
      case 'machine':
        return this.addMachine(step.vcpu, step.gb)
      case 'wait':
        this.client.advance(step.seconds)
        this.now += step.seconds * 1000
        return
      case 'topUp': {
        const amount = fromEuros(step.euros, currencyOf(this.currency))
        await this.client.post('/payment/credit/request_invoice', { billing_account_id: account, amount })
        return
      }
      case 'pay':
        await this.client.post('/payment/pay_all', { billing_account_id: account })
        return
      default:
        return this.change(step)
    }
  }

  async change(step: Extract<Step, { readonly which: number }>): Promise<void> {
    const thing = this.things[step.which % Math.max(this.things.length, 1)]
    if (!thing) return
    if (step.do === 'delete') await this.remove(thing)
    if (step.do === 'stop' && thing.kind === 'machine') await this.toggle(thing)
  }

  async addDisk(size: number): Promise<void> {
    const body = { size_gb: size, display_name: 'data', billing_account_id: account }
    const made = await this.client.post<Disk>('/tll/storage/disks', body)
    if (made.status !== 201) return
    const end = this.shadow.begin('BLOCK_STORAGE', size, this.now, {
      location: 'tll',
      pool: this.pools.plain,
    })
    this.things.push({ kind: 'disk', key: made.body.uuid, end, isOn: true, size: { vcpu: 0, gb: 0 } })
  }

  async addAddress(): Promise<void> {
    const made = await this.client.post<IpAddress>('/tll/network/ip_addresses', {
      name: 'spare',
      billing_account_id: account,
    })
    if (made.status !== 200) return
    const end = this.shadow.begin('UNASSIGNED_FLOATING_IP', 1, this.now)
    this.things.push({ kind: 'address', key: made.body.address, end, isOn: true, size: { vcpu: 0, gb: 0 } })
  }

  async addMachine(vcpu: number, gb: number): Promise<void> {
    const body = wantedVm({ vcpu, ram: gb * 1024, disks: 20, reserve_public_ip: false })
    const made = await this.client.post<VirtualMachine>('/tll/user-resource/vm', body)
    if (made.status !== 200) return
    const size = { vcpu, gb }
    const disk = this.shadow.begin('BLOCK_STORAGE', 20, this.now, { location: 'tll', pool: this.pools.fast })
    const power = this.power(size, this.now)
    const thing: Thing = { kind: 'machine', key: made.body.uuid, end: power, isOn: true, size }
    this.things.push(thing)
    this.disks.set(made.body.uuid, disk)
  }

  readonly disks = new Map<string, (at: number) => void>()

  power({ vcpu, gb }: Thing['size'], at: number): (at: number) => void {
    const ends = [this.shadow.begin('CPU', vcpu, at), this.shadow.begin('RAM', gb, at)]
    return (end) => {
      for (const each of ends) each(end)
    }
  }

  async toggle(thing: Thing): Promise<void> {
    const path = '/tll/user-resource/vm'
    if (thing.isOn) {
      const stopped = await this.client.post(`${path}/stop`, { uuid: thing.key, force: true })
      if (stopped.status !== 200) return
      thing.end(this.now)
      thing.isOn = false
      return
    }
    const started = await this.client.post(`${path}/start`, { uuid: thing.key })
    if (started.status !== 200) return
    thing.isOn = true
    thing.end = this.power(thing.size, this.now + 4000)
    this.client.advance(5)
    this.now += 5000
  }

  async remove(thing: Thing): Promise<void> {
    const path = {
      disk: `/tll/storage/disks/${thing.key}`,
      address: `/tll/network/ip_addresses/${thing.key}`,
      machine: '/tll/user-resource/vm',
    }[thing.kind]
    const gone = await this.client.del(path, thing.kind === 'machine' ? { uuid: thing.key } : {})
    if (gone.status >= 300) return
    if (thing.isOn) thing.end(this.now)
    this.disks.get(thing.key)?.(this.now)
    this.things = this.things.filter((each) => each !== thing)
  }
}

async function openCustomer(currency: string): Promise<Customer> {
  const client = openSandbox({ seed: 'empty', currency })
  const off = { is_recurring_payment_enabled: false }
  await client.put(`/payment/billing_account/${account}/recurring_payment`, off)
  const prices = await client.get<Parameters<typeof createShadow>[0]>('/pricing/list/current')
  const machine = await client.post<VirtualMachine>(
    '/tll/user-resource/vm',
    wantedVm({ billing_account_id: 120351, vcpu: 1 }),
  )
  const disks = await client.get<Disk[]>('/tll/storage/disks')
  const plain = await client.post<Disk>('/tll/storage/disks', {
    size_gb: 1,
    display_name: 'x',
    billing_account_id: 120351,
  })
  expect([machine.status, plain.status]).toEqual([200, 201])
  await client.get<Network[]>('/tll/network/networks')
  const pools = { fast: disks.body[0]?.storage_pool_uuid ?? '', plain: plain.body.storage_pool_uuid ?? '' }
  return new Customer(client, createShadow(prices.body, currency), pools, currency)
}

/** Months that ended by `now`, with the one the sandbox began in. */
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

describe.each(currencies)('money in $code', ({ code, decimals }) => {
  it(
    '[BILLING-08] [BILLING-19] [INVOICE-02] adds up after anything that can happen, to the minor unit',
    { timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 30 }), async (steps) => {
          const customer = await openCustomer(code)
          for (const each of steps) {
            await customer.take(each)
            expectBalanced(await readBooks(customer.client, account), code)
          }
          const { invoices } = await readBooks(customer.client, account)
          const minor = (amount: number): number => toMinor(amount, currencyOf(code)) ?? NaN
          for (const [from, until] of months(customer.now)) {
            const isRunning = until > customer.now
            const invoice = invoices.find(
              ({ period_start: start, type }) => type === 'cloud_services' && start === from / 1000,
            )
            const expected = customer.shadow.cost(from, Math.min(until, customer.now), decimals)
            expect(minor(invoice?.totals.subtotal ?? 0), new Date(from).toISOString()).toBe(expected)
            expect(invoice?.id === 'current').toBe(isRunning)
          }
        }),
        { numRuns: 15 },
      )
    },
  )
})
