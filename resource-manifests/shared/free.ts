import type { Options } from '../../src/manifest/words/options'

/** Floating IPs that lead nowhere, sent by their address. */
export const freeAddress: Options = {
  kind: 'resource',
  type: 'ip_address',
  value: 'address',
  note: 'address',
  where: { field: 'assigned_to', present: false },
}

/** Disks that are ready and attached to nothing. */
export const freeDisk: Options = {
  kind: 'resource',
  type: 'disk',
  note: 'size_gb',
  where: {
    all: [
      { field: 'status', is: 'Active' },
      { field: '$machine', present: false },
    ],
  },
}
