import type { Consequence } from '../../src/manifest/words/actions'
import type { OptionsOf } from '../../src/manifest/typed-forms'

/** Floating IPs that lead nowhere, sent by their address. */
export const freeAddress = {
  kind: 'resource',
  type: 'ip_address',
  value: 'address',
  note: 'address',
  when: { option: 'assigned_to', present: false },
} as const satisfies OptionsOf<never>

/** Disks that are ready and attached to nothing. */
export const freeDisk = {
  kind: 'resource',
  type: 'disk',
  note: 'size_gb',
  when: {
    all: [
      { option: 'status', is: 'Active' },
      { option: '$machine', present: false },
    ],
  },
} as const satisfies OptionsOf<never>

/** The floating IPs of what is deleted: they stay, lead nowhere, are charged as such, and may be released, too. */
export const freedAddress = {
  id: 'address',
  each: '$addresses',
  costs: [{ type: 'UNASSIGNED_FLOATING_IP', record: 1 }],
  steps: [{ action: 'delete', of: 'ip_address' }],
} as const satisfies Consequence<'$addresses'>
