import type { Condition, Value } from '../../src/manifest/words/values'
import type { FormSectionOf } from '../../src/manifest/typed-manifest'
import { limitedTo, vmLimit } from './vm-size'

type ServiceSection = FormSectionOf<'createService'>

type ServiceFields = ServiceSection['fields']

/** An address or a range that is to be let in, and is not yet. */
export const allowedAddress = {
  at: 'ip_address',
  checks: [
    { not: { field: 'whitelist_addresses[]', equals: { form: 'ip_address' } }, because: 'allowedAlready' },
  ],
  help: 'rule',
} as const

/** The call takes where it is to run, and how a cluster is to be, inside one parameter. */
const parameter = <const Name extends string>(name: Name) => `package_parameters.${name}` as const

/** No cluster is offered where the site has not both switches on (specification section 5). */
const isOffered = {
  any: [
    { not: { field: 'service_name', is: 'kubernetes' } },
    { all: [{ feature: 'servicesEnabled' }, { feature: 'kubernetesEnabled' }] },
  ],
} as const satisfies Condition

/** What is being made is a cluster. */
export const wantsCluster = { form: 'service', is: 'kubernetes' } as const satisfies Condition

/** What can be run, in its versions. */
const catalogue = [
  {
    at: 'service',
    widget: 'tiles',
    required: true,
    leads: 'version',
    options: {
      kind: 'operation',
      operation: 'listServiceImages',
      value: 'service_name',
      picture: 'icon',
      about: 'description',
      more: 'read_more_url',
      flags: [{ id: 'external', when: { field: 'is_external', is: true } }],
      when: isOffered,
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
      when: { field: 'parent.service_name', equals: { form: 'service' } },
    },
  },
  {
    at: 'is_multi_node',
    when: { chosen: 'service', path: 'is_multi_node_available', is: true },
    about: { chosen: 'service', path: 'multi_node_description' },
    help: true,
  },
] as const satisfies ServiceFields

/** Each machine of a database. */
const machine = {
  when: { not: wantsCluster },
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
    {
      at: 'vm_cpu',
      required: true,
      limits: vmLimit('vcpu'),
      most: limitedTo('vcpu', { context: 'billingAccount' }),
      half: true,
    },
    {
      at: 'vm_ram',
      required: true,
      limits: vmLimit('ram'),
      most: limitedTo('ram_mb', { context: 'billingAccount' }),
      shown: 'GB',
      half: true,
    },
    { at: 'vm_disk_gb', required: true, limits: vmLimit('disks'), half: true },
  ],
} as const satisfies Pick<ServiceSection, 'when' | 'presets' | 'fields'>

/** A pool of nodes of a cluster (specification section 3, workers). */
const pool = [
  { at: 'name', distinct: 'poolTwice', half: true },
  {
    at: 'machine',
    half: true,
    options: {
      kind: 'operation',
      operation: 'listServiceImages',
      each: 'specification.provider.workers.packages',
      value: { object: { cpu: 'cpu', ram: 'ram' } },
      label: ['cpu', 'ram'],
      note: 'notice',
      fills: { volume: 'ssd' },
      when: {
        all: [
          { field: 'os[]', equals: { constant: 'other' } },
          { not: { field: 'disabled[]', equals: { constant: 'other' } }, because: 'nodeSize' },
        ],
      },
      initial: { field: 'default[]', equals: { constant: 'other' } },
    },
  },
  { at: 'min', initial: { constant: 1 }, half: true },
  { at: 'max', initial: { constant: 3 }, least: { form: 'min' }, half: true },
  { at: 'maxSurge', half: true, help: true },
  { id: 'volume', at: 'volume.size', limits: vmLimit('disks'), half: true },
  { at: 'zones', widget: 'words', help: true },
] as const

/** When a cluster is maintained; `place` leads to it among the parameters, `start` is what the fields begin with. */
export function maintenanceFields<
  const Place extends string,
  const AutoUpdate extends Value,
  const Begin extends Value,
  const End extends Value,
>(place: Place, start: { autoUpdate: AutoUpdate; begin: Begin; end: End }) {
  return [
    { at: `${place}.autoUpdate`, initial: start.autoUpdate, help: true },
    {
      at: `${place}.timeWindow.begin`,
      initial: start.begin,
      widget: 'clock',
      required: true,
      half: true,
    },
    {
      at: `${place}.timeWindow.end`,
      initial: start.end,
      widget: 'clock',
      since: 'begin',
      required: true,
      half: true,
    },
  ] as const
}

const usualMaintenance = {
  autoUpdate: { constant: true },
  begin: { constant: '030000+0000' },
  end: { constant: '040000+0000' },
} as const

/** The form of a new service (specification section 3, ManagedServiceCreateBody). */
export const serviceForm = [
  { id: 'where', fields: [{ at: parameter('location'), widget: 'tiles', options: { kind: 'locations' } }] },
  { id: 'kind', fields: catalogue },
  { id: 'size', ...machine },
  {
    id: 'pools',
    when: wantsCluster,
    fields: [
      {
        at: parameter('spec.provider.workers'),
        widget: 'blocks',
        of: pool,
        begins: 1,
        required: true,
        help: 'rule',
      },
    ],
  },
  {
    id: 'network',
    fields: [
      { at: parameter('network_uuid'), help: true },
      { at: 'reserve_public_ip', price: 'ASSIGNED_FLOATING_IP', help: true },
    ],
  },
  {
    id: 'maintenance',
    when: wantsCluster,
    fields: maintenanceFields(parameter('spec.maintenance'), usualMaintenance),
  },
  { id: 'naming', fields: [{ at: 'display_name' }] },
] as const satisfies readonly ServiceSection[]
