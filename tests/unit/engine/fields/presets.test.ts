import { describe, expect, it } from 'vitest'
import { presetsOf, restOfSize, withRaised, withUsualSizes } from '../../../../src/engine/fields/presets'
import type { Limits } from '../../../../src/manifest/limits'
import type { Presets } from '../../../../src/manifest/words/forms'
import type { Condition } from '../../../../src/manifest/words/values'
import { subject, environment } from '../../manifest/support'
import { fieldOf, formOf } from '../support'

const presets: Presets = {
  site: 'sizes',
  set: { cpu: { key: 'cpu', cell: 'count' }, ram: { key: 'ram', times: 1024, cell: 'megabytes' } },
  values: ['win', 'other'],
  when: { win: { form: 'system', is: 'windows' } },
}
const sizes = [
  { cpu: 1, ram: 1 },
  { cpu: 2, ram: 2, default: ['other'] },
  { cpu: 2, ram: 4, default: ['win'], os: ['win', 'other'] },
]
const about = (form: Record<string, unknown>, list: unknown = sizes) =>
  subject({ form, environment: environment({ site: { sizes: list } }) })
const plain = formOf(fieldOf('system'), fieldOf('cpu'), fieldOf('ram'))
const form = { ...plain, sections: plain.sections.map((section) => ({ ...section, presets })) }
const sized = (
  values: Record<string, unknown>,
  options: { own?: string[]; limits?: Record<string, Limits>; list?: unknown } = {},
) => {
  const { own = [], limits = {}, list } = options
  return withUsualSizes(form, values, about(values, list), new Set(own), (field) => limits[field] ?? {})
}

describe('the default size [VM-27]', () => {
  it('is the usual one of what is chosen', () => {
    expect(sized({ system: 'ubuntu', cpu: 1, ram: 512 })).toEqual({ system: 'ubuntu', cpu: 2, ram: 2048 })
    expect(sized({ system: 'windows' })).toEqual({ system: 'windows', cpu: 2, ram: 4096 })
  })

  it('is left alone once a part of it was filled in', () => {
    expect(sized({ cpu: 1, ram: 512 }, { own: ['ram'] })).toEqual({ cpu: 1, ram: 512 })
    expect(sized({ cpu: 1, ram: 512 }, { own: ['system'] })).toEqual({ cpu: 2, ram: 2048 })
  })

  it('stays where it was but for what is changed', () => {
    expect(restOfSize(form, { cpu: 2, ram: 2048, system: 'x' }, ['ram'])).toEqual({ cpu: 2, ram: 2048 })
    expect(restOfSize(form, { cpu: 2, ram: 2048 }, ['system'])).toEqual({})
  })

  it('is the first that is possible where the usual one is not [VM-28]', () => {
    expect(sized({}, { limits: { cpu: { max: 1 } } })).toEqual({ cpu: 1, ram: 1024 })
    expect(sized({ cpu: 9 }, { limits: { cpu: { min: 4 } } })).toEqual({ cpu: 9 })
  })

  it('is what the form begins with where the site names no usual one', () => {
    expect(sized({ cpu: 1 }, { list: [{ cpu: 4, ram: 4 }] })).toEqual({ cpu: 1 })
    expect(sized({ cpu: 1 }, { list: 'none' })).toEqual({ cpu: 1 })
  })
})

it('presets may name what is chosen instead of its kind, as long as that is asked for', () => {
  const named = { ...presets, of: ['system'] }
  const list = [
    { cpu: 1, ram: 1, disabled: ['fedora'] },
    { cpu: 2, ram: 2, os: ['fedora', 'win'] },
  ]
  const barred = (chosen: boolean) =>
    presetsOf(named, {
      ...about({ system: 'fedora' }, list),
      chosen: () => (chosen ? { system: 'fedora' } : undefined),
    }).map((preset) => [preset.values.cpu, preset.barred])
  expect(barred(true)).toEqual([
    [1, true],
    [2, false],
  ])
  expect(barred(false)).toEqual([[1, false]])
})

it('a preset without a size is none, and one for other kinds is not offered', () => {
  const odd = [
    { cpu: 1 },
    null,
    { cpu: 'x', ram: 1 },
    { cpu: 1, ram: 1, os: ['win'] },
    { cpu: 1, ram: 2, os: 5 },
  ]
  expect(presetsOf(presets, about({ system: 'ubuntu' }, odd)).map(({ values }) => values)).toEqual([
    { cpu: 1, ram: 2048 },
  ])
})

describe('a derived size [VM-35]', () => {
  const disk = fieldOf('disk', {
    type: 'integer',
    least: [
      { form: 'snapshot', option: 'size' },
      { form: 'used', when: { form: 'kept', is: true } },
    ],
  })
  const raised = (
    values: Record<string, unknown>,
    { typed = [], size, when }: { typed?: string[]; size?: number; when?: Condition } = {},
  ) =>
    withRaised(
      [{ ...disk, ...(when ? { when } : {}) }, fieldOf('cpu')],
      values,
      { ...about(values), chosen: () => (size === undefined ? undefined : { size }) },
      new Set(typed),
    )

  it('rises to what it must be at least, and no further', () => {
    expect(raised({ disk: 20, cpu: 1 }, { size: 160 })).toEqual({ disk: 160, cpu: 1 })
    expect(raised({ disk: 200 }, { size: 160 })).toEqual({ disk: 200 })
    expect(raised({ disk: 20, used: 40, kept: true })).toMatchObject({ disk: 40 })
  })

  it('stays where it is while nothing is known to bound it', () => {
    expect(raised({ disk: 20, used: 40, kept: false })).toMatchObject({ disk: 20 })
    expect(raised({}, { size: 160 })).toEqual({})
    expect(raised({ disk: 20 }, { size: 160, when: { form: 'kept', is: true } })).toEqual({ disk: 20 })
  })

  it('stays where it is what the record has', () => {
    const grown = fieldOf('disk', { type: 'integer', initial: { record: 'disk' }, least: 40 })
    expect(withRaised([grown], { disk: 20 }, about({}), new Set())).toEqual({ disk: 20 })
  })

  it('is left to who has typed another', () => {
    expect(raised({ disk: 20 }, { size: 160, typed: ['disk'] })).toEqual({ disk: 20 })
    expect(raised({ disk: 20 }, { size: 160, typed: ['cpu'] })).toEqual({ disk: 160 })
  })
})
