import {
  startDuration,
  shutdownLimit,
  createDuration,
  backupInterval,
  diskFillDuration,
} from '../machines/durations'
import { firstBackup, newReplica, toDiskSnapshots } from '../machines/vm-replicas'
import { change } from '../machines/vm-power'
import { toStorage } from '../machines/vm-storage'
import type { Kept } from '../store/records'
import {
  addDisk,
  addFirewall,
  addIp,
  addNetwork,
  addToken,
  addVm,
  type Builder,
  day,
  type Place,
  type SeedVm,
} from './builder'
import { webPublicRules, databaseRules, officeRules, bastionRules } from './firewall-rules'
import { colleague, customer, labAccount, mainAccount } from './people'

/** The ordinary customer: eleven machines in three locations, as in the design's list of machines. */
export function seedSmallWorld(builder: Builder): void {
  seedTallinn(builder)
  seedTartu(builder)
  seedJohvi(builder)
  seedTokens(builder)
}

function place(location: string, account = mainAccount): Place {
  return { location, owner: customer, account }
}

function seedTallinn(builder: Builder): void {
  const { now, ids, catalogue } = builder
  const here = place('tll')
  const network = addNetwork(builder, here, {
    uuid: 'b2c7d4e0-98aa-4b51-8a1e-0f6d5a21c9e4',
    name: 'prod-tll',
    subnet: '10.84.12.0/24',
    ipv6: '2a0b:4880:12::/112',
    isDefault: true,
    nextHost: 60,
  })
  const payments = addNetwork(builder, here, {
    uuid: '0d58b3f7-46c1-4e9a-92b7-e8a1d05c6f34',
    name: 'payments',
    subnet: '10.120.0.0/26',
    vlan: 120,
    isDefault: false,
    nextHost: 10,
  })
  const debian = { os: ['debian', '12'], network } satisfies Partial<SeedVm>
  const ubuntu = {
    os: ['ubuntu', '24.04'],
    network,
    vcpu: 4,
    memoryGb: 8,
    diskGb: 160,
  } satisfies Partial<SeedVm>

  const gateway = addVm(builder, here, {
    ...debian,
    name: 'api-gateway',
    vcpu: 2,
    memoryGb: 4,
    diskGb: 60,
    privateIp: '10.84.12.20',
    publicIp: '185.7.252.31',
    createdAt: now - 190 * day,
  })
  const bastion = addVm(builder, here, {
    name: 'bastion',
    vcpu: 1,
    memoryGb: 1,
    diskGb: 20,
    os: ['rocky', '9'],
    network,
    privateIp: '10.84.12.2',
    publicIp: '185.7.252.2',
    createdAt: now - 402 * day,
  })
  addVm(builder, here, {
    name: 'mail-relay',
    vcpu: 1,
    memoryGb: 1,
    diskGb: 20,
    os: ['debian', '11'],
    network,
    privateIp: '10.84.12.44',
    publicIp: '185.7.252.90',
    createdAt: now - 310 * day,
    state: { rescue: true },
    document: { description: 'Started in rescue mode' },
  })
  const webOne = addWebServer(builder, here, { ...ubuntu, payments })
  const webTwo = addVm(builder, here, {
    ...ubuntu,
    name: 'web-prod-02',
    privateIp: '10.84.12.12',
    publicIp: '185.7.252.15',
    publicIpName: 'shop-front-2',
    createdAt: now - 261 * day,
    document: { description: 'Shop front, secondary', public_ipv6: '2a0b:4880:12::f' },
  })

  const plain = catalogue.storagePools('tll').find(({ isFast }) => !isFast)
  if (plain) {
    const free = { pool: plain, vmUuid: null }
    addDisk(builder, here, { ...free, name: 'archive', size: 250, createdAt: now - 150 * day })
    addDisk(builder, place('tll', labAccount), {
      ...free,
      name: 'scratch',
      size: 40,
      createdAt: now - 9 * day,
    })
    addDisk(builder, here, {
      ...free,
      name: 'restore-test',
      size: 160,
      source: { source_image_type: 'SNAPSHOT', source_image: ids.uuid() },
      createdAt: now,
      readyAt: now + diskFillDuration,
    })
  }
  addIp(builder, here, {
    address: '185.7.252.77',
    name: 'campaign-2025',
    createdAt: now - 418 * day,
    unassignedAt: now - 18 * day,
  })
  addFirewall(builder, here, {
    uuid: 'e02b71c8-6d4f-4a13-9b72-58c0d1ae44df',
    name: 'web-public',
    rules: webPublicRules,
    vms: [webOne, webTwo, gateway],
    changedAt: now - 18 * day,
  })
  addFirewall(builder, here, {
    name: 'bastion-only',
    rules: bastionRules,
    vms: [bastion],
    changedAt: now - 77 * day,
  })
}

/** The machine the design shows in detail: a second disk, backups, snapshots, a VLAN sub-interface. */
function addWebServer(
  builder: Builder,
  here: Place,
  common: Pick<SeedVm, 'os' | 'network' | 'vcpu' | 'memoryGb' | 'diskGb'> & { payments: Kept<'network'> },
): Kept<'vm'> {
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
  const storage = [filled, toStorage(data.document, 'vdb', false, plain.name, createdAt)]
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

function seedTartu(builder: Builder): void {
  const { now, catalogue } = builder
  const here = place('trtu')
  const lab = place('trtu', labAccount)
  const network = addNetwork(builder, here, {
    name: 'prod-trtu',
    subnet: '10.91.3.0/24',
    isDefault: true,
    nextHost: 40,
  })
  addVm(builder, here, {
    name: 'ci-runner-03',
    vcpu: 8,
    memoryGb: 16,
    diskGb: 120,
    os: ['ubuntu', '24.04'],
    network,
    privateIp: '10.91.3.24',
    status: 'creating',
    createdAt: now,
    state: { pending: 'create', readyAt: now + createDuration },
  })
  const replica = addVm(builder, here, {
    name: 'pg-replica-a',
    vcpu: 8,
    memoryGb: 32,
    diskGb: 480,
    os: ['debian', '12'],
    network,
    privateIp: '10.91.3.8',
    createdAt: now - 88 * day,
    document: { description: 'Standby of the shop database' },
  })
  addVm(builder, lab, {
    name: 'vpn-edge',
    vcpu: 1,
    memoryGb: 2,
    diskGb: 20,
    os: ['debian', '12'],
    network,
    privateIp: '10.91.3.2',
    publicIp: '91.240.16.41',
    publicIpName: 'vpn',
    createdAt: now - 233 * day,
  })
  const plain = catalogue.storagePools('trtu').find(({ isFast }) => !isFast)
  if (plain) {
    const free = { pool: plain, vmUuid: null }
    addDisk(builder, here, { ...free, name: 'pg-archive', size: 1200, createdAt: now - 80 * day })
    addDisk(builder, here, { ...free, name: 'build-cache', size: 100, createdAt: now - 31 * day })
  }
  addFirewall(builder, here, {
    name: 'databases',
    rules: databaseRules,
    vms: [replica],
    changedAt: now - 60 * day,
  })
}

function seedJohvi(builder: Builder): void {
  const { now, catalogue } = builder
  const here = place('jhv')
  const network = addNetwork(builder, here, {
    name: 'office-jhv',
    subnet: '10.77.0.0/24',
    isDefault: true,
    nextHost: 50,
  })
  const erp = addVm(builder, here, {
    name: 'erp-legacy',
    vcpu: 4,
    memoryGb: 16,
    diskGb: 250,
    os: ['windows', '2022'],
    network,
    privateIp: '10.77.0.31',
    publicIp: '194.204.60.18',
    status: 'stopping',
    createdAt: now - 700 * day,
    state: { pending: 'stop', readyAt: now + shutdownLimit - startDuration },
  })
  const grafana = addVm(builder, here, {
    name: 'grafana',
    vcpu: 2,
    memoryGb: 4,
    diskGb: 80,
    os: ['debian', '12'],
    network,
    privateIp: '10.77.0.19',
    publicIp: '194.204.60.12',
    createdAt: now - 120 * day,
  })
  addVm(builder, here, {
    name: 'staging-shop',
    vcpu: 2,
    memoryGb: 2,
    diskGb: 50,
    os: ['almalinux', '9'],
    network,
    privateIp: '10.77.0.15',
    publicIp: '194.204.60.7',
    status: 'stopped',
    createdAt: now - 64 * day,
  })
  const plain = catalogue.storagePools('jhv').find(({ isFast }) => !isFast)
  if (plain) {
    addDisk(builder, here, {
      pool: plain,
      vmUuid: null,
      name: 'erp-export',
      size: 80,
      createdAt: now - 20 * day,
    })
  }
  addFirewall(builder, here, {
    name: 'office',
    rules: officeRules,
    vms: [erp, grafana],
    changedAt: now - 201 * day,
  })
}

function seedTokens(builder: Builder): void {
  const { now } = builder
  const add = (
    id: number,
    description: string,
    account: number | null,
    actingUser: number,
    createdAt: number,
  ): void => addToken(builder, { id, owner: customer, description, account, actingUser, createdAt })
  add(3107, 'terraform-ci', mainAccount, customer, now - 60 * 1000)
  add(3098, 'deploy-ci', mainAccount, customer, now - 19 * day)
  add(2741, 'backup-script', mainAccount, colleague, now - 311 * day)
  add(2390, 'monitoring', labAccount, colleague, now - 438 * day)
  add(1204, 'old laptop', null, customer, now - 976 * day)
}
