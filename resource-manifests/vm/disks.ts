import type { CollectionSection } from '../../src/manifest/words/sections'
import { diskPool, diskSnapshots } from '../shared/disk-price'

/** A disk that was not there from the beginning, of a machine that is doing nothing to it. */
const canLeave = {
  all: [
    { not: { field: 'primary', is: true }, because: 'primaryDisk' },
    { owner: 'status', in: ['running', 'stopped'], because: 'diskSteady' },
  ],
} as const

/** What a disk of a machine costs: the same as on the disk's own page. */
const price = [{ type: 'BLOCK_STORAGE', record: { field: 'size' }, pool: diskPool }, diskSnapshots] as const

const name = {
  id: 'disk_record',
  value: ['uuid', '$disks.display_name', 'name'],
  refers: 'disk',
  mark: { field: 'primary', is: true },
} as const

const size = { id: 'disk_size', value: 'size', phone: 'summary' } as const

const month = { id: 'disk_price', value: '$price' } as const

/** The disks of a machine at a glance: how big, when last backed up, what they cost. */
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
      value: 'replica[].created_at',
      cell: 'date',
      newest: { field: 'type', is: 'backup' },
      absent: true,
    },
    month,
  ],
  price,
} as const satisfies CollectionSection<string>

/** The disks of a machine, as the machine lists them, with what the list of disks says of each. */
export const disks = {
  kind: 'collection',
  id: 'disks',
  at: 'storage',
  title: 'uuid',
  columns: [name, '$state', { id: 'disk_pool', value: 'pool' }, size, month],
  states: {
    rules: [
      { state: 'diskCreating', when: { field: '$disks.status', is: 'Reserved' } },
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
      when: { owner: 'status', in: ['running', 'stopped'], because: 'diskSteady' },
      charges: true,
      input: [
        {
          at: 'size_gb',
          initial: { field: 'size' },
          least: { field: 'size', plus: 1 },
          price: 'BLOCK_STORAGE',
          help: true,
        },
      ],
      reprices: { set: { size: { form: 'size_gb' } } },
      refresh: ['listVms', 'listDisks'],
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
      refresh: ['listVms', 'listDisks'],
    },
    {
      id: 'deleteDisk',
      operation: 'deleteVmDisk',
      when: canLeave,
      deleted: [{ id: 'diskContent' }, { id: 'replica', count: 'replica[]' }],
      refresh: ['listVms', 'listDisks'],
    },
  ],
} as const satisfies CollectionSection<string>
