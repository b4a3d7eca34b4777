import { entryOf } from '../../engine/data/load-resource'
import type { Quantities } from './price-list'

const megabytesPerGigabyte = 1024

const isCount = (value: number): boolean => Number.isInteger(value) && value > 0

/**
 * URL of the form that creates a machine of these quantities; undefined unless processors and memory are positive whole
 * numbers. The disk is the root disk, or the block storage if root disks have no own price.
 */
export function machineHref(
  quantities: Quantities,
  { location, pool }: { location: string | undefined; pool: string | undefined },
): string | undefined {
  const { CPU: processors = 0, RAM: memory = 0 } = quantities
  const { create } = entryOf('virtual_machine').summary.routes
  if (create === null || !isCount(processors) || !isCount(memory)) return undefined
  const disk = quantities.STORAGE ?? quantities.BLOCK_STORAGE ?? 0
  const values = {
    ...(location === undefined ? {} : { location }),
    vcpu: String(processors),
    ram: String(memory * megabytesPerGigabyte),
    ...(isCount(disk) ? { disks: String(disk) } : {}),
    ...(pool === undefined ? {} : { designated_pool_uuid: pool }),
  }
  return `${create}?${new URLSearchParams(values).toString()}`
}
