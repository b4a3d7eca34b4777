import type { ActionsOf, SectionsOf } from '../../src/manifest/typed-manifest'
import { freeAddress } from '../shared/free'
import { addVlan, interfaces, vlans } from './interfaces'
import type { joins } from './joins'

/** The addresses, cards, VLANs and firewalls of a machine. */
export const networkSections = [
  {
    kind: 'related',
    id: 'addresses',
    type: 'ip_address',
    theirs: 'assigned_to',
    actions: ['assignAddress'],
  },
  interfaces,
  vlans,
  {
    kind: 'related',
    id: 'firewalls',
    type: 'firewall',
    theirs: 'resources_assigned[].resource_uuid',
    columns: ['display_name', 'rules', 'assigned'],
    rowActions: [
      {
        id: 'detachFirewall',
        operation: 'unassignFirewall',
        params: { uuid: { record: 'uuid' }, vm_uuid: { owner: 'uuid' } },
      },
    ],
    actions: ['attachFirewall'],
  },
] as const satisfies SectionsOf<'VirtualMachine', typeof joins>

/** Actions that connect a machine. */
export const networkActions = [
  {
    id: 'assignAddress',
    icon: 'globe',
    operation: 'assignIpAddress',
    params: { private_ip: { record: 'private_ipv4' } },
    when: { record: 'private_ipv4', present: true, because: 'noPrivateAddress' },
    fields: [{ at: 'address', options: freeAddress, help: true }],
  },
  addVlan,
  {
    id: 'attachFirewall',
    icon: 'shield',
    operation: 'assignFirewall',
    fields: [
      {
        id: 'firewall',
        at: 'uuid',
        options: {
          kind: 'resource',
          type: 'firewall',
          when: { not: { option: 'resources_assigned[].resource_uuid', is: { record: 'uuid' } } },
        },
      },
    ],
  },
] as const satisfies ActionsOf<'VirtualMachine', typeof joins>
