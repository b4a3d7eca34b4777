import type { components } from '../../generated/api-types'

export type UsageItem = components['schemas']['UsageItem']
type UptimeType = components['schemas']['UptimeType']

/** Kinds of cost, in order of their colours. */
export const usageKinds = ['compute', 'disks', 'services', 'network', 'storage', 'metal', 'other'] as const
export type UsageKind = (typeof usageKinds)[number]

const kindOfType: Readonly<Record<UptimeType, UsageKind>> = {
  VM_COMPUTE: 'compute',
  VM_RUNNING: 'compute',
  LICENSE: 'compute',
  MAIN_STORAGE: 'disks',
  BLOCK_STORAGE: 'disks',
  BACKUP_STORAGE: 'disks',
  SNAPSHOT_STORAGE: 'disks',
  OBJECT_STORAGE: 'storage',
  FLOATING_IP: 'network',
  LOAD_BALANCER: 'network',
  BARE_METAL: 'metal',
  SERVICE: 'services',
}

/** Kind of an item, by its first charged property; `other` if unknown. */
export function usageKind({ uptime_types: types }: Pick<UsageItem, 'uptime_types'>): UsageKind {
  const first = types?.[0]
  return (first !== undefined && Object.hasOwn(kindOfType, first) ? kindOfType[first] : undefined) ?? 'other'
}

/** Cost of one kind before discount and VAT. */
export interface UsageGroup {
  kind: UsageKind
  cost: number
  /** Most expensive first. */
  items: UsageItem[]
}

/** Usage by kind, most expensive first. */
export function usageByKind(items: readonly UsageItem[]): UsageGroup[] {
  return usageKinds
    .map((kind) => {
      const own = items.filter((item) => usageKind(item) === kind).sort((one, other) => other.cost - one.cost)
      return { kind, items: own, cost: own.reduce((sum, { cost }) => sum + cost, 0) }
    })
    .filter((group) => group.items.length > 0)
    .sort((one, other) => other.cost - one.cost)
}

/** Name and description of an item: `web-prod-01` and `4 CPUs, 8 GB RAM`. */
export function usageName({ description, configurations }: UsageItem): { name: string; size: string } {
  const name = configurations?.[0]?.vm_name
  if (name && description.startsWith(`${name}, `)) return { name, size: description.slice(name.length + 2) }
  const comma = description.indexOf(', ')
  return comma < 0
    ? { name: description, size: '' }
    : { name: description.slice(0, comma), size: description.slice(comma + 2) }
}
