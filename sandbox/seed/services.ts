import type { ManagedService, WorkerPool } from '../entities'
import type { StoredRow } from '../store/records'
import { addService, type SeedService } from './add-service'
import { type Builder, day, type Place } from './builder'
import { colleague, colleagueAccount, customer, customerPlace, debtor, frozenAccount } from './people'

const usualMaintenance = { autoUpdate: true, timeWindow: { begin: '030000+0000', end: '040000+0000' } }

/**
 * Three services of the ordinary customer: a database and a cluster in Tallinn, 69.00 a month together, and a database
 * of three machines in Tartu that is being made.
 */
export function seedServices(builder: Builder): void {
  const { now } = builder
  addService(builder, customerPlace('tll'), {
    ...small,
    name: 'shop-db',
    service: 'postgresql',
    version: '16.4',
    network: defaultNetwork(builder, customer, 'tll'),
    addresses: ['10.84.12.40', '10.84.12.45'],
    diskGb: 100,
    whitelist: ['10.84.12.0/24', '198.51.100.17'],
    createdAt: now - 285 * day,
    uuids: [
      '3ad91c60-7e25-4f8b-b0d4-58c1f7e2a936',
      '81b6e2f4-0d97-4c3a-a5e8-f34d7c91b062',
      'd4a70b18-63c9-4e5f-8f21-b09e5d7c3a84',
      '5f0c83d7-a2e4-4b19-96d8-1e7b40c9f352',
    ],
    lastBackup: 'c1d94e07-5b3a-4f62-88e1-7a20f6bd9c35',
  })
  addService(builder, customerPlace('tll'), {
    ...small,
    name: 'shop-cluster',
    service: 'kubernetes',
    version: '1.31.2',
    network: defaultNetwork(builder, customer, 'tll'),
    addresses: ['10.84.12.41', '10.84.12.46', '10.84.12.47'],
    spec: clusterSpec([{ ...generalPool, zones: ['tll-a', 'tll-b'] }]),
    createdAt: now - 185 * day,
    uuids: ['60e8d2b5-94c1-4a7f-8e36-c57f0b1d9a42'],
  })
  addService(builder, customerPlace('trtu'), {
    ...small,
    name: 'cms-db',
    service: 'mariadb',
    version: '11.4.3',
    network: defaultNetwork(builder, customer, 'trtu'),
    addresses: ['10.91.3.30', '10.91.3.31', '10.91.3.32', '10.91.3.33'],
    isMultiNode: true,
    createdAt: now - 20_000,
  })
}

/** A database stopped for lack of payment, and one of the colleague. */
export function seedOtherServices(builder: Builder): void {
  const { now } = builder
  addService(
    builder,
    { location: 'tll', owner: debtor, account: frozenAccount },
    {
      ...small,
      name: 'pagar-db',
      service: 'postgresql',
      version: '15.8',
      network: defaultNetwork(builder, debtor, 'tll'),
      addresses: ['10.15.0.14', '10.15.0.15'],
      createdAt: now - 190 * day,
      isStopped: true,
    },
  )
  addService(
    builder,
    { location: 'tll', owner: colleague, account: colleagueAccount },
    {
      ...small,
      name: 'arved-db',
      service: 'mariadb',
      version: '10.11.9',
      network: defaultNetwork(builder, colleague, 'tll'),
      addresses: ['10.16.0.14', '10.16.0.15'],
      createdAt: now - 85 * day,
    },
  )
}

/** Two dozen services in all locations: both databases and clusters, some on several machines, some with one off. */
export function seedManyServices(builder: Builder, owner: number, account: number): void {
  const kinds = ['postgresql', 'mariadb', 'kubernetes'] as const
  for (const [place, { slug }] of builder.catalogue.locations.entries()) {
    const network = defaultNetwork(builder, owner, slug)
    for (const [index, service] of [...kinds, ...kinds].entries()) {
      const prefix = `10.${48 + place}.9`
      const isMultiNode = service !== 'kubernetes' && index >= kinds.length
      const machines = isMultiNode ? 3 : service === 'kubernetes' ? 2 : 1
      addService(builder, { location: slug, owner, account } satisfies Place, {
        ...small,
        name: `${service}-${slug}-${index < kinds.length ? 'prod' : 'test'}`,
        service,
        version: versions[service],
        network,
        addresses: Array.from({ length: machines + 1 }, (_, host) => `${prefix}.${index * 8 + host + 2}`),
        isMultiNode,
        ...(service === 'kubernetes'
          ? { spec: clusterSpec([{ ...generalPool, zones: [`${slug}-a`] }]) }
          : {}),
        createdAt: builder.now - (40 + place * 50 + index * 7) * day,
        isStopped: index === 5,
      })
    }
  }
}

const small = { vcpu: 2, memoryGb: 4, diskGb: 60 } satisfies Partial<SeedService>

const versions: Readonly<Record<ManagedService['service'], string>> = {
  postgresql: '16.4',
  mariadb: '11.4.3',
  kubernetes: '1.30.8',
}

const generalPool: WorkerPool = {
  name: 'general',
  machine: { cpu: 2, ram: 4 },
  min: 2,
  max: 4,
  maxSurge: 1,
  volume: { size: 60 },
}

function clusterSpec(workers: WorkerPool[]): NonNullable<SeedService['spec']> {
  return { maintenance: usualMaintenance, provider: { workers } }
}

function defaultNetwork({ records }: Builder, owner: number, location: string): StoredRow<'network'> {
  const network = records.list('network', { owner, location }).find(({ document }) => document.is_default)
  if (!network) throw new Error(`User ${owner} has no network in ${location}`)
  return network
}
