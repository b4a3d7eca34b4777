import { createCharging } from '../charging/charging'
import type { Work } from '../context'
import { settle } from '../machines/settle'
import type { Runtime } from '../runtime'

/** Brings everything up to the present instant and answers what to work with at it. Belongs inside a transaction. */
export function workNow({ records, meters, ids, catalogue, clock }: Runtime): Work {
  let instant = 0
  const charging = createCharging(records, meters, catalogue.priceList, () => instant)
  const workAt = (at: number): Work => {
    instant = at
    return { records: charging.records, ids, now: at, catalogue, charging }
  }
  return settle(workAt, records, clock.now())
}
