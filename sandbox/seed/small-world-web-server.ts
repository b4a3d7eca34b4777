import { backupInterval } from '../machines/durations'
import { change } from '../machines/vm-power'
import { firstBackup, newReplica, toDiskSnapshots } from '../machines/vm-replicas'
import { toStorage } from '../machines/vm-storage'
import type { StoredRow } from '../store/records'
import { addDisk, addVm, type SeedVm } from './add-machine'
import { type Builder, day, type Place } from './builder'

/** The machine the design shows in detail: a second disk, backups, snapshots, a VLAN sub-interface. */
export function addWebServer(
  builder: Builder,
  here: Place,
  common: Pick<SeedVm, 'os' | 'network' | 'vcpu' | 'memoryGb' | 'diskGb'> & {
    payments: StoredRow<'network'>
  },
): StoredRow<'vm'> {
  const { now, ids, records, catalogue } = builder
  const createdAt = now - 262 * day
  const lastBackup = firstBackup(now) - day
  const { payments, ...vm } = common
  const web = addVm(builder, here, {
    ...vm,
    name: 'web-prod-01',
    privateIp: '10.84.12.11',
    publicIp: '185.7.252.14',
    publicIpName: 'shop-front',
    createdAt,
    document: {
      uuid: '7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a',
      description: 'Shop front, primary',
      mac: '52:54:00:8a:1f:0c',
      public_ipv6: '2a0b:4880:12::e',
      backup: true,
    },
    state: {
      interfaceUuid: 'a41c7e05-83d2-4b9f-b6f0-27c95d08e1ba',
      nextBackupAt: lastBackup + backupInterval,
    },
  })
  const plain = catalogue.storagePools('tll').find(({ isFast }) => !isFast)
  const [root] = web.document.storage
  if (!plain || !root) throw new Error('web-prod-01 has no disk')
  const data = addDisk(builder, here, {
    uuid: '9d04e6b1-72c8-4f35-a0be-3c5d18f7e264',
    name: 'data',
    size: 500,
    pool: plain,
    vmUuid: web.key,
    createdAt,
  })
  const replica = [
    ...[3, 2, 1, 0].map((weeks) => newReplica(root, 'backup', lastBackup - weeks * backupInterval, ids)),
    newReplica(root, 'snapshot', now - 4 * day, ids),
    newReplica(root, 'snapshot', now - 5 * 60 * 1000, ids),
  ]
  const filled = { ...root, replica }
  const storage = [filled, toStorage(data.document, 'vdb', false, plain.name)]
  const rootDisk = records.find('disk', { key: root.uuid })
  if (rootDisk)
    records.save({ ...rootDisk, document: { ...rootDisk.document, snapshots: toDiskSnapshots(filled) } })
  records.insert('subinterface', {
    ...here,
    key: '6e2d90b4-fa18-4c73-85d6-1b0f7c39e5a8',
    parent: web.key,
    due: null,
    state: { networkUuid: payments.key },
    document: {
      id: 812,
      uuid: '6e2d90b4-fa18-4c73-85d6-1b0f7c39e5a8',
      vmi_id: web.state.interfaceNumber,
      vlan_tag: 120,
      mac_addr: web.document.mac ?? '',
      network_id: payments.state.number,
      ip_address: '10.120.0.4',
    },
  })
  return records.save(change(web, now - 41 * day, { storage }))
}
