import type { Condition, Field, FormSection } from '../../src/manifest/vocabulary'
import { vmLimit } from './vm-size'

/** The call takes where it is to run, and how a cluster is to be, inside one parameter. */
const parameter = (name: string): string => `package_parameters.${name}`

/** No cluster is offered where the site has none of the two switches (specification section 5). */
const isOffered: Condition = { not: { field: 'service_name', is: 'kubernetes' } }

/** What can be run, in its versions. */
const catalogue: readonly Field[] = [
  {
    at: 'service',
    widget: 'tiles',
    required: true,
    leads: 'version',
    options: {
      kind: 'operation',
      operation: 'listServiceImages',
      value: 'service_name',
      label: 'display_name',
      picture: 'icon',
      about: 'description',
      more: 'read_more_url',
      where: isOffered,
      initial: { field: 'service_name', is: 'postgresql' },
    },
  },
  {
    at: 'version',
    half: true,
    required: true,
    options: {
      kind: 'operation',
      operation: 'listServiceImages',
      each: 'versions',
      value: 'value',
      label: 'value',
      where: { field: 'parent.service_name', equals: { form: 'service' } },
    },
  },
  {
    at: 'is_multi_node',
    show: { chosen: 'service', path: 'is_multi_node_available', is: true },
    about: { chosen: 'service', path: 'multi_node_description' },
    help: true,
  },
]

/** Each machine of a database. */
const machine: Pick<FormSection, 'presets' | 'fields'> = {
  presets: {
    site: 'predefinedPackages',
    set: {
      vm_cpu: { key: 'cpu', cell: 'count' },
      vm_ram: { key: 'ram', times: 1024, cell: 'megabytes' },
      vm_disk_gb: { key: 'ssd', cell: 'gigabytes' },
    },
    kinds: [{ is: 'other' }],
    lists: { offered: 'os', barred: 'disabled', usual: 'default' },
    notice: 'notice',
  },
  fields: [
    { at: 'vm_cpu', required: true, limits: vmLimit('vcpu'), half: true },
    { at: 'vm_ram', required: true, limits: vmLimit('ram'), shown: 'GB', half: true },
    { at: 'vm_disk_gb', required: true, limits: vmLimit('disks'), half: true },
  ],
}

/** The form of a new service (specification section 3, ManagedServiceCreateBody). */
export const serviceForm: readonly FormSection[] = [
  {
    id: 'where',
    fields: [{ at: parameter('location'), widget: 'tiles', options: { kind: 'locations' } }],
  },
  { id: 'kind', fields: catalogue },
  { id: 'size', ...machine },
  {
    id: 'network',
    fields: [
      {
        at: parameter('network_uuid'),
        options: {
          kind: 'operation',
          operation: 'listNetworks',
          params: { location: { form: 'location' } },
          value: 'uuid',
          label: 'name',
          note: 'subnet',
          initial: { field: 'is_default', is: true },
        },
        help: true,
      },
      { at: 'reserve_public_ip', price: 'ASSIGNED_FLOATING_IP', help: true },
    ],
  },
  { id: 'naming', fields: [{ at: 'display_name' }] },
]
