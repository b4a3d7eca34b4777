import { diskFillDuration } from '../machines/durations'
import { addLoadBalancer } from './add-load-balancer'
import { addDisk, addVm, type SeedVm } from './add-machine'
import { addFirewall, addIp, addNetwork } from './add-network'
import { type Builder, day } from './builder'
import { bastionRules, webPublicRules } from './firewall-rules'
import { customerPlace, labAccount } from './people'
import { addWebServer } from './small-world-web-server'

/** Tallinn: the shop front with its firewall, a bastion, spare disks and addresses. */
export function seedTallinn(builder: Builder): void {
  const { now, ids, catalogue } = builder
  const here = customerPlace('tll')
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
    addDisk(builder, customerPlace('tll', labAccount), {
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
  addLoadBalancer(builder, here, {
    uuid: 'c4a86e1f-7d20-4b95-8e13-9f5b0a2d6c78',
    name: 'web-front',
    network,
    privateIp: '10.84.12.5',
    publicIp: '185.7.252.40',
    rules: [{ source_port: 443, target_port: 8443 }],
    targets: [webOne, webTwo],
    createdAt: now - 261 * day,
  })
  addLoadBalancer(builder, here, {
    uuid: '3d7f15a2-c86b-4e09-a154-e2b90d6c7f83',
    name: 'old-front',
    network,
    privateIp: '10.84.12.4',
    rules: [],
    targets: [],
    createdAt: now - 464 * day,
    deletedAt: now - 261 * day,
  })
}
