import type { Consequence } from '../../src/manifest/words/actions'
import type { OptionsOf } from '../../src/manifest/typed-forms'

/** Unassigned floating IPs, sent by their address. */
export const freeAddress = {
  kind: 'resource',
  type: 'ip_address',
  value: 'address',
  note: 'address',
  when: { option: 'assigned_to', present: false },
} as const satisfies OptionsOf<never>

/** Disks that are ready and not attached. */
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

/** Floating IPs of a deleted record: they stay, are charged as unassigned, and may be released, too. */
export const freedAddress = {
  id: 'address',
  each: '$addresses',
  costs: [{ type: 'UNASSIGNED_FLOATING_IP', record: 1 }],
  steps: [{ action: 'delete', of: 'ip_address' }],
} as const satisfies Consequence<'$addresses'>
