import { beforeAll, describe, expect, it } from 'vitest'
import { vmImages } from '../../../../sandbox/catalogue/vm-images'
import type { CellEnv } from '../../../../src/engine/data/env'
import {
  choiceOf,
  optionsOf,
  usualOption,
  type OptionSource,
} from '../../../../src/engine/fields/field-options'
import { forms } from '../../../../src/generated/forms/virtual-machine'
import { forms as diskForms } from '../../../../src/generated/forms/disk'
import { forms as ipForms } from '../../../../src/generated/forms/ip-address'
import { forms as serviceForms } from '../../../../src/generated/forms/managed-service'
import { resource as managedService } from '../../../../src/generated/resources/managed-service'
import { resource as virtualMachine } from '../../../../src/generated/resources/virtual-machine'
import type { CompiledField, CompiledOptions } from '../../../../src/manifest/compiled-fields'
import type { Subject } from '../../../../src/manifest/subject'
import { subject } from '../../manifest/support'
import { english } from '../../platform/stand'
import { cellEnv, fieldOf, plainSubject, rowOf } from '../support'

let env: CellEnv
beforeAll(async () => {
  env = cellEnv(await english('virtual_machine', 'disk', 'ip_address'), virtualMachine)
})

function fieldIn(all: typeof forms, form: string, id: string): CompiledField {
  const found = all[form]?.fields[id]
  if (!found) throw new Error(`There is no field ${form} ${id}`)
  return found
}

function offered(field: CompiledField, about: Subject, source: Partial<OptionSource> = {}) {
  const { options } = field
  if (!options) throw new Error('There are no options')
  const list = optionsOf(field, options, {
    env,
    subject: about,
    items: undefined,
    rows: undefined,
    ...source,
  })
  return { list, ids: list.map(({ id }) => id), usual: usualOption(field, options, list, about) }
}

describe('the images of a new machine [VM-05]', () => {
  const form = (values: Record<string, unknown>): Subject => subject({ form: values })

  it('are plain systems in their order, with the default chosen', () => {
    const { ids, usual } = offered(fieldIn(forms, 'create', 'os_name'), form({}), { items: vmImages })
    const plain = vmImages.filter(({ is_app_catalog: isApp }) => !isApp)
    const ordered = [...plain].sort((a, b) => (a.ui_position ?? 0) - (b.ui_position ?? 0))
    expect(ids).toEqual(ordered.map(({ os_name: name }) => name))
    expect(usual?.id).toBe(plain.find(({ is_default: isDefault }) => isDefault)?.os_name)
  })

  it('of the catalogue are the apps alone', () => {
    const { ids } = offered(fieldIn(forms, 'create', 'app_name'), form({}), { items: vmImages })
    expect(ids.length).toBeGreaterThan(0)
    for (const id of ids) expect(vmImages.find(({ os_name: name }) => name === id)?.is_app_catalog).toBe(true)
  })

  it('have the published versions of the chosen system, the first chosen', () => {
    for (const image of vmImages.filter(({ is_app_catalog: isApp }) => !isApp)) {
      const about = form({ os_name: image.os_name })
      const { ids, usual } = offered(fieldIn(forms, 'create', 'os_version'), about, { items: vmImages })
      expect(ids).toEqual(
        image.versions
          .filter(({ published }) => published !== false)
          .map(({ os_version: version }) => version),
      )
      expect(usual?.id).toBe(ids[0])
    }
  })
})

describe('the systems of a new disk', () => {
  it('are named whole: system and version', () => {
    const { list } = offered(fieldIn(diskForms, 'create', 'system'), subject({ form: {} }), {
      items: vmImages,
    })
    expect(list.length).toBeGreaterThan(3)
    for (const { value, label } of list) {
      const [name, version] = String(value).split('_')
      const image = vmImages.find(({ os_name: osName }) => osName === name)
      expect(
        image?.versions.some(({ os_version: osVersion }) => osVersion === version),
        String(value),
      ).toBe(true)
      expect(label).toContain(image?.display_name)
    }
  })

  it('that lack a part of their name are not offered', () => {
    const { ids } = offered(fieldIn(diskForms, 'create', 'system'), subject({ form: {} }), {
      items: [{ display_name: 'Odd', versions: [{ os_version: '1', display_name: 'One' }] }],
    })
    expect(ids).toEqual([])
  })
})

describe('locations [CREATE-07] [CREATE-08] [CREATE-09]', () => {
  const items = [
    {
      slug: 'jhv',
      display_name: 'Jõhvi',
      description: 'New',
      create_resource_disabled: true,
      is_default: false,
    },
    { slug: 'trtu', display_name: 'Tartu', description: 'South', is_default: false },
    { slug: 'tll', display_name: 'Tallinn', description: 'North', is_default: true },
  ]
  const field = fieldOf('location', { options: { kind: 'locations' } })

  it('are shown by name; one that takes nothing new cannot be chosen and says why', () => {
    const { list } = offered(field, subject(), { items })
    expect(list.map(({ label, description }) => [label, description])).toEqual([
      ['Jõhvi', 'New'],
      ['Tartu', 'South'],
      ['Tallinn', 'North'],
    ])
    expect(list.map(({ disabledReason }) => disabledReason === undefined)).toEqual([false, true, true])
    expect(list[0]?.disabledReason).not.toContain('wizard.')
  })

  it('start with the one the form works in', () => {
    expect(offered(field, subject({ location: 'trtu' }), { items }).usual?.id).toBe('trtu')
    expect(offered(field, subject(), { items }).usual).toBeUndefined()
  })

  it('that do not answer cannot be chosen either, and say so [API-08]', () => {
    const { list } = offered(field, subject(), { items, silent: new Set(['trtu']) })
    expect(list.map(({ id, disabledReason }) => [id, disabledReason === undefined])).toEqual([
      ['jhv', false],
      ['trtu', false],
      ['tll', true],
    ])
    expect(list[1]?.disabledReason).not.toBe(list[0]?.disabledReason)
  })

  it('survive an item that is none', () => {
    expect(offered(field, subject(), { items: [null, 'x', ...items] }).list).toHaveLength(3)
  })
})

describe('records of another type', () => {
  const rows = [
    rowOf({ uuid: 'a', name: 'web', status: 'running', private_ipv4: '10.0.0.2' }),
    rowOf({ uuid: 'b', name: 'db', status: 'stopped', private_ipv4: null }),
    rowOf({ uuid: 'c', name: 'new', status: 'creating', private_ipv4: '10.0.0.4' }),
    rowOf({ uuid: 'd', name: 'odd', status: 'running', private_ipv4: '10.0.0.5' }, 'tll', ['memory']),
  ]
  const source = () => ({ rows: { rows, subjectOf: plainSubject(), env } })

  it('are named by their title and noted, without those the manifest leaves out and without odd ones', () => {
    const { list } = offered(
      fieldIn(diskForms, 'attach', 'target'),
      subject({ record: {}, form: {} }),
      source(),
    )
    expect(list.map(({ id, label }) => [id, label])).toEqual([
      ['a', 'web'],
      ['b', 'db'],
    ])
  })

  it('that cannot be chosen are visible with the reason', () => {
    const { list } = offered(
      fieldIn(ipForms, 'assign', 'private_ip'),
      subject({ record: {}, form: {} }),
      source(),
    )
    expect(list.map(({ label, disabledReason }) => [label, disabledReason === undefined])).toEqual([
      ['web', true],
      ['db', false],
      ['new', true],
    ])
    expect(list.find(({ label }) => label === 'web')?.value).toBe('10.0.0.2')
  })

  it('can depend on the record the form is about', () => {
    const options: CompiledOptions = {
      kind: 'resource',
      type: 'virtual_machine',
      value: null,
      note: [],
      when: { not: { option: 'uuid', is: { record: 'members[]' } } },
      initial: null,
    }
    const field = fieldOf('uuid', { options })
    const about = subject({ record: { members: ['a', 'c'] }, form: {} })
    expect(offered(field, about, source()).ids).toEqual(['b'])
    expect(offered(field, subject({ form: {} }), source()).ids).toEqual(['a', 'b', 'c'])
  })

  it('are all offered, though two stand for the same', () => {
    const options: CompiledOptions = {
      kind: 'resource',
      type: 'ssh_key',
      value: 'public_key',
      note: [],
      when: null,
      initial: null,
    }
    const same = ['laptop', 'desk'].map((name) => rowOf({ name, uuid: name, public_key: 'ssh-ed25519 AAAA' }))
    const { list, ids } = offered(fieldOf('key', { options }), subject({ form: {} }), {
      rows: { rows: same, subjectOf: plainSubject(), env },
    })
    expect(list.map(({ value }) => value)).toEqual(['ssh-ed25519 AAAA', 'ssh-ed25519 AAAA'])
    expect(new Set(ids).size).toBe(2)
  })

  it('are chosen by themselves only when one is needed and there is one', () => {
    const field = fieldIn(diskForms, 'attach', 'target')
    const about = subject({ record: {}, form: {} })
    expect(offered(field, about, source()).usual).toBeUndefined()
    const single = { rows: { rows: rows.slice(0, 1), subjectOf: plainSubject(), env } }
    expect(offered(field, about, single).usual?.id).toBe('a')
    expect(offered({ ...field, mandatory: false }, about, single).usual).toBeUndefined()
  })

  it('are none while their list is not known', () => {
    expect(offered(fieldIn(diskForms, 'attach', 'target'), subject({ form: {} })).list).toEqual([])
  })
})

describe('values of the description', () => {
  it('are all offered in the customer’s words, none chosen by itself', () => {
    const disk = { ...env, resource: { ...env.resource, type: 'disk' } }
    const { list, usual } = offered(
      fieldIn(diskForms, 'create', 'source_image_type'),
      subject({ form: {} }),
      { env: disk },
    )
    expect(list.map(({ value }) => value).sort()).toEqual(['DISK', 'EMPTY', 'OS_BASE', 'SNAPSHOT'])
    expect(list.every(({ label }) => !label.includes('options.'))).toBe(true)
    expect(usual).toBeUndefined()
  })
})

describe('items of an answer', () => {
  const options: Extract<CompiledOptions, { kind: 'operation' }> = {
    kind: 'operation',
    operation: 'listHostPools',
    each: null,
    value: 'uuid',
    title: [{ path: 'name', cell: 'text' }],
    note: [],
    when: null,
    initial: { option: 'is_default', is: true },
    sort: { by: 'position', descending: false },
  }
  const field = fieldOf('pool', { options })

  it('without a value are left out; without a label they are called by their value', () => {
    const items = [
      { name: 'no value' },
      { uuid: 'a' },
      { uuid: null, name: 'x' },
      { uuid: {}, name: 'y' },
      null,
      5,
    ]
    expect(offered(field, subject(), { items }).list.map(({ id, label }) => [id, label])).toEqual([
      ['a', 'a'],
    ])
  })

  it('are in their order; those without a place come first', () => {
    const items = [{ uuid: 'c', position: 3 }, { uuid: 'a', position: 1 }, { uuid: 'x' }]
    expect(offered(field, subject(), { items }).ids).toEqual(['x', 'a', 'c'])
  })

  it('have the latest first where they are of a time', () => {
    const items = [
      { uuid: 'old', at: '2026-10-02 04:00:00' },
      { uuid: 'new', at: '2026-11-21 04:00:00' },
      { uuid: 'x' },
    ]
    const timed = fieldOf('pool', { options: { ...options, sort: { by: 'at', descending: true } } })
    expect(offered(timed, subject(), { items }).ids).toEqual(['new', 'old', 'x'])
  })

  it('that are initial are chosen unless they cannot be', () => {
    const items = [{ uuid: 'a' }, { uuid: 'b', is_default: true }]
    expect(offered(field, subject(), { items }).usual?.id).toBe('b')
    const closed = fieldOf('pool', {
      options: { ...options, when: { option: 'is_default', is: null, because: 'taken' } },
    })
    expect(offered(closed, subject(), { items }).usual).toBeUndefined()
    expect(offered({ ...closed, mandatory: true }, subject(), { items }).usual?.id).toBe('a')
  })

  it('are left out where a condition without a reason fails, and stay with the reason of one that has it', () => {
    const when = {
      all: [{ not: { option: 'hidden', is: true } }, { not: { option: 'full', is: true }, because: 'taken' }],
    } as const
    const items = [
      { uuid: 'free' },
      { uuid: 'full', full: true },
      { uuid: 'hidden', hidden: true },
      { uuid: 'both', hidden: true, full: true },
    ]
    const { list } = offered(fieldOf('pool', { options: { ...options, when } }), subject(), { items })
    expect(list.map(({ id, disabledReason }) => [id, disabledReason !== undefined])).toEqual([
      ['free', false],
      ['full', true],
    ])
  })
})

describe('the sizes of the nodes of a cluster [SERVICE-06]', () => {
  let service: CellEnv
  beforeAll(async () => {
    service = cellEnv(await english('managed_service'), managedService)
  })
  const pools = serviceForms.create?.fields.workers?.of?.find(({ id }) => id === 'machine')
  const packageOf = (cpu: number, ram: number, more: object = {}) => ({
    cpu,
    ram,
    ssd: 60,
    os: ['other'],
    default: [],
    ...more,
  })
  const items = [
    {
      service_name: 'kubernetes',
      specification: {
        provider: {
          workers: {
            packages: [
              packageOf(1, 2, { os: ['win'] }),
              packageOf(2, 4),
              packageOf(4, 8, { default: ['win', 'other'] }),
              packageOf(4, 8),
              packageOf(8, 16, { disabled: ['other'] }),
              { cpu: 16, ssd: 20, os: ['other'], default: [] },
            ],
          },
        },
      },
    },
  ]

  it('are objects, each once, in words; what is no whole size or not for nodes is left out', () => {
    if (!pools) throw new Error('There is no field')
    const { list, usual } = offered(pools, subject(), { env: service, items })
    expect(list.map(({ value, label }) => [value, label])).toEqual([
      [{ cpu: 2, ram: 4 }, '2 vCPU 4 GB'],
      [{ cpu: 4, ram: 8 }, '4 vCPU 8 GB'],
      [{ cpu: 8, ram: 16 }, '8 vCPU 16 GB'],
    ])
    expect(list.map(({ disabledReason }) => disabledReason)).toEqual([
      undefined,
      undefined,
      'Not offered now',
    ])
    expect(usual?.value).toEqual({ cpu: 4, ram: 8 })
  })

  it('differ by their values, not by their order', () => {
    if (!pools) throw new Error('There is no field')
    const { list } = offered(pools, subject(), { env: service, items })
    const choices = { options: list, state: 'known' as const, retry: undefined, usual: undefined }
    expect(choiceOf(choices, { ram: 8, cpu: 4 })?.label).toBe('4 vCPU 8 GB')
    expect(choiceOf(choices, { cpu: 4, ram: 9 })).toBeUndefined()
    expect(choiceOf(choices, undefined)).toBeUndefined()
  })
})
