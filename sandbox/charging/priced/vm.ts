import { megabytes, units } from '../exact'
import type { PricedKind, PricedPart } from './charge'

/**
 * Price of processors, memory and the Windows licence of a machine while it is not switched off, and of automatic backups
 * by the size of the primary disk. Disks and addresses are charged as their own records.
 */
export const pricedVm: PricedKind<'vm'> = ({ key, document: vm }) => {
  const isOn = vm.status !== 'stopped'
  const power: PricedPart[] = [
    { type: 'CPU', quantity: units(vm.vcpu), pool: vm.designated_pool_uuid ?? undefined },
    { type: 'RAM', quantity: megabytes(vm.memory), pool: vm.designated_pool_uuid ?? undefined },
    ...(vm.license_type === 'WINDOWS'
      ? [{ type: 'WINDOWS_LICENSE' as const, quantity: units(vm.vcpu) }]
      : []),
  ]
  const primary = vm.storage.find((entry) => entry.primary)
  const hasBackup = vm.backup === true && primary !== undefined
  if (!isOn && !hasBackup) return null
  const backup: PricedPart[] = hasBackup
    ? [{ type: 'BLOCK_STORAGE_BACKUP', quantity: units(primary.size) }]
    : []
  return {
    parts: [...(isOn ? power : []), ...backup],
    name: vm.name,
    details: [
      `${vm.vcpu} ${vm.vcpu === 1 ? 'CPU' : 'CPUs'}, ${vm.memory / 1024} GB RAM`,
      ...(isOn ? [] : ['switched off']),
      ...(hasBackup ? ['with backups'] : []),
    ].join(', '),
    owner: key,
    uptimeTypes: [
      ...(isOn ? (['VM_COMPUTE', 'VM_RUNNING'] as const) : []),
      ...(isOn && vm.license_type === 'WINDOWS' ? (['LICENSE'] as const) : []),
      ...(hasBackup ? (['BACKUP_STORAGE'] as const) : []),
    ],
    configuration: {
      vm_name: vm.name,
      cpus: vm.vcpu,
      ram_MB: vm.memory,
      disk_size_GB: null,
      os_name: vm.os_name ?? null,
    },
  }
}
