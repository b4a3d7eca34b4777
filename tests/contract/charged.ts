import type { UsageItem } from '../../sandbox/entities'
import { readPriceList } from '../../src/engine/data/use-prices'
import { hoursPerMonth } from '../../src/lib/hours'
import type { PlacePrices } from '../../src/manifest/price'
import { accountsIn } from '../../src/platform/account/use-billing-account'
import { openWorld, type World, type WorldOptions } from './world'

const hour = 3600

/** A charged resource and its cost per month at the current rate, in the currency of the platform, before discount. */
interface ChargedThing {
  uuid: string
  /** Id of its owner, such as the machine of a disk; its own id where it has none. */
  owner: string
  month: number
}

/** Charges so far, by resource. */
async function spent(world: World): Promise<ReadonlyMap<string, ChargedThing>> {
  const sums = new Map<string, ChargedThing>()
  for (const { id } of accountsIn(await world.call('listBillingAccounts'))) {
    for (const item of await world.call<UsageItem[]>('listUsage', { billing_account_id: id })) {
      const uuid = item.uuid ?? ''
      const owner = item.owner_uuid ?? uuid
      const month = (sums.get(uuid)?.month ?? 0) + (item.price ?? 0) * (item.hours ?? 0)
      sums.set(uuid, { uuid, owner, month })
    }
  }
  return sums
}

/** Current charges as amounts per month, measured over one hour. */
export interface Charges {
  things: readonly ChargedThing[]
  /** Of one resource alone. */
  own: (id: string) => number
  /** Of a resource and all that belongs to it. */
  whole: (id: string) => number
  all: number
}

/** Lets an hour pass and reads its charges. */
export async function charged(world: World): Promise<Charges> {
  const before = await spent(world)
  world.advance(hour)
  const after = await spent(world)
  const things = [...after.values()].map(({ month, ...thing }) => ({
    ...thing,
    month: (month - (before.get(thing.uuid)?.month ?? 0)) * hoursPerMonth,
  }))
  const sum = (counts: (thing: ChargedThing) => boolean): number =>
    things.filter(counts).reduce((total, { month }) => total + month, 0)
  return {
    things,
    own: (id) => sum(({ uuid }) => uuid === id),
    whole: (id) => sum(({ uuid, owner }) => uuid === id || owner === id),
    all: sum(() => true),
  }
}

/** The price list of a world, in the currency it charges in. */
export async function pricesOf(world: World): Promise<readonly PlacePrices[]> {
  return readPriceList(await world.call('getCurrentPrices'), world.platform.site.config.siteCurrency) ?? []
}

/** A world in which nothing is settling any more. */
export async function settledWorld(options: WorldOptions): Promise<World> {
  const world = await openWorld(options)
  world.advance(hour)
  return world
}

/** An amount with two decimals, for comparison. */
export const inCents = (amount = 0): string => amount.toFixed(2)
