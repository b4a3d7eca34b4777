import { describe, expect, it } from 'vitest'
import { fc } from '../../../run/seed'
import { choiceId, type FieldChoices, type FieldOption } from '../../../../src/engine/fields/field-options'
import {
  changesNothing,
  effectiveValues,
  fieldsOf,
  filledIn,
  formParameters,
  initialValues,
  overtaken,
  untouchedFields,
  visibleFields,
  withoutSecrets,
  withRecordOfNow,
  type FormValues,
} from '../../../../src/engine/fields/form-values'
import { subject, environment } from '../../manifest/support'
import { fieldOf, formOf } from '../support'

const option = (value: string | number, reason?: string): FieldOption => ({
  id: String(value),
  value,
  label: String(value),
  note: undefined,
  disabledReason: reason,
  item: { value },
})
const known = (usual: FieldOption | undefined, ...options: FieldOption[]): FieldChoices => ({
  options,
  state: 'known',
  retry: undefined,
  usual,
})

describe('what a draft keeps', () => {
  const start = { cpu: 1, memory: 1024, backup: false }
  const typed = { ...start, name: 'web', memory: 2048 }

  it('is what was filled in and what came with it, never what the form begins with', () => {
    expect(filledIn(typed, start, new Set(['name']))).toEqual({ name: 'web', memory: 2048 })
  })

  it('a field that was filled in with what it began with is kept', () => {
    expect(filledIn(typed, start, new Set(['name', 'cpu']))).toEqual({ name: 'web', cpu: 1, memory: 2048 })
  })
})

describe('a form that changes a record', () => {
  const record = subject({ record: { name: 'web', size: { gb: 4 }, note: null } })
  const fields = [
    fieldOf('name', { initial: { record: 'name' } }),
    fieldOf('gb', { initial: { record: 'size.gb' }, type: 'integer' }),
    fieldOf('note', { initial: { record: 'note' } }),
  ]

  it('changes nothing while every value is what the record has', () => {
    expect(changesNothing(fields, { name: 'web', gb: 4 }, record)).toBe(true)
    expect(changesNothing(fields, { name: 'web', gb: 8 }, record)).toBe(false)
    expect(changesNothing(fields, { name: 'web', gb: 4, note: 'x' }, record)).toBe(false)
  })

  it('always says something with a value the record has not', () => {
    expect(changesNothing([...fields, fieldOf('password')], { name: 'web', gb: 4 }, record)).toBe(false)
  })
})

describe('a record that changes under a form', () => {
  const base = subject({ record: { name: 'web', size: { gb: 4 } } })
  const fields = [
    fieldOf('name', { initial: { record: 'name' } }),
    fieldOf('gb', { initial: { record: 'size.gb' }, type: 'integer' }),
  ]
  const replaced = (typed: FormValues, record: Record<string, unknown>) =>
    overtaken(fields, typed, base, subject({ record })).map(({ field, now }) => [field.id, now])

  it('names what an answer would replace, and nothing that nobody or only the answer has changed', () => {
    const elsewhere = { name: 'shop', size: { gb: 4 } }
    expect(replaced({ name: 'mine', gb: 8 }, elsewhere)).toEqual([['name', 'shop']])
    expect(replaced({ name: 'web', gb: 8 }, elsewhere)).toEqual([])
    expect(replaced({ name: 'shop', gb: 4 }, elsewhere)).toEqual([])
  })

  it('undoes nothing that somebody else has changed where nobody answered here', () => {
    const sent = (typed: FormValues, record: Record<string, unknown>) =>
      withRecordOfNow(fields, typed, base, subject({ record }))
    const elsewhere = { name: 'shop', size: { gb: 8 } }
    expect(sent({ name: 'mine', gb: 4 }, elsewhere)).toEqual({ name: 'mine', gb: 8 })
    expect(sent({ name: 'web', gb: 6 }, elsewhere)).toEqual({ name: 'shop', gb: 6 })
    expect(sent({ name: 'web', gb: 4 }, { name: null })).toEqual({ name: undefined, gb: 4 })
  })

  it('is asked again about fields of the record alone', () => {
    const asked = [...fields, fieldOf('note'), fieldOf('size', { initial: 2, type: 'integer' })]
    const untouched = untouchedFields(asked, { name: 'web', gb: 8, size: 2 }, base)
    expect(untouched.map(({ id }) => id)).toEqual(['name'])
  })
})

describe('the values a form starts with', () => {
  it('come from the record, the account, a constant or the description', () => {
    const fields = [
      fieldOf('name', { initial: { record: 'name' } }),
      fieldOf('account', { initial: { context: 'billingAccount' } }),
      fieldOf('size', { initial: 20, type: 'integer' }),
      fieldOf('reserve', { fallback: true, type: 'boolean' }),
      fieldOf('gone', { initial: { record: 'gone' }, fallback: 'usual' }),
    ]
    const about = subject({ record: { name: 'web' }, environment: environment({ billingAccount: 7 }) })
    expect(initialValues(fields, about)).toEqual({
      name: 'web',
      account: 7,
      size: 20,
      reserve: true,
      gone: 'usual',
    })
  })

  it('are no, no rows, or nothing at all', () => {
    const fields = [
      fieldOf('flag', { type: 'boolean' }),
      fieldOf('rows', { type: 'array', initial: null }),
      fieldOf('text'),
      fieldOf('number', { type: 'integer' }),
    ]
    expect(initialValues(fields, subject())).toEqual({ flag: false, rows: [] })
  })

  it('keep zero and no of the record', () => {
    const fields = [
      fieldOf('count', { initial: { record: 'count' }, fallback: 5 }),
      fieldOf('flag', { initial: { record: 'flag' }, fallback: true, type: 'boolean' }),
    ]
    expect(initialValues(fields, subject({ record: { count: 0, flag: false } }))).toEqual({
      count: 0,
      flag: false,
    })
  })
})

const nobody: ReadonlySet<string> = new Set()

describe('the values a form amounts to', () => {
  const os = fieldOf('os_name')
  const version = fieldOf('os_version')

  it('keep a choice that is offered', () => {
    const choices = () => known(option('a'), option('a'), option('b'))
    expect(effectiveValues([os], { os_name: 'b' }, choices, nobody)).toEqual({ os_name: 'b' })
  })

  it('take the usual choice where nobody made one', () => {
    const choices = () => known(option('a'), option('a'), option('b'))
    expect(effectiveValues([os], {}, choices, new Set(['os_name']))).toEqual({ os_name: 'a' })
    expect(effectiveValues([os], { os_name: 'gone' }, choices, nobody)).toEqual({ os_name: 'a' })
  })

  it('keep what somebody chose though it is no longer offered', () => {
    const mine = new Set(['os_name'])
    const gone = { os_name: 'gone' }
    expect(effectiveValues([os], gone, () => known(option('a'), option('a')), mine)).toEqual(gone)
    expect(effectiveValues([os], gone, () => known(undefined, option('a')), mine)).toEqual(gone)
    expect(effectiveValues([os], gone, () => known(undefined), mine)).toEqual(gone)
  })

  it('drop a value nobody chose that is no longer offered when there is no usual one', () => {
    const choices = () => known(undefined, option('a'))
    expect(effectiveValues([os], { os_name: 'gone', x: 1 }, choices, nobody)).toEqual({ x: 1 })
  })

  it('follow each other: the versions are those of the system that is chosen', () => {
    const versions: Record<string, string> = { ubuntu: '24.04', debian: '12' }
    const choices = (field: unknown, soFar: FormValues): FieldChoices => {
      if (field === os) return known(option('debian'), option('debian'), option('ubuntu'))
      const only = option(versions[String(soFar.os_name)] ?? '?')
      return known(only, only)
    }
    const values = effectiveValues([os, version], { os_version: '24.04' }, choices, nobody)
    expect(values).toEqual({ os_name: 'debian', os_version: '12' })
  })

  it('keep of several picks those that are still offered, and all that somebody made', () => {
    const target = fieldOf('uuid')
    const targets = fieldOf('targets', { widget: 'picks', type: 'array', of: [target, fieldOf('kind')] })
    const rows = [
      { uuid: 'a', kind: 'vm' },
      { uuid: 'gone', kind: 'vm' },
    ]
    const offered = (field: unknown) => (field === target ? known(undefined, option('a')) : undefined)
    expect(effectiveValues([targets], { targets: rows }, offered, nobody)).toEqual({ targets: [rows[0]] })
    expect(effectiveValues([targets], { targets: rows }, offered, new Set(['targets'])).targets).toBe(rows)
    const both = known(undefined, option('a'), option('gone'))
    expect(effectiveValues([targets], { targets: rows }, () => both, nobody).targets).toBe(rows)
    const loading: FieldChoices = { options: [], state: 'loading', retry: undefined, usual: undefined }
    expect(effectiveValues([targets], { targets: rows }, () => loading, nobody).targets).toBe(rows)
  })

  it('keep of several values those that are still offered, all that somebody chose, and choose none', () => {
    const keys = fieldOf('keys', {
      type: 'array',
      widget: 'picks',
      required: true,
      options: { kind: 'values', values: [1, 2] },
    })
    const settled = (values: readonly unknown[], chosen = nobody) =>
      effectiveValues([keys], { keys: values }, () => known(option(1), option(1), option(2)), chosen).keys
    expect(settled([2, 3])).toEqual([2])
    expect(settled([2, 3], new Set(['keys']))).toEqual([2, 3])
    expect(settled([])).toEqual([])
  })

  it('leave everything alone while the choices are not known', () => {
    const loading: FieldChoices = { options: [], state: 'loading', retry: undefined, usual: undefined }
    const failed: FieldChoices = { ...loading, state: 'failed' }
    expect(effectiveValues([os], { os_name: 'x' }, () => loading, nobody)).toEqual({ os_name: 'x' })
    expect(effectiveValues([os], { os_name: 'x' }, () => failed, nobody)).toEqual({ os_name: 'x' })
    expect(effectiveValues([os], { os_name: 'x' }, () => undefined, nobody)).toEqual({ os_name: 'x' })
  })

  it('compare as the widget does: a number is its text', () => {
    const choices = () => known(undefined, option(7))
    expect(effectiveValues([os], { os_name: '7' }, choices, nobody)).toEqual({ os_name: '7' })
  })

  it('settle at once: what they amount to amounts to itself', () => {
    const values = fc.dictionary(
      fc.constantFrom('os_name', 'os_version'),
      fc.constantFrom('a', 'b', '', 'gone'),
    )
    const chosen = fc.subarray(['os_name', 'os_version'])
    fc.assert(
      fc.property(values, fc.boolean(), chosen, (typed, hasUsual, ids) => {
        const choices = () => known(hasUsual ? option('a') : undefined, option('a'), option('b'))
        const once = effectiveValues([os, version], typed, choices, new Set(ids))
        expect(effectiveValues([os, version], once, choices, new Set(ids))).toEqual(once)
        const kept = ids.filter((id) => (typed[id] ?? '') !== '')
        expect(kept.map((id) => once[id])).toEqual(kept.map((id) => typed[id]))
      }),
    )
  })
})

describe('the fields asked for', () => {
  const form = {
    ...formOf(
      fieldOf('source'),
      fieldOf('os_name', { when: { form: 'source', is: 'os' } }),
      fieldOf('disk_uuid', { when: { form: 'source', is: 'disk' } }),
      fieldOf('password'),
    ),
    sections: [
      {
        id: 'system',
        icon: null,
        presets: null,
        fields: ['source', 'os_name', 'disk_uuid', 'gone'],
        when: null,
      },
      {
        id: 'signin',
        icon: null,
        presets: null,
        fields: ['password'],
        when: { not: { form: 'source', is: 'disk' } } as const,
      },
    ],
  }
  const asked = (source: string): string[] =>
    visibleFields(form, subject({ form: { source } })).map(({ id }) => id)

  it('are those whose condition holds, in sections whose condition holds', () => {
    expect(asked('os')).toEqual(['source', 'os_name', 'password'])
    expect(asked('disk')).toEqual(['source', 'disk_uuid'])
  })

  it('are all in the order of the sections otherwise', () => {
    expect(fieldsOf(form).map(({ id }) => id)).toEqual(['source', 'os_name', 'disk_uuid', 'password'])
  })
})

describe('the parameters of a form', () => {
  it('are what is asked for and filled in, by the parameter they fill', () => {
    const fields = [
      fieldOf('source', { local: 'string' }),
      fieldOf('os_name', { id: 'app_name' }),
      fieldOf('vcpu', { type: 'integer' }),
      fieldOf('backup', { type: 'boolean' }),
      fieldOf('empty'),
    ]
    const values = { source: 'app', app_name: 'docker', vcpu: 0, backup: false, empty: '', hidden: 'x' }
    expect(formParameters(fields, values, subject())).toEqual({ os_name: 'docker', vcpu: 0, backup: false })
  })

  it('keep a list without elements, so that none can be sent', () => {
    expect(formParameters([fieldOf('rules', { type: 'array' })], { rules: [] }, subject())).toEqual({
      rules: [],
    })
  })

  it('of rows leave out what a row does not ask for', () => {
    const rules = fieldOf('rules', {
      type: 'array',
      widget: 'rows',
      of: [
        fieldOf('protocol'),
        fieldOf('port_start', {
          id: 'ports',
          to: 'port_end',
          when: { form: 'protocol', is: ['tcp', 'udp'] },
        }),
        fieldOf('endpoint_spec', { type: 'array', when: { not: { form: 'type', is: 'any' } } }),
        fieldOf('type'),
      ],
    })
    const rows = [
      { protocol: 'tcp', port_start: 80, port_end: 90, type: 'any', endpoint_spec: ['10.0.0.0/8'] },
      { protocol: 'icmp', port_start: 80, port_end: 90, type: 'ip_prefixes', endpoint_spec: ['10.0.0.0/8'] },
      { protocol: 'udp', port_start: null, port_end: null, type: 'any', endpoint_spec: [] },
    ]
    expect(formParameters([rules], { rules: rows }, subject())).toEqual({
      rules: [
        { protocol: 'tcp', port_start: 80, port_end: 90, type: 'any' },
        { protocol: 'icmp', type: 'ip_prefixes', endpoint_spec: ['10.0.0.0/8'] },
        { protocol: 'udp', type: 'any' },
      ],
    })
  })
})

describe('the values of a draft', () => {
  it('hold no secrets', () => {
    const fields = [
      fieldOf('name'),
      fieldOf('password', { secret: true }),
      fieldOf('key', { id: 'api', secret: true }),
    ]
    expect(withoutSecrets(fields, { name: 'web', password: 'Lootus-2026', api: 'abc' })).toEqual({
      name: 'web',
    })
  })
})

describe('a list of rows', () => {
  const machine = fieldOf('machine', {
    options: {
      kind: 'operation',
      operation: 'listServiceImages',
      each: null,
      value: { cpu: 'cpu', ram: 'ram' },
      title: [],
      note: [],
      when: null,
      initial: null,
      sort: null,
    },
  })
  const size = fieldOf('size', { at: 'volume.size', type: 'integer', initial: 60 })
  const pools = fieldOf('pools', { at: 'spec.pools', type: 'array', initial: 2, of: [machine, size] })
  const choice = (cpu: number, ram: number): FieldOption => ({
    ...option('x'),
    id: choiceId({ cpu, ram }),
    value: { cpu, ram },
  })

  it('begins with the ready-made ones that are named, each with what its other fields begin with', () => {
    const templates = [
      { id: 'big', values: { size: 9 } },
      { id: 'other', values: { size: 1 } },
    ]
    const list = fieldOf('pools', {
      type: 'array',
      initial: ['big'],
      presets: templates,
      of: [size, fieldOf('unset')],
    })
    expect(initialValues([list], subject())).toEqual({ pools: [{ size: 9, volume: { size: 60 } }] })
  })

  it('begins with as many as are wanted, each with what its fields begin with', () => {
    expect(initialValues([pools], subject())).toEqual({
      pools: [{ volume: { size: 60 } }, { volume: { size: 60 } }],
    })
  })

  it('has the usual choice where a row has none that is offered, whatever the order of its parts', () => {
    const [small, large] = [choice(2, 4), choice(4, 8)]
    const settled = effectiveValues(
      [pools],
      { pools: [{}, { machine: { ram: 8, cpu: 4 } }, { machine: { cpu: 64, ram: 1 } }, 'no row'] },
      ({ id }) => (id === 'machine' ? known(small, small, large) : undefined),
      nobody,
    )
    expect(settled.pools).toEqual([
      { machine: { cpu: 2, ram: 4 } },
      { machine: { ram: 8, cpu: 4 } },
      { machine: { cpu: 2, ram: 4 } },
      'no row',
    ])
  })

  it('keeps what somebody chose in a row though it is not offered, and fills in where nothing was chosen', () => {
    const [small, gone] = [choice(2, 4), { machine: { cpu: 64, ram: 1 } }]
    const settled = effectiveValues(
      [pools],
      { pools: [gone, {}] },
      ({ id }) => (id === 'machine' ? known(small, small) : undefined),
      new Set(['pools']),
    )
    expect(settled.pools).toEqual([gone, { machine: { cpu: 2, ram: 4 } }])
  })

  it('is the same list while nothing has to be chosen', () => {
    const rows = [{ machine: { cpu: 2, ram: 4 } }]
    const choices = known(choice(2, 4), choice(2, 4))
    const offer = ({ id }: { id: string }) => (id === 'machine' ? choices : undefined)
    expect(effectiveValues([pools], { pools: rows }, offer, nobody).pools).toBe(rows)
  })

  it('takes the values of the default choice for empty fields', () => {
    const following = { ...size, initial: { form: 'machine', option: 'ssd' } }
    const small = { ...choice(2, 4), item: { ssd: 40 } }
    const { pools: rows } = effectiveValues(
      [{ ...pools, of: [machine, following] }],
      { pools: [{}, { volume: { size: 90 } }] },
      ({ id }) => (id === 'machine' ? known(small, small) : undefined),
      nobody,
    )
    expect(rows).toEqual([
      { machine: { cpu: 2, ram: 4 }, volume: { size: 40 } },
      { machine: { cpu: 2, ram: 4 }, volume: { size: 90 } },
    ])
  })

  it('is sent where its name leads, its rows with what lies inside them', () => {
    const values = { pools: [{ machine: { cpu: 2, ram: 4 }, volume: { size: 60, kind: 'x' }, other: 1 }] }
    expect(formParameters([pools], values, subject())).toEqual({
      'spec.pools': [{ machine: { cpu: 2, ram: 4 }, volume: { size: 60 } }],
    })
  })
})
