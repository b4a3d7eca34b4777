import type { ActionsOf } from '../../src/manifest/typed-manifest'
import type { CollectionSection } from '../../src/manifest/words/sections'
import { diskPool, diskSnapshots, machinePool, poolChosen } from '../shared/disk-price'
import { freeDisk } from '../shared/free'
import type { joins } from './joins'

/** A disk other than the primary one, of a running or stopped machine. */
const canLeave = {
  all: [
    { not: { record: 'primary', is: true }, because: 'primaryDisk' },
    { owner: 'status', is: ['running', 'stopped'], because: 'diskSteady' },
  ],
} as const

/** Price of a machine's disk: the same as on the disk's own page. */
const price = [{ type: 'BLOCK_STORAGE', record: 'size', pool: diskPool }, diskSnapshots] as const

const name = {
  id: 'disk_record',
  value: ['uuid', '$disks.display_name', 'name'],
  refers: 'disk',
  marks: [{ id: 'primary', when: { record: 'primary', is: true } }],
} as const

const size = { id: 'disk_size', value: 'size', phone: 'summary' } as const

const month = { id: 'disk_price', value: '$price' } as const

/** The disks of a machine at a glance: size and last backup; their prices are among the costs. */
export const disksAtAGlance = {
  kind: 'collection',
  id: 'disksAtAGlance',
  at: 'storage',
  title: 'uuid',
  columns: [
    name,
    size,
    {
      id: 'last_backup',
      value: { newest: 'replica[].created_at', when: { record: 'type', is: 'backup' } },
      cell: 'date',
      absent: true,
    },
  ],
} as const satisfies CollectionSection<string>

/** The disks in a machine's record, with data from the list of disks. */
export const disks = {
  kind: 'collection',
  id: 'disks',
  at: 'storage',
  title: 'uuid',
  columns: [name, '$state', { id: 'disk_pool', value: 'pool' }, size, month],
  states: {
    rules: [
      { state: 'diskCreating', when: { record: '$disks.status', is: 'Reserved' } },
      { state: 'diskAttached' },
    ],
    of: {
      diskCreating: { kind: 'moving', seconds: 20 },
      diskAttached: { kind: 'works', icon: 'link' },
    },
  },
  price,
  note: true,
  actions: ['attachDisk', 'addDisk'],
  rowActions: [
    {
      id: 'growDisk',
      operation: 'resizeVmDisk',
      when: { owner: 'status', is: ['running', 'stopped'], because: 'diskSteady' },
      charges: true,
      fields: [
        {
          at: 'size_gb',
          initial: { record: 'size' },
          least: { record: 'size', plus: 1 },
          price: 'BLOCK_STORAGE',
          help: true,
        },
      ],
      costs: { set: { size: { form: 'size_gb' } } },
    },
    {
      id: 'detachDisk',
      operation: 'detachVmDisk',
      when: canLeave,
      guard: 'disturbs',
      kept: [
        {
          id: 'diskCharge',
          costs: price,
        },
      ],
    },
    {
      id: 'deleteDisk',
      operation: 'deleteVmDisk',
      when: canLeave,
      deleted: [{ id: 'diskContent' }, { id: 'replica', count: 'replica[]' }],
    },
  ],
} as const satisfies CollectionSection<string>

/** Actions that add a new disk, or attach an existing one. */
export const diskActions = [
  {
    id: 'addDisk',
    operation: 'addVmDisk',
    when: { record: 'status', is: ['running', 'stopped'], because: 'diskSteady' },
    charges: true,
    fields: [{ at: 'size_gb', initial: 20, price: 'BLOCK_STORAGE' }, machinePool],
    costs: [{ type: 'BLOCK_STORAGE', form: 'size_gb', pool: poolChosen }],
  },
  {
    id: 'attachDisk',
    operation: 'attachVmDisk',
    when: { record: 'status', is: ['running', 'stopped'], because: 'diskSteady' },
    fields: [{ at: 'storage_uuid', options: freeDisk }],
  },
] as const satisfies ActionsOf<'VirtualMachine', typeof joins>
