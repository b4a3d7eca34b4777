import { advance } from './advance'
import type { Control } from './control'
import { atPresent } from './at-present'
import { fillBucket } from './machines/bucket-content'
import { listMetal, orderMetal } from './machines/metal-order'
import type { Runtime, World } from './runtime'
import { administrator } from './seed/people'

/** The control of one sandbox. `makeWorld` throws the present world away and seeds another. */
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
    clearFaults: () => {
      runtime.faults.clear()
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
    metal: () => atPresent(runtime, ({ records }) => listMetal(records)),
    orderMetal: (order) => {
      const isSpec = (uuid: string): boolean =>
        runtime.catalogue.metalSpecs.some((spec) => spec.uuid === uuid)
      if (order.action === 'admin_create' && !isSpec(order.spec)) {
        throw new RangeError(`There is no spec ${order.spec}`)
      }
      return atPresent(runtime, ({ records, now, ids }) =>
        orderMetal(records, order, administrator, now, ids),
      )
    },
    fillBucket: (name, bytes, objects) =>
      atPresent(runtime, (work) => fillBucket(work, name, bytes, objects)),
    mail: () => runtime.records.list('mail', {}).map(({ state }) => state),
  }
}
