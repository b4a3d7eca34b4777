import type { FormSectionOf } from '../../src/manifest/typed-forms'
import type { Condition } from '../../src/manifest/words/values'
import { payerIsLimited } from '../shared/limited-account'
import { limitedCpu, limitedMemory } from '../vm/size'

type ServiceSection = FormSectionOf<'createService'>

type ServiceFields = ServiceSection['fields']

/** An address or a range to allow, not allowed yet. */
export const allowedAddress = {
  at: 'ip_address',
  widget: 'address',
  checks: [
    { not: { record: 'whitelist_addresses[]', is: { form: 'ip_address' } }, because: 'allowedAlready' },
  ],
  help: 'rule',
} as const

/** Clusters are offered only if the site has both switches on (specification section 5). */
const isOffered = {
  any: [
    { not: { option: 'service_name', is: 'kubernetes' } },
    { all: [{ feature: 'servicesEnabled' }, { feature: 'kubernetesEnabled' }] },
  ],
} as const satisfies Condition

/** The new service is a cluster. */
export const wantsCluster = { form: 'service', is: 'kubernetes' } as const satisfies Condition

/** The services on offer, and their versions. */
const catalogue = [
  {
    at: 'service',
    widget: 'tiles',
    required: true,
    options: {
      kind: 'operation',
      operation: 'listServiceImages',
      value: 'service_name',
      icon: 'icon',
      about: 'description',
      link: 'read_more_url',
      marks: [{ id: 'external', when: { option: 'is_external', is: true } }],
      when: isOffered,
      initial: { option: 'service_name', is: 'postgresql' },
    },
  },
  {
    at: 'version',
    width: 'half',
    required: true,
    options: {
      kind: 'operation',
      operation: 'listServiceImages',
      each: 'versions',
      value: 'value',
      title: 'value',
      when: { option: 'parent.service_name', is: { form: 'service' } },
    },
  },
  {
    at: 'is_multi_node',
    when: { form: 'service', option: 'is_multi_node_available', is: true },
    about: { form: 'service', option: 'multi_node_description' },
    help: true,
  },
] as const satisfies ServiceFields

/** Size of each machine of a database. */
const machine = {
  when: { not: wantsCluster },
  presets: {
    site: 'predefinedPackages',
    set: {
      vm_cpu: { key: 'cpu', cell: 'count' },
      vm_ram: { key: 'ram', times: 1024, cell: 'megabytes' },
      vm_disk_gb: { key: 'ssd', cell: 'gigabytes' },
    },
    values: ['other'],
  },
  fields: [
    {
      at: 'vm_cpu',
      required: true,
      most: { ...limitedCpu, when: payerIsLimited },
      width: 'half',
    },
    {
      at: 'vm_ram',
      required: true,
      most: { ...limitedMemory, when: payerIsLimited },
      width: 'half',
    },
    { at: 'vm_disk_gb', required: true, width: 'half' },
  ],
} as const satisfies Pick<ServiceSection, 'when' | 'presets' | 'fields'>

/** A pool of nodes of a cluster (specification section 3, workers). */
const pool = [
  { at: 'name', distinct: 'poolTwice', width: 'half' },
  {
    at: 'machine',
    width: 'half',
    options: {
      kind: 'operation',
      operation: 'listServiceImages',
      each: 'specification.provider.workers.packages',
      value: { cpu: 'cpu', ram: 'ram' },
      title: ['cpu', 'ram'],
      note: 'notice',
      when: {
        all: [
          { option: 'os[]', is: 'other' },
          { not: { option: 'disabled[]', is: 'other' }, because: 'nodeSize' },
        ],
      },
      initial: { option: 'default[]', is: 'other' },
    },
  },
  { at: 'min', initial: 1, width: 'half' },
  { at: 'max', initial: 3, least: { form: 'min' }, width: 'half' },
  { at: 'maxSurge', width: 'half', help: true },
  { id: 'volume', at: 'volume.size', initial: { form: 'machine', option: 'ssd' }, width: 'half' },
  { at: 'zones', widget: 'words', help: true },
] as const

/** The form of a new service (specification section 3, ManagedServiceCreateBody). */
export const serviceForm = [
  {
    id: 'where',
    fields: [{ at: 'package_parameters.location', widget: 'tiles', options: { kind: 'locations' } }],
  },
  { id: 'kind', fields: catalogue },
  { id: 'size', ...machine },
  {
    id: 'pools',
    when: wantsCluster,
    fields: [
      {
        at: 'package_parameters.spec.provider.workers',
        widget: 'blocks',
        of: pool,
        initial: 1,
        required: true,
        help: 'rule',
      },
    ],
  },
  {
    id: 'network',
    fields: [
      { at: 'package_parameters.network_uuid', help: true },
      { at: 'reserve_public_ip', price: 'ASSIGNED_FLOATING_IP', help: true },
    ],
  },
  {
    id: 'maintenance',
    when: wantsCluster,
    fields: [
      { at: 'package_parameters.spec.maintenance.autoUpdate', initial: true, help: true },
      {
        at: 'package_parameters.spec.maintenance.timeWindow.begin',
        initial: '030000+0000',
        widget: 'clock',
        required: true,
        width: 'half',
      },
      {
        at: 'package_parameters.spec.maintenance.timeWindow.end',
        initial: '040000+0000',
        widget: 'clock',
        since: 'begin',
        required: true,
        width: 'half',
      },
    ],
  },
  { id: 'naming', fields: [{ at: 'display_name' }] },
] as const satisfies readonly ServiceSection[]
