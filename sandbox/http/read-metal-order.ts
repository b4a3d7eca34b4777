import { isRecord } from '../../src/lib/is-record'
import type { MetalOrder } from '../machines/metal-order'

const statuses = ['available', 'pending', 'in_use', 'cleaning', 'offline', 'deleted'] as const

/**
 * Reads an order about bare metal that came as JSON.
 * @throws RangeError naming the field that is missing or wrong
 */
export function readMetalOrder(value: unknown): MetalOrder {
  if (!isRecord(value)) throw new RangeError('An order is an object with at least "action"')
  const { action } = value
  switch (action) {
    case 'admin_create':
      return { action, spec: text(value, 'spec'), label: text(value, 'label') }
    case 'admin_update':
      return { action, machine: text(value, 'machine'), ...changes(value) }
    case 'admin_delete':
      return { action, machine: text(value, 'machine') }
    case 'admin_lease_create':
      return {
        action,
        machine: text(value, 'machine'),
        user: wholeNumber(value, 'user'),
        account: wholeNumber(value, 'account'),
        os: text(value, 'os'),
        name: text(value, 'name'),
      }
    default:
      throw new RangeError('"action" is one of: admin_create, admin_update, admin_delete, admin_lease_create')
  }
}

type Fields = Readonly<Record<string, unknown>>
type Update = Extract<MetalOrder, { action: 'admin_update' }>

function changes(value: Fields): Omit<Update, 'action' | 'machine'> {
  const status = value['status']
  const known = statuses.find((candidate) => candidate === status)
  if (status !== undefined && known === undefined) {
    throw new RangeError(`"status" is one of: ${statuses.join(', ')}`)
  }
  return {
    ...(known === undefined ? {} : { status: known }),
    ...('account' in value
      ? { account: value['account'] === null ? null : wholeNumber(value, 'account') }
      : {}),
    ...('label' in value ? { label: text(value, 'label') } : {}),
    ...('notes' in value ? { notes: text(value, 'notes') } : {}),
  }
}

function text(value: Fields, field: string): string {
  const given = value[field]
  if (typeof given === 'string') return given
  throw new RangeError(`"${field}" is a text`)
}

function wholeNumber(value: Fields, field: string): number {
  const given = value[field]
  if (typeof given === 'number' && Number.isInteger(given)) return given
  throw new RangeError(`"${field}" is a whole number`)
}
