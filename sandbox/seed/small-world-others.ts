import { createDuration, shutdownLimit, startDuration } from '../machines/durations'
import { addDisk, addVm } from './add-machine'
import { addFirewall, addNetwork } from './add-network'
import { type Builder, day } from './builder'
import { databaseRules, officeRules } from './firewall-rules'
import { customerPlace, labAccount } from './people'

/** Tartu: a build machine that is being created, the standby database, and the VPN of the lab. */
export function seedTartu(builder: Builder): void {
  const { now, catalogue } = builder
  const here = customerPlace('trtu')
  const lab = customerPlace('trtu', labAccount)
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

/** Jõhvi: the old Windows machine that is shutting down, dashboards and a stopped shop. */
export function seedJohvi(builder: Builder): void {
  const { now, catalogue } = builder
  const here = customerPlace('jhv')
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
