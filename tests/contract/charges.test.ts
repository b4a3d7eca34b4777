// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { loadResource } from '../../src/engine/data/load-resource'
import { spendingPerHour } from '../../src/engine/data/spending-per-hour'
import { useAllRecords, type AllRecords } from '../../src/engine/data/use-all-records'
import { monthSum } from '../../src/engine/data/record-item'
import { chargeOf, estimate, totalOf } from '../../src/manifest/price'
import { elementSubject, readAll, readPath } from '../../src/manifest/subject'
import { discounted } from '../../src/platform/account/account-forecast'
import { accountsIn } from '../../src/platform/account/use-billing-account'
import { around } from './filled-form'
import { charged, inCents, pricesOf, settledWorld } from './charged'
import { pricedWorlds } from './priced-worlds'
import { pricedRecords } from './priced-records'
import { sectionsOf, typeOf, types, type World } from './world'

afterEach(cleanup)

const priced = [...types.values()].map(({ resource }) => resource).filter(({ price }) => price.length > 0)

/** Amounts by type and id of the record. */
type Sums = Record<string, string>

/** Number of records that cost something, by type. Empty lists would agree on nothing. */
function costlyTypes(sums: Sums): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const [name, sum] of Object.entries(sums)) {
    const [type = ''] = name.split(' ')
    if (sum !== inCents(0)) counts[type] = (counts[type] ?? 0) + 1
  }
  return counts
}

/** All records of a customer, as the dashboard, the list of all records and an account read them. */
async function everything(world: World): Promise<AllRecords> {
  const { platform } = world
  await Promise.all([...types.keys()].map((type) => loadResource(type, platform.texts)))
  const names = priced.map(({ type }) => type)
  const { result } = await act(async () => renderHook(() => useAllRecords(names), { wrapper: around(world) }))
  await waitFor(() => {
    if (result.current.pending || platform.queries.isFetching() > 0)
      throw new Error('Lists have not answered')
  })
  return result.current
}

describe.each(pricedWorlds)('in $name', ({ options, costly }) => {
  it('every price of a list, of a record, of its parts and of what stands in it is what is charged [PRICING-01] [PRICING-02]', async () => {
    const world = await settledWorld(options)
    const prices = await pricesOf(world)
    const all = await pricedRecords(world, priced, prices)
    const real = await charged(world)
    const said: Sums = {}
    const wanted: Sums = {}
    const compare = (name: string, shown: unknown, charge: number): void => {
      said[name] = typeof shown === 'number' ? inCents(shown) : inCents()
      wanted[name] = inCents(charge)
    }
    for (const { resource, row, id, subject } of all) {
      const { type } = resource
      const parts = totalOf(estimate(resource.price, subject, prices)).amount?.month
      compare(`${type} ${row.id}`, readPath(subject, '$price'), real.whole(id))
      compare(`${type}:own ${row.id}`, readPath(subject, '$ownPrice'), real.own(id))
      compare(`${type}:parts ${row.id}`, parts, real.whole(id))
      for (const section of sectionsOf(type, 'collection').filter(({ price }) => price.length > 0)) {
        for (const element of readAll(subject.record, `${section.at ?? ''}[]`)) {
          const about = elementSubject(subject, element)
          const part = String(readPath(about, section.key))
          compare(`${type}:${section.id} ${part}`, chargeOf(section.price, about, prices), real.own(part))
        }
      }
    }
    expect(said).toEqual(wanted)
    expect(costlyTypes(wanted)).toEqual(costly)
  })

  it('what the dashboard, the list of everything and an account add up is what is charged [PRICING-01]', async () => {
    const world = await settledWorld(options)
    const all = await everything(world)
    const real = await charged(world)
    const { amount, partial } = monthSum(all.items)
    expect([inCents(amount), partial]).toEqual([inCents(real.all), false])
    const costing = all.items.filter(({ month = 0 }) => month > 0).map(({ resource }) => resource.type)
    expect(new Set(costing)).toEqual(new Set(Object.keys(costly).filter((name) => !name.includes(':'))))
    const { type } = typeOf('billing_account').resource
    const accounts = async () => accountsIn(await world.call('listBillingAccounts'))
    const before = await accounts()
    const hours = 100
    world.advance(hours * 3600)
    const minor = world.platform.site.config.siteCurrency === 'IDR' ? 1 : 0.01
    const spending = (await accounts()).map(({ id, running_totals: totals }) => {
      const account = before.find((each) => each.id === id)
      const rate = spendingPerHour(all.lists, type, id) ?? NaN
      const said = (account ? discounted(account, rate) : NaN) * hours
      const taken = (totals?.total_before_tax ?? 0) - (account?.running_totals?.total_before_tax ?? 0)
      return { said, taken, agrees: Math.abs(said - taken) <= 1.5 * minor }
    })
    expect(spending.filter(({ agrees }) => !agrees)).toEqual([])
    expect(spending.some(({ taken }) => taken > 0)).toBe(true)
  })
})
