import { ApiFailure, forbiddenFailure, gatewayFailure, parameterFailure, serviceFailure } from '../failures'
import type { OperationId } from '../entities'

/** The gateway answers with an HTML page instead of the service. */
export class GatewayPageFailure extends Error {
  override readonly name = 'GatewayPageFailure'

  constructor(readonly status: number) {
    super(`Gateway page ${status}`)
  }
}

/** A word that makes operations fail when it is part of a name. */
interface Sentinel {
  readonly word: string
  readonly operations: readonly OperationId[]
  /** Text of the error catalogue (specification section 8), answered with status 500. */
  readonly text: string
  /** Answered as `{"message":text}`, as object storage does, and not as `{"errors":{"Error":text}}`. */
  readonly isMessage?: true
}

/** Text for a location without free capacity. */
export const capacityText =
  'Compute resources temporarily unavailable due to high demand. If possible, choose a different region or location.'

/**
 * Words that fail one kind of call. The name of the record counts, so a machine called `fail-start-1` can be created
 * but not started. Each catalogued server message that belongs to an operation has one.
 */
export const sentinels: readonly Sentinel[] = [
  { word: 'fail-capacity', operations: ['createVm', 'cloneVm'], text: capacityText },
  { word: 'fail-update', operations: ['updateVm', 'updateVmUser'], text: 'Failed to update virtual machine' },
  { word: 'fail-backup', operations: ['toggleVmBackup'], text: 'Failed to enable/disable backup' },
  { word: 'fail-clone', operations: ['cloneVm'], text: 'Failed to clone virtual machine' },
  { word: 'fail-rebuild', operations: ['rebuildVm'], text: 'Failed to rebuild virtual machine' },
  {
    word: 'fail-snapshot',
    operations: ['createVmSnapshot'],
    text: 'Failed to create snapshot of virtual machine',
  },
  { word: 'fail-replica', operations: ['deleteVmReplica'], text: 'Failed to delete snapshot' },
  {
    word: 'fail-start',
    operations: ['startVm', 'rescueVm', 'startVmFromMedia'],
    text: 'Failed to start virtual machine',
  },
  { word: 'fail-stop', operations: ['stopVm'], text: 'Failed to stop virtual machine' },
  { word: 'fail-disk-delete', operations: ['deleteVmDisk'], text: 'Failed to delete disk from VM' },
  { word: 'fail-disk-resize', operations: ['resizeVmDisk'], text: 'Failed to resize disk on VM' },
  { word: 'fail-disk-add', operations: ['addVmDisk'], text: 'Failed to add disk to VM' },
  {
    word: 'fail-create',
    operations: [
      'createVm',
      'createDisk',
      'createIpAddress',
      'createFirewall',
      'createNetwork',
      'createLoadBalancer',
    ],
    text: 'There was an error while creating your resource.',
  },
  { word: 'fail-create', operations: ['createCard'], text: 'Error adding payment method' },
  { word: 'fail-create', operations: ['createToken'], text: 'Failed to create kong token' },
  {
    word: 'fail-create',
    operations: ['createAccessDelegation'],
    text: 'Failed to create access delegation group',
  },
  {
    word: 'fail-delete',
    operations: ['deleteAccessDelegation'],
    text: 'Failed to delete access delegation',
  },
  { word: 'fail-invite', operations: ['createImpersonation'], text: 'Failed to creating impersonation key' },
  { word: 'fail-remove', operations: ['deleteImpersonation'], text: 'Failed to delete impersonation key' },
  { word: 'fail-update', operations: ['updateToken'], text: 'Failed to update kong token' },
  { word: 'fail-delete', operations: ['deleteToken'], text: 'Failed to delete kong token' },
  {
    word: 'fail-delete',
    operations: [
      'deleteVm',
      'deleteDisk',
      'deleteDiskAlias',
      'deleteIpAddress',
      'deleteFirewall',
      'deleteNetwork',
      'deleteLoadBalancer',
    ],
    text: 'Error performing action',
  },
  {
    word: 'fail-create',
    operations: ['createService'],
    text: 'There was an error while creating your resource.',
  },
  { word: 'fail-cluster', operations: ['createService'], text: 'Kubernetes service can not be created.' },
  {
    word: 'fail-update',
    operations: ['updateService', 'updateServiceProperties'],
    text: 'Failed to update details',
  },
  { word: 'fail-delete', operations: ['deleteService'], text: 'Error performing action' },
  { word: 'fail-start', operations: ['startServiceResource'], text: 'Failed to start virtual machine' },
  { word: 'fail-stop', operations: ['stopServiceResource'], text: 'Failed to stop virtual machine' },
  { word: 'fail-rebuild', operations: ['rebuildServiceVm'], text: 'Failed to rebuild virtual machine' },
  { word: 'fail-read', operations: ['getServiceSecrets'], text: 'Error performing action' },
  {
    word: 'fail-whitelist',
    operations: ['addServiceWhitelistEntry', 'deleteServiceWhitelistEntry'],
    text: 'Error performing action',
  },
  { word: 'fail-create', operations: ['createBucket'], text: 'IOException', isMessage: true },
  { word: 'fail-read', operations: ['getBucket'], text: 'Failed to get storage bucket', isMessage: true },
  {
    word: 'fail-update',
    operations: ['updateBucket', 'replaceBucketCors'],
    text: 'Failed to update details',
    isMessage: true,
  },
  { word: 'fail-delete', operations: ['deleteBucket'], text: 'Error performing action', isMessage: true },
  {
    word: 'fail-create',
    operations: ['createMetalLease'],
    text: 'There was an error while creating your resource.',
  },
  { word: 'fail-delete', operations: ['deleteMetalLease'], text: 'Error performing action' },
  { word: 'fail-machines', operations: ['createMetalLease'], text: 'No available machines' },
  { word: 'fail-release', operations: ['deleteMetalLease'], text: 'Too soon to release machine' },
]

/** Words in a name that fail any call, one for each shape of an error answer. */
const shapeSentinels: Readonly<Record<string, (field: string) => Error>> = {
  'fail-error': () => serviceFailure('An error happened'),
  'fail-message': () => gatewayFailure(400, 'An error happened'),
  'fail-field': (field) => parameterFailure({ [field]: `Parameter '${field}' is not allowed` }),
  'fail-forbidden': () => forbiddenFailure('You are not allowed to use this resource'),
  'fail-busy': () => gatewayFailure(409, 'Another operation is in progress'),
  'fail-limit': () => gatewayFailure(429, 'API rate limit exceeded'),
  'fail-stack': () => {
    const body = {
      message: 'Internal server error',
      stack: 'Error: Internal server error\n    at service.js:1:1',
    }
    return new ApiFailure(500, body, body.message)
  },
  'fail-gateway': () => new GatewayPageFailure(502),
  'fail-timeout': () => new GatewayPageFailure(504),
}

/** Throws if `name`, the name of the operation's record, contains a word that fails the operation. */
export function failBySentinel(operation: OperationId, name: string): void {
  if (!name.includes('fail-')) return
  const match = sentinels.find(
    ({ word, operations }) => operations.includes(operation) && name.includes(word),
  )
  if (match) throw match.isMessage ? gatewayFailure(500, match.text) : serviceFailure(match.text)
}

const namingFields = ['name', 'display_name', 'description', 'title']

/** Throws if a name among the parameters of a call contains a failure word. */
export function failByParameters(operation: OperationId, input: Readonly<Record<string, unknown>>): void {
  for (const field of namingFields) {
    const value = input[field]
    if (typeof value !== 'string' || !value.includes('fail-')) continue
    for (const [word, failure] of Object.entries(shapeSentinels))
      if (value.includes(word)) throw failure(field)
    failBySentinel(operation, value)
  }
}

/** The catalogued server message of an operation, for faults that name no text; undefined without one. */
export function cataloguedText(operation: string, location: string | undefined): string | undefined {
  if (operation === 'listHostPools') return `Failed to list host pools from ${location ?? 'the location'}`
  if (operation === 'getStorageUser') return 'Failed to get S3 user info'
  const isAbout = ({ operations }: Sentinel): boolean => operations.some((id) => id === operation)
  return sentinels.findLast(isAbout)?.text
}
