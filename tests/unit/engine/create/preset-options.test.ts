import { beforeAll, describe, expect, it } from 'vitest'
import type { CellEnv } from '../../../../src/engine/cells/cell'
import { presetViews } from '../../../../src/engine/create/preset-options'
import type { FormModel } from '../../../../src/engine/forms/use-form'
import { forms } from '../../../../src/generated/forms/virtual-machine'
import { resource } from '../../../../src/generated/resources/virtual-machine'
import type { PlacePrices } from '../../../../src/manifest/price'
import type { Presets } from '../../../../src/manifest/vocabulary'
import { subject, surroundings } from '../../manifest/support'
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
  bars: { field: 'os_name', key: 'disabled' },
  notice: 'notice',
}
/** The sizes of the specification's sample. */
const packages = [
  { cpu: 1, ram: 1, ssd: 20, disabled: ['windows'], notice: 'Too small for Windows' },
  { cpu: 2, ram: 1, ssd: 20 },
  { cpu: 2, ram: 2, ssd: 50 },
  { cpu: 2, ram: 4, ssd: 60 },
  { cpu: 4, ram: 4, ssd: 80 },
]

function model(values: Record<string, unknown>, list: unknown = packages): FormModel {
  const about = subject({ form: values, surroundings: surroundings({ site: { predefinedPackages: list } }) })
  const form = forms.create
  if (!form) throw new Error('There is no create form')
  return { form, resource, env, values, subject: about } as FormModel
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
    expect(views[0]?.notice).toBe('Too small for Windows')
    expect(views[1]?.notice).toBeUndefined()
  })

  it('are ruled out by what is chosen elsewhere', () => {
    expect(
      presetViews(presets, model({ os_name: 'windows' }), undefined).map(({ barred }) => barred),
    ).toEqual([true, false, false, false, false])
    expect(presetViews(presets, model({ os_name: 'ubuntu' }), undefined).some(({ barred }) => barred)).toBe(
      false,
    )
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
