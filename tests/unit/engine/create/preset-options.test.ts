import { beforeAll, describe, expect, it } from 'vitest'
import type { CellEnv } from '../../../../src/engine/data/env'
import { presetViews, type SizedForm } from '../../../../src/engine/create/preset-options'
import { forms } from '../../../../src/generated/forms/virtual-machine'
import { resource } from '../../../../src/generated/resources/virtual-machine'
import type { Limits } from '../../../../src/manifest/limits'
import type { PlacePrices } from '../../../../src/manifest/price'
import type { Presets } from '../../../../src/manifest/words/forms'
import { subject, environment } from '../../manifest/support'
import { english } from '../../platform/stand'
import { cellEnv } from '../support'

let env: CellEnv
beforeAll(async () => {
  env = cellEnv(await english('virtual_machine'), resource)
})

const presets: Presets = {
  site: 'predefinedPackages',
  set: {
    vcpu: { key: 'cpu', cell: 'count' },
    ram: { key: 'ram', times: 1024, cell: 'megabytes' },
    disks: { key: 'ssd', cell: 'gigabytes' },
  },
  values: ['win', 'other'],
  when: { win: { form: 'os_name', is: 'windows' } },
}
/** The sizes of the specification's sample. */
const packages = [
  { cpu: 1, ram: 1, ssd: 20, disabled: ['win'], notice: 'Too small for Windows' },
  { cpu: 2, ram: 1, ssd: 20, os: ['other'] },
  { cpu: 2, ram: 2, ssd: 50, default: ['other'] },
  { cpu: 2, ram: 4, ssd: 60 },
  { cpu: 4, ram: 4, ssd: 80 },
]

function model(
  values: Record<string, unknown>,
  list: unknown = packages,
  limits: (field: string) => Limits = () => ({}),
): SizedForm {
  const about = subject({ form: values, environment: environment({ site: { predefinedPackages: list } }) })
  const form = forms.create
  if (!form) throw new Error('There is no create form')
  const check = {
    type: resource.type,
    texts: { ...env.texts, locale: 'en' },
    subject: about,
    choices: () => undefined,
    limitRows: () => undefined,
  }
  return {
    ...{ form, resource, env, values, subject: about, check },
    limits: ({ id }) => limits(id),
  }
}

const prices: PlacePrices[] = [
  {
    location: null,
    pool_uuid: null,
    resource_types: ['CPU', 'RAM', 'BLOCK_STORAGE', 'ASSIGNED_FLOATING_IP'].map((type) => ({
      resource_type: type,
      resource_prices: [{ price_per_unit: 0.01, price_per_unit_month: 1 }],
    })),
  },
]

describe('ready-made sizes [VM-27] [SITE-37] [SITE-59]', () => {
  it('set the fields in the units of the form, and say so in words', () => {
    const views = presetViews(presets, model({}), undefined)
    expect(views.map(({ values }) => values)).toEqual([
      { vcpu: 1, ram: 1024, disks: 20 },
      { vcpu: 2, ram: 1024, disks: 20 },
      { vcpu: 2, ram: 2048, disks: 50 },
      { vcpu: 2, ram: 4096, disks: 60 },
      { vcpu: 4, ram: 4096, disks: 80 },
    ])
    expect(views[0]?.lines).toEqual(['1', '1 GB', '20 GB'])
    expect(views.map(({ reason }) => reason)).toEqual(Array(5).fill(undefined))
  })

  it("are disabled by another field with the site's reason, or not offered at all", () => {
    const views = presetViews(presets, model({ os_name: 'windows' }), undefined)
    expect(views.map(({ values, reason }) => [values.vcpu, values.ram, reason])).toEqual([
      [1, 1024, 'Too small for Windows'],
      [2, 2048, undefined],
      [2, 4096, undefined],
      [4, 4096, undefined],
    ])
  })

  it('are ruled out by the limits of what they set, and left out where the account may not have them', () => {
    const small = model({}, packages, (field) =>
      field === 'vcpu'
        ? { max: 2 }
        : field === 'ram'
          ? { max: 2048, because: { max: 'limited_ram_mb' } }
          : {},
    )
    expect(presetViews(presets, small, undefined).map(({ reason }) => reason)).toEqual([
      undefined,
      undefined,
      undefined,
      'vCPU: At most 2',
    ])
  })

  it('are chosen when the form has exactly their values', () => {
    const chosen = presetViews(presets, model({ vcpu: 2, ram: 2048, disks: 50 }), undefined)
    expect(chosen.map(({ active }) => active)).toEqual([false, false, true, false, false])
    expect(presetViews(presets, model({ vcpu: 3 }), undefined).some(({ active }) => active)).toBe(false)
  })

  it('cost what they set, and nothing while prices are not known', () => {
    expect(presetViews(presets, model({ source: 'os' }), prices)[0]?.month).toBe(1 + 1 + 20)
    expect(presetViews(presets, model({}), undefined)[0]?.month).toBeUndefined()
  })

  it.each([null, {}, 'x', []])('are none when the site has %j', (list) => {
    expect(presetViews(presets, model({}, list), undefined)).toEqual([])
  })

  it('that lack a size are left out, rather than offer no number', () => {
    const views = presetViews(
      presets,
      model({}, [{ cpu: 1, ram: 1 }, null, { cpu: 'x', ram: 1, ssd: 1 }, packages[1]]),
      undefined,
    )
    expect(views.map(({ values }) => values)).toEqual([{ vcpu: 2, ram: 1024, disks: 20 }])
  })
})
