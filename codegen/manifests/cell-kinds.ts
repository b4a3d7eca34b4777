import { cellNames, type CellName } from '../../src/manifest/names'
import { asList, typesOf, type Description, type Json } from '../openapi/description'

const byUnit: Record<string, CellName> = {
  MB: 'megabytes',
  GB: 'gigabytes',
  bytes: 'bytes',
  percent: 'percent',
  money: 'money',
  'money-per-hour': 'money',
  'money-per-month': 'money',
  'epoch-seconds': 'date',
  id: 'mono',
  port: 'ports',
  vlan: 'text',
}

const byFormat: Record<string, CellName> = {
  'date-time': 'date',
  date: 'date',
  uri: 'link',
  email: 'link',
  'platform-date-time': 'date',
  'epoch-seconds': 'date',
  uuid: 'mono',
  ipv4: 'address',
  ipv6: 'address',
  cidr: 'address',
  mac: 'mono',
  password: 'secret',
}

/** Default cell of a value, from type, format, unit and enum of its schema. */
export function defaultCell(description: Description, value: Json): CellName {
  const schema = description.concrete(value)
  const types = typesOf(schema)
  if (types.includes('array')) return 'list'
  if (types.includes('object') && description.entries(schema)) return 'map'
  if (types.includes('boolean')) return 'boolean'
  if (asList(schema.enum).length > 0) return 'choice'
  const format = typeof schema.format === 'string' ? byFormat[schema.format] : undefined
  if (format) return format
  const unit = typeof schema['x-unit'] === 'string' ? byUnit[schema['x-unit']] : undefined
  if (unit) return unit
  return types.includes('integer') || types.includes('number') ? 'count' : 'text'
}

const anyText: readonly CellName[] = [
  'text',
  'title',
  'state',
  'mono',
  'reference',
  'location',
  'system',
  'choice',
  'address',
  'secret',
  'clock',
  'country',
  'link',
]

const others: Partial<Record<CellName, readonly CellName[]>> = {
  text: anyText,
  choice: anyText,
  mono: [...anyText, 'count', 'user'],
  address: ['address', 'text', 'mono', 'title', 'reference'],
  secret: ['secret'],
  link: anyText,
  boolean: ['boolean', 'mark', 'choice', 'state'],
  count: ['count', 'size', 'ports', 'reference', 'choice', 'text', 'megabytes', 'gigabytes'],
  list: ['list', 'count', 'address'],
  megabytes: ['megabytes', 'count'],
  gigabytes: ['gigabytes', 'count'],
  bytes: ['bytes', 'count'],
  percent: ['percent', 'count'],
  money: ['money'],
  date: ['date', 'age', 'text'],
  map: ['map', 'text'],
}

/** Cells that can show the same values as `usual`. */
export function cellsFor(usual: CellName): readonly CellName[] {
  return others[usual] ?? cellNames
}
