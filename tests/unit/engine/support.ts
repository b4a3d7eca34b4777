import type { CompiledColumn } from '../../../src/manifest/compiled-columns'
import type { CompiledField } from '../../../src/manifest/compiled-fields'
import type { CompiledForm, CompiledResource } from '../../../src/manifest/compiled'
import { uiSchemaOf } from '../../../src/manifest/ui-schema'
import type { Environment } from '../../../src/manifest/subject'
import type { Texts } from '../../../src/platform/i18n/texts'
import { formatMoney, formatUnitPrice } from '../../../src/lib/money'
import type { CellEnv } from '../../../src/engine/data/env'
import type { Row } from '../../../src/engine/data/row'
import { environment } from '../manifest/support'

export { environment }

/** A type with nothing but an identity and a list, and the given changes. */
export function resourceOf(changes: Partial<CompiledResource> = {}): CompiledResource {
  return {
    type: 'thing',
    section: 'compute',
    icon: 'box',
    feature: null,
    scope: 'location',
    location: null,
    key: 'uuid',
    routes: { list: '/things', detail: '/things/{location}/{id}', create: null },
    listOperation: 'listDisks',
    shape: { uuid: 'string', size: 'number' },
    title: ['name', 'uuid'],
    asksAdministrator: false,
    joins: {},
    states: null,
    stateOf: {},
    list: {
      when: null,
      joins: [],
      columns: [],
      search: ['name'],
      filters: [],
      sort: null,
      totals: [],
      bulk: [],
      presets: [],
    },
    readOperation: null,
    count: null,
    actions: {},
    create: null,
    price: [],
    ...changes,
  }
}

/** A row of a list. */
export function rowOf(
  record: Record<string, unknown>,
  location: string | undefined = 'tll',
  odd?: string[],
): Row {
  const id = String(record.uuid ?? record.id ?? '')
  return { key: location === undefined ? id : `${location}/${id}`, id, record, location, odd }
}

/** A column of texts, and the given changes. */
export const columnOf = (id: string, changes: Partial<CompiledColumn> = {}): CompiledColumn => ({
  id,
  values: [id],
  cell: 'text',
  end: false,
  hidden: false,
  phone: null,
  copy: false,
  refers: null,
  sort: 'text',
  choices: null,
  when: null,
  ...changes,
})

/** A text field, and the given changes. */
export function fieldOf(at: string, changes: Partial<CompiledField> = {}): CompiledField {
  return {
    at,
    id: at,
    options: null,
    widget: 'text',
    type: 'string',
    mandatory: false,
    secret: false,
    wireUnit: null,
    fallback: null,
    of: null,
    min: null,
    max: null,
    maxLength: null,
    ...changes,
  }
}

/** A form of one section with these fields. */
export function formOf(...fields: readonly CompiledField[]): CompiledForm {
  return {
    id: 'create',
    operation: 'createDisk',
    schema: { $id: 'thing.create', type: 'object', properties: {} },
    uiSchema: uiSchemaOf(fields),
    fields: Object.fromEntries(fields.map((field) => [field.id, field])),
    sections: [{ id: 'all', icon: null, presets: null, fields: fields.map(({ id }) => id), when: null }],
  }
}

/** The environment of a cell, in English and euros. */
export function cellEnv(texts: Texts, resource: CompiledResource = resourceOf()): CellEnv {
  const euros = { locale: 'en', currency: 'EUR' }
  return {
    resource,
    texts,
    locale: 'en',
    money: {
      format: (amount) => formatMoney(amount, euros),
      unit: (amount) => formatUnitPrice(amount, euros),
      charged: 'EUR',
      currency: 'EUR',
      rate: 1,
      converted: false,
    },
    now: Date.UTC(2026, 10, 21, 8, 46),
    userName: (id) => `user ${id}`,
    locationName: (slug) => ({ tll: 'Tallinn', jhv: 'Jõhvi' })[slug] ?? slug,
    reference: () => undefined,
    href: undefined,
  }
}

/** Subjects of rows without joins. */
export const plainSubject =
  (around: Environment = environment()) =>
  (row: Row) => ({ record: row.record, location: row.location, environment: around })
