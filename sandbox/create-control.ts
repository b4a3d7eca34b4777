import { advance } from './advance'
import type { Control } from './control'
import { endKey, isOver } from './keys'
import { runInTransaction } from './run-in-transaction'
import { fillBucket } from './machines/bucket-content'
import { listMetal, orderMetal } from './machines/metal-order'
import type { Runtime, World } from './runtime'
import { isPassword, type PasswordHash } from './identity-provider/password'
import { demoPassword } from './seed/logins'
import { administrator } from './seed/people'

/** True while a user still has the demo password. */
const isDemo = (password: PasswordHash | null): boolean =>
  password !== null && isPassword(demoPassword, password)

/** The control of one sandbox. `makeWorld` deletes the present world and seeds another. */
export function createControl(runtime: Runtime, makeWorld: (world: World) => void): Control {
  return {
    state: () => ({
      ...runtime.world,
      now: new Date(runtime.clock.now()).toISOString(),
      locations: runtime.catalogue.locations.map(({ slug }) => ({ slug, up: !runtime.down.has(slug) })),
      faults: runtime.faults.list(),
      latency: runtime.latency,
      failRate: runtime.failRate,
      blocking: runtime.blocking,
    }),
    advance: (seconds) => {
      advance(runtime, seconds)
    },
    setLocationUp: (slug, up) => {
      if (!runtime.catalogue.locations.some((location) => location.slug === slug)) {
        throw new RangeError(`There is no location ${slug}`)
      }
      if (up) runtime.down.delete(slug)
      else runtime.down.add(slug)
    },
    setBlocking: (blocking) => {
      runtime.blocking = blocking
    },
    addFault: (fault) => {
      runtime.faults.add(fault)
    },
    setVendorFault: (vendor, fault) => {
      if (fault === undefined) runtime.vendorFaults.delete(vendor)
      else runtime.vendorFaults.set(vendor, fault)
    },
    clearFaults: () => {
      runtime.faults.clear()
      runtime.vendorFaults.clear()
    },
    reset: (world) => {
      makeWorld({ ...runtime.world, ...(world?.seed === undefined ? {} : { vms: 0, rows: 0 }), ...world })
      runtime.faults.clear()
      runtime.down.clear()
      runtime.log.clear()
    },
    requests: () => runtime.log.list(),
    clearRequests: () => {
      runtime.log.clear()
    },
    metal: () => runInTransaction(runtime, ({ records }) => listMetal(records)),
    orderMetal: (order) => {
      const isSpec = (uuid: string): boolean =>
        runtime.catalogue.metalSpecs.some((spec) => spec.uuid === uuid)
      if (order.action === 'admin_create' && !isSpec(order.spec)) {
        throw new RangeError(`There is no spec ${order.spec}`)
      }
      return runInTransaction(runtime, ({ records, now, ids }) =>
        orderMetal(records, order, administrator, now, ids),
      )
    },
    fillBucket: (name, bytes, objects) =>
      runInTransaction(runtime, (work) => fillBucket(work, name, bytes, objects)),
    endKey: (text, seconds) => {
      runInTransaction(runtime, ({ records, now }) => {
        const key = records.find('key', { key: text })
        if (!key) throw new RangeError('There is no such key')
        endKey(records, key, now + seconds * 1000)
      })
    },
    people: () => {
      const { records } = runtime
      const now = runtime.clock.now()
      return records
        .list('login', {})
        .filter(({ owner, state }) => owner !== 0 && state.isVerified && isDemo(state.password))
        .map(({ owner, state: { email } }) => {
          const profile = records.find('user', { key: `${owner}` })?.document.profile_data
          const name = [profile?.first_name, profile?.last_name].filter(Boolean).join(' ')
          const key = records
            .list('key', { owner })
            .find(
              ({ account, state }) => account === null && state.actingUser === owner && !isOver(state, now),
            )
          return {
            name: name === '' ? email : name,
            email,
            password: demoPassword,
            key: key?.key ?? null,
          }
        })
    },
    mail: () => runtime.records.list('mail', {}).map(({ state }) => state),
  }
}
