import { describe, expect, it } from 'vitest'
import type { Disk, UsageItem, VmStorage } from '../../sandbox/entities'
import { addedMonth, keptMonths } from '../../src/engine/actions/money-effects'
import { readPlaces } from '../../src/engine/data/use-prices'
import type { Row } from '../../src/engine/data/row'
import { ownPrices } from '../../src/engine/overview/own-prices'
import type { CompiledResource } from '../../src/manifest/compiled'
import { estimate, monthOf, totalOf, type PlacePrices } from '../../src/manifest/price'
import { elementSubject, readAll, type Subject } from '../../src/manifest/subject'
import { accountsIn } from '../../src/platform/account/use-billing-account'
import { mainAccount, openWorld, sectionsOf, tll, typeOf, types, type World } from './world'

const hour = 3600
const hoursPerMonth = 730
const resources = [...types.values()].map(({ resource }) => resource)

/** Money by what it is charged for. */
type Sums = Record<string, string>

/** What has been charged so far, by one of the identities of a thing, in the currency of the platform. */
async function spent(world: World, by: 'uuid' | 'owner_uuid'): Promise<ReadonlyMap<string, number>> {
  const sums = new Map<string, number>()
  for (const { id } of accountsIn(await world.call('listBillingAccounts'))) {
    const usage = await world.call<UsageItem[]>('listUsage', { billing_account_id: id })
    for (const item of usage) {
      const id = item[by] ?? item.uuid ?? ''
      sums.set(id, (sums.get(id) ?? 0) + (item.price ?? 0) * (item.hours ?? 0))
    }
  }
  return sums
}

/** What each thing comes to in a month at what it is charged now, by one of the identities of a thing. */
async function charged(world: World, by: 'uuid' | 'owner_uuid'): Promise<ReadonlyMap<string, number>> {
  const before = await spent(world, by)
  world.advance(10 * hour)
  const after = await spent(world, by)
  return new Map([...after].map(([id, sum]) => [id, ((sum - (before.get(id) ?? 0)) / 10) * hoursPerMonth]))
}

async function pricesOf(world: World): Promise<readonly PlacePrices[]> {
  return readPlaces(await world.call('getCurrentPrices'), world.platform.site.config.siteCurrency) ?? []
}

/** Every record of some types with what the console knows about it. */
async function records(
  world: World,
  of: readonly CompiledResource[],
): Promise<{ resource: CompiledResource; row: Row; subject: Subject }[]> {
  const found: { resource: CompiledResource; row: Row; subject: Subject }[] = []
  for (const resource of of) {
    const places = world.platform.site.locations.map(({ slug }) => slug)
    for (const place of resource.scope === 'global' ? [undefined] : places) {
      for (const row of await world.rows(resource, place))
        found.push({ resource, row, subject: await world.subject(resource, row) })
    }
  }
  return found
}

/** Every machine with what the console knows about it. */
const machinesOf = (world: World): ReturnType<typeof records> =>
  records(world, [typeOf('virtual_machine').resource])

/** The identity usage knows a record by. */
const idOf = ({ record, id }: Row): string => (typeof record.uuid === 'string' ? record.uuid : id)
const inCents = (amount = 0): string => amount.toFixed(2)

/** What costs something among what was compared. Lists that came back empty would agree on nothing. */
const costing = (sums: Sums): string[] => Object.keys(sums).filter((id) => sums[id] !== inCents(0))

/** A world in which nothing is on its way any more. */
async function settledWorld(key: string): Promise<World> {
  const world = await openWorld({ key })
  world.advance(hour)
  return world
}

describe.each([
  ['demo-customer', ['virtual_machine', 'disk']],
  ['demo-delegate', ['virtual_machine', 'disk']],
  // Machines are stopped for the debt; their disks go on costing.
  ['demo-indebted', ['disk']],
])('to %s', (key, costly) => {
  it('every record is priced at what the platform charges for it alone [PRICING-01] [PRICING-02]', async () => {
    const world = await settledWorld(key)
    const prices = await pricesOf(world)
    const all = await records(world, ownPrices(resources.filter(({ price }) => price.length > 0)))
    const real = await charged(world, 'uuid')
    const said: Sums = {}
    const wanted: Sums = {}
    for (const { resource, row, subject } of all) {
      said[`${resource.type} ${row.id}`] = inCents(monthOf(resource.price, subject, prices))
      wanted[`${resource.type} ${row.id}`] = inCents(real.get(idOf(row)))
    }
    expect(said).toEqual(wanted)
    const compared = costing(wanted).map((name) => name.split(' ')[0])
    expect(compared).toEqual(expect.arrayContaining(costly))
  })

  it('the price of a machine is what is charged for it and its disks and addresses [PRICING-01]', async () => {
    const world = await settledWorld(key)
    const prices = await pricesOf(world)
    const machines = await machinesOf(world)
    const real = await charged(world, 'owner_uuid')
    const said: Sums = {}
    const wanted: Sums = {}
    for (const { resource, row, subject } of machines) {
      said[row.id] = inCents(monthOf(resource.price, subject, prices))
      wanted[row.id] = inCents(real.get(row.id))
    }
    expect(said).toEqual(wanted)
    expect(costing(wanted)).not.toEqual([])
  })

  it('what a disk goes on costing when it is detached is what is charged for it [VM-26]', async () => {
    const world = await settledWorld(key)
    const prices = await pricesOf(world)
    const detach = sectionsOf('virtual_machine', 'collection')
      .flatMap(({ rowActions }) => rowActions)
      .find(({ id }) => id === 'detachDisk')
    const machines = await machinesOf(world)
    const real = await charged(world, 'uuid')
    const said: Sums = {}
    const wanted: Sums = {}
    for (const { subject } of machines) {
      for (const disk of readAll(subject.record, 'storage[]')) {
        const id = String(readAll(disk, 'uuid')[0])
        said[id] = keptMonths(detach ?? {}, elementSubject(subject, disk), prices)
          .map(inCents)
          .join()
        wanted[id] = inCents(real.get(id))
      }
    }
    expect(said).toEqual(wanted)
    expect(costing(wanted)).not.toEqual([])
  })
})

it.each([20, 999, 1000, 2000])(
  'a new disk of %d GB is charged what its form says, by itself or in a machine [PRICING-02]',
  async (size) => {
    const world = await settledWorld('demo-customer')
    const prices = await pricesOf(world)
    const { price } = typeOf('disk').resource
    const about = { form: { size_gb: size }, location: 'tll', surroundings: world.surroundings }
    const form = totalOf(estimate(price, about, prices)).amount?.month
    const machine = typeOf('virtual_machine').resource
    const add = machine.actions.addDisk
    const dialog = addedMonth(machine, add ?? {}, { ...about, record: {} }, prices)
    const alone = await world.call<Disk>('createDisk', {
      ...tll,
      size_gb: size,
      display_name: 'new',
      billing_account_id: mainAccount,
    })
    const [row] = await world.rows(machine, 'tll')
    const inside = await world.call<VmStorage>('addVmDisk', { ...tll, uuid: row?.id, size_gb: size })
    const real = await charged(world, 'uuid')
    expect([form, dialog].map((month) => inCents(month))).toEqual(
      [alone.uuid, inside.uuid].map((id) => inCents(real.get(id))),
    )
  },
)
