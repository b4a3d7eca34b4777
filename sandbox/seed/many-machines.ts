import { addLoadBalancer } from './add-load-balancer'
import { addVm, type SeedVm } from './add-machine'
import { addIp, addNetwork } from './add-network'
import { type Builder, day, type Place } from './builder'
import { createRandom, pick, shuffle } from '../random'
import { firstHost } from '../machines/network'
import type { StoredRow } from '../store/records'
import { shutdownLimit } from '../machines/durations'

const sizes = [
  { vcpu: 1, memoryGb: 1, diskGb: 20 },
  { vcpu: 2, memoryGb: 2, diskGb: 50 },
  { vcpu: 2, memoryGb: 4, diskGb: 60 },
  { vcpu: 4, memoryGb: 8, diskGb: 160 },
  { vcpu: 8, memoryGb: 32, diskGb: 480 },
  { vcpu: 16, memoryGb: 64, diskGb: 960 },
]

const systems: readonly (readonly [string, string])[] = [
  ['ubuntu', '24.04'],
  ['ubuntu', '22.04'],
  ['debian', '12'],
  ['almalinux', '9'],
  ['rocky', '9'],
  ['windows', '2022'],
]

/** Whether a customer has no network at a place yet: the first is the default one. */
function hasNone({ records }: Builder, { owner, location }: Place): boolean {
  return records.count('network', { owner, location }) === 0
}

/**
 * `count` machines of one account, spread over all locations, called `vm-` with six digits from 000001 on, in an order
 * that is shuffled but always the same. Every second one has a floating IP, every eighth is stopped.
 */
export function seedManyMachines(builder: Builder, owner: number, account: number, count: number): void {
  const random = createRandom(`${count} machines`)
  const places = builder.catalogue.locations.map(({ slug }, index) => {
    const place: Place = { location: slug, owner, account }
    const subnet = `10.${32 + index}.0.0/16`
    const network = addNetwork(builder, place, {
      name: `prod-${slug}`,
      subnet,
      isDefault: hasNone(builder, place),
    })
    return { place, network, prefix: `10.${32 + index}`, machines: 0 }
  })
  const numbers = shuffle(
    random,
    Array.from({ length: count }, (_, index) => index + 1),
  )
  for (const [position, number] of numbers.entries()) {
    const target = places[position % places.length]
    if (!target) throw new Error('The catalogue has no locations')
    const host = firstHost + target.machines
    target.machines += 1
    const isStopped = number % 8 === 0
    const vm: SeedVm = {
      name: `vm-${String(number).padStart(6, '0')}`,
      ...pick(random, sizes),
      os: pick(random, systems),
      network: target.network,
      privateIp: `${target.prefix}.${Math.floor(host / 256)}.${host % 256}`,
      status: isStopped ? 'stopped' : 'running',
      createdAt: builder.now - Math.floor(random() * 900 * day),
      ...(number % 2 === 0
        ? { publicIp: builder.catalogue.publicAddress(target.place.location, target.machines) }
        : {}),
    }
    addVm(builder, target.place, vm)
  }
  for (const { network, machines } of places) continueAfter(builder, network, firstHost + machines)
}

/** A few hundred machines with states, names and addresses of all kinds, for lists that have to be searched. */
export function seedBusyWorld(builder: Builder, owner: number, account: number): void {
  const random = createRandom('busy')
  const roles = ['web', 'api', 'db', 'cache', 'worker', 'queue', 'build', 'monitor', 'mail', 'proxy']
  const stages = ['prod', 'stage', 'test']
  for (const [index, { slug }] of builder.catalogue.locations.entries()) {
    const place: Place = { location: slug, owner, account }
    const network = addNetwork(builder, place, {
      name: `prod-${slug}`,
      subnet: `10.${48 + index}.0.0/16`,
      isDefault: hasNone(builder, place),
    })
    const machines = 120 - index * 25
    const fronts: StoredRow<'vm'>[] = []
    for (let number = 1; number <= machines; number += 1) {
      const role = pick(random, roles)
      const isStubborn = number % 40 === 0
      const isStopping = number % 33 === 0
      const machine = addVm(builder, place, {
        name: `${role}-${pick(random, stages)}-${slug}-${String(number).padStart(3, '0')}${isStubborn ? '-stubborn' : ''}`,
        ...pick(random, sizes),
        os: pick(random, systems),
        network,
        privateIp: `10.${48 + index}.1.${number + 1}`,
        status: isStopping ? 'stopping' : number % 7 === 0 ? 'stopped' : 'running',
        createdAt: builder.now - Math.floor(random() * 900 * day),
        ...(number % 3 === 0 ? { publicIp: builder.catalogue.publicAddress(slug, number) } : {}),
        ...(isStopping ? { state: { pending: 'stop', readyAt: builder.now + shutdownLimit } } : {}),
      })
      if (role === 'web') fronts.push(machine)
    }
    continueAfter(builder, network, 512)
    for (const [number, name] of ['front', 'front-internal', 'front-unused'].entries()) {
      addLoadBalancer(builder, place, {
        name: `${name}-${slug}`,
        network,
        privateIp: `10.${48 + index}.0.${10 + number}`,
        ...(number === 0 ? { publicIp: builder.catalogue.publicAddress(slug, 290) } : {}),
        rules: [443, 80, 9000].slice(number).map((port) => ({ source_port: port, target_port: 8000 + port })),
        targets: number === 2 ? [] : fronts,
        createdAt: builder.now - (300 - number) * day,
      })
    }
    for (let number = 1; number <= 5; number += 1) {
      addIp(builder, place, {
        address: builder.catalogue.publicAddress(slug, 300 + number),
        name: `reserve-${number}`,
        createdAt: builder.now - 40 * day,
      })
    }
  }
}

/** Free addresses of the network start at `host`. */
function continueAfter(builder: Builder, network: StoredRow<'network'>, host: number): void {
  builder.records.save({ ...network, state: { ...network.state, nextHost: host } })
}
