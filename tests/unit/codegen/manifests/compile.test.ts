import { describe, expect, it } from 'vitest'
import { demandedKeys } from '../../../../codegen/locales/demanded'
import { cellsFor, defaultCell } from '../../../../codegen/manifests/cell-kinds'
import { columnId } from '../../../../codegen/manifests/column-id'
import { compileManifest, summarise } from '../../../../codegen/manifests/compile'
import { manifestFile } from '../../../../codegen/manifests/context'
import { recordScope } from '../../../../codegen/manifests/record-scope'
import { pathsOf, schemaAt } from '../../../../codegen/manifests/scope'
import { cellNames } from '../../../../src/manifest/names'
import { readFirst } from '../../../../src/manifest/subject'
import { machine } from '../../../manifests/base'
import { changed, contextOf, small } from '../../../manifests/support'

const compile = (change: Readonly<Record<string, unknown>> = {}) =>
  compileManifest(contextOf(changed(machine, change)))

describe('a compiled manifest', () => {
  const { resource, forms } = compile()

  it('survives a JSON round trip: it is data', () => {
    expect(JSON.parse(JSON.stringify(resource))).toEqual(resource)
    expect(JSON.parse(JSON.stringify(forms))).toEqual(forms)
  })

  it('knows what every record must have', () => {
    expect(resource.shape).toEqual({
      uuid: 'string',
      name: 'string',
      status: 'string',
      size_gb: 'number',
      parts: 'array',
    })
  })

  it('has every column with its cell, order and side', () => {
    expect(resource.list.columns.map(({ id, cell, sort, end }) => [id, cell, sort, end])).toEqual([
      ['name', 'title', 'text', false],
      ['state', 'state', 'text', false],
      ['size_gb', 'gigabytes', 'number', true],
      ['pool', 'text', 'text', false],
      ['account_id', 'reference', 'text', false],
    ])
  })

  it('separates the joins of the list from those of a record', () => {
    const join = { operation: 'listPools', theirs: 'uuid', ours: 'pool_uuid', take: 'one' }
    const { joins, list } = compile({ 'joins.rack': join }).resource
    expect(Object.keys(joins)).toEqual(['pool', 'rack'])
    expect(list.joins).toEqual(['pool'])
  })

  it('reads what only the form of an action names when that is open', () => {
    const join = { operation: 'listPools', theirs: 'uuid', ours: 'pool_uuid', take: 'one' }
    const fields = [{ at: 'name', initial: { record: '$rack.name' } }]
    const { actions, list } = compile({ 'joins.rack': join, 'actions.0.fields': fields }).resource
    const [first, ...others] = Object.values(actions)
    expect(first?.joins).toEqual(['rack'])
    expect(others.every((action) => action.joins === undefined)).toBe(true)
    expect(list.joins).not.toContain('rack')
  })

  it('has the known values of its filters', () => {
    expect(resource.list.filters.map(({ id, values, label }) => [id, values, label])).toEqual([
      ['state', ['running', 'stopped', 'starting'], 'state'],
      ['protected', [true, false], 'choice'],
    ])
  })

  it('has a form for everything that asks', () => {
    expect(forms.map(({ id, operation }) => [id, operation])).toEqual([
      ['create', 'createMachine'],
      ['resize', 'resizeMachine'],
      ['edit', 'replaceMachine'],
    ])
    expect(resource.actions.resize?.form).toBe('resize')
    expect(resource.actions.start?.form).toBeNull()
  })

  it('carries along what an edited element has and no field edits', () => {
    const section = resource.detail?.tabs[0]?.sections.find(({ kind }) => kind === 'editor')
    expect(section).toMatchObject({
      form: 'edit',
      action: {
        id: 'edit',
        operation: 'replaceMachine',
        replaces: true,
        edits: { at: 'parts', key: 'uuid', place: 'parts', carries: ['uuid', 'label', 'kind'] },
      },
    })
  })

  it('names its summary for the frame', () => {
    const { manifest } = contextOf(changed(machine, { feature: undefined, 'routes.create': undefined }))
    expect(summarise(manifest)).toEqual({
      type: 'machine',
      section: 'compute',
      icon: 'server',
      feature: null,
      scope: 'location',
      location: null,
      key: 'uuid',
      routes: { list: '/machines', detail: '/machines/{location}/{id}', create: null },
      listOperation: 'listMachines',
    })
    expect(manifestFile('resource-manifests', 'virtual_machine')).toBe(
      'resource-manifests/virtual-machine.ts',
    )
  })
})

describe('what a manifest says of the user', () => {
  it('is found in every condition, so that the role is read only if needed', () => {
    const notice = { id: 'careful', tone: 'warning', when: { any: [{ context: 'administrator' }] } }
    expect(compile().resource.asksAdministrator).toBe(false)
    expect(compile({ 'create.notices': [notice] }).resource).toMatchObject({
      asksAdministrator: true,
      create: { notices: [notice] },
    })
    expect(compile({ 'actions[0].notices': [notice] }).resource.asksAdministrator).toBe(true)
  })
})

describe('a field that waits for the description', () => {
  const waiting = { at: 'hours', declared: 'hours', options: { kind: 'values', values: [1, 6] } }
  const asking = { at: 'limited', local: 'boolean', declared: 'password' }
  const change = { 'create.sections[2].fields': [{ at: 'name' }, waiting, asking] }

  it('is left out where there is no such parameter, with what is asked around it', () => {
    const context = contextOf(changed(machine, change))
    const [form] = compileManifest(context).forms
    expect(Object.keys(form?.fields ?? {})).not.toContain('hours')
    expect(Object.keys(form?.fields ?? {})).toContain('limited')
    expect(context.undeclared).toEqual(['hours'])
    expect(form?.sections[2]?.fields).toEqual(['name', 'limited'])
  })

  it('may have texts all the same', () => {
    const context = contextOf(changed(machine, change))
    const { resource, forms } = compileManifest(context)
    const { required, allowed } = demandedKeys(context, resource, forms)
    for (const key of ['fields.hours', 'help.hours', 'options.hours.6']) {
      expect([key, required.has(key), allowed(key)]).toEqual([key, false, true])
    }
    expect(allowed('fields.hour')).toBe(false)
  })
})

describe('a list that is not sent', () => {
  it('is a field of its own', () => {
    const people = { at: 'people', local: 'list', widget: 'emails', required: true }
    const [form] = compile({ 'create.sections[2].fields[1]': people }).forms
    expect(form?.fields.people).toMatchObject({ type: 'array', widget: 'emails', local: 'list' })
    expect(form?.schema.properties).toMatchObject({ people: { type: 'array', items: { type: 'string' } } })
  })
})

describe('a compiled form', () => {
  const { forms } = compile({ 'create.sections[2].fields[1]': { at: 'password' } })
  const [create] = forms

  it('knows each field: its widget, type, unit and what it needs', () => {
    const fields = Object.values(create?.fields ?? {})
    expect(
      fields.map(({ id, widget, type, mandatory, secret, wireUnit }) => [
        id,
        widget,
        type,
        mandatory,
        secret,
        wireUnit,
      ]),
    ).toEqual([
      ['location', 'tiles', 'string', true, false, null],
      ['pool_uuid', 'select', 'string', false, false, null],
      ['size_gb', 'number', 'integer', true, false, 'GB'],
      ['account_id', 'select', 'integer', false, false, 'id'],
      ['parts', 'rows', 'array', false, false, null],
      ['name', 'text', 'string', true, false, null],
      ['password', 'password', 'string', false, true, null],
    ])
  })

  it('requires what is required always, not what is asked for only now and then', () => {
    expect(create?.schema.required).toEqual(['location', 'name'])
    expect(create?.schema.$id).toBe('machine.create')
  })

  it('knows the fields of rows', () => {
    const rows = create?.fields.parts?.of ?? []
    expect(rows.map(({ id, widget, mandatory }) => [id, widget, mandatory])).toEqual([
      ['label', 'text', true],
      ['kind', 'select', true],
    ])
    expect(rows[1]?.options).toEqual({ kind: 'values', values: ['fast', 'slow'] })
  })

  it('of an editor is made of the elements’ schema', () => {
    const schema = forms.find(({ id }) => id === 'edit')?.schema
    expect(readFirst(schema, 'properties.rows.items.properties')).toMatchObject({
      label: { type: 'string' },
      kind: { type: 'string', enum: ['fast', 'slow'] },
    })
  })
})

describe('the cell of a value', () => {
  it.each([
    [{ type: 'string' }, 'text'],
    [{ type: 'boolean' }, 'boolean'],
    [{ type: 'integer' }, 'count'],
    [{ type: 'integer', 'x-unit': 'MB' }, 'megabytes'],
    [{ type: 'integer', 'x-unit': 'GB' }, 'gigabytes'],
    [{ type: 'integer', 'x-unit': 'bytes' }, 'bytes'],
    [{ type: 'number', 'x-unit': 'money' }, 'money'],
    [{ type: 'integer', 'x-unit': 'epoch-seconds' }, 'date'],
    [{ type: 'string', format: 'platform-date-time' }, 'date'],
    [{ type: 'string', format: 'uuid' }, 'mono'],
    [{ type: 'string', format: 'ipv4' }, 'address'],
    [{ type: 'string', format: 'password' }, 'secret'],
    [{ type: 'string', enum: ['a'] }, 'choice'],
    [{ type: ['array', 'null'], items: {} }, 'list'],
    [{ type: ['boolean', 'null'] }, 'boolean'],
  ])('%j is %s', (schema, cell) => {
    expect(defaultCell(small, schema)).toBe(cell)
  })

  it('may be replaced by one that can show it, itself included; a secret by nothing', () => {
    for (const cell of cellNames) expect(cellsFor(cell)).toContain(cell)
    expect(cellsFor('secret')).toEqual(['secret'])
  })
})

describe('a path', () => {
  const scope = recordScope(contextOf(changed(machine, {})))

  it('leads into the record, into what the engine adds, and nowhere else', () => {
    expect(schemaAt(small, scope, 'parts[].label')).toBeDefined()
    expect(schemaAt(small, scope, '$pool.sizes[].gb')).toBeDefined()
    expect(schemaAt(small, scope, '$location')).toBeDefined()
    expect(schemaAt(small, scope, '$network')).toBeUndefined()
    expect(schemaAt(small, scope, '$state.x')).toBeUndefined()
  })

  it('is suggested two levels deep', () => {
    expect(pathsOf(small, scope)).toEqual(
      expect.arrayContaining(['$pool', '$state', 'name', 'parts', 'parts[].label']),
    )
  })

  it('names a column by its last part', () => {
    expect(columnId('name')).toBe('name')
    expect(columnId('$pool.name')).toBe('name')
    expect(columnId('$state')).toBe('state')
    expect(columnId('resources_assigned[]')).toBe('resources_assigned')
    expect(columnId({ value: ['os_name', 'os_version'] })).toBe('os_name')
    expect(columnId({ id: 'system', value: 'os_name' })).toBe('system')
  })
})
