import { describe, expect, it } from 'vitest'
import { estimateForm } from '../../../../src/engine/create/estimate-form'
import type { CheckContext } from '../../../../src/engine/fields/check-context'
import { english } from '../../platform/stand'
import { subject } from '../../manifest/support'
import { fieldOf, formOf, resourceOf } from '../support'

const resource = resourceOf({
  price: [
    { type: 'CPU', form: 'vcpu' },
    { type: 'STORAGE', form: { sum: 'disks[].size' } },
    { type: 'LICENSE', form: { at: 'vcpu', when: { form: 'image', option: 'paid', is: true } } },
  ],
})
const priced = (resource_type: string, hour: number) => ({
  resource_type,
  resource_prices: [{ price_per_unit: hour, price_per_unit_month: hour * 730 }],
})
const prices = [
  {
    location: null,
    pool_uuid: null,
    resource_types: [priced('CPU', 1), priced('STORAGE', 2), priced('LICENSE', 4)],
  },
]
const rows = fieldOf('disks', {
  of: [
    fieldOf('size', { type: 'integer', widget: 'number', max: 100 }),
    fieldOf('name', { distinct: 'taken' }),
  ],
})
const list = fieldOf('tags', { type: 'array' })

/** The estimate of a form with these values and errors, per hour. */
async function estimated(
  form: Record<string, unknown>,
  errors: Record<string, string> = {},
  { awaited = false, record = undefined as unknown, unsaid = {} as Record<string, string> } = {},
) {
  const about = subject({ form, record, chosen: () => undefined, pendingChoices: () => awaited })
  const check: CheckContext = {
    type: 'thing',
    texts: { ...(await english()), locale: 'en' },
    subject: about,
    choices: () => undefined,
    limitRows: () => undefined,
  }
  const model = {
    resource,
    form: formOf(fieldOf('vcpu'), rows, list),
    subject: about,
    errors,
    allErrors: unsaid,
    check,
  }
  const { lines, amount, complete } = estimateForm(model, prices)
  return { parts: lines.map(({ type, quantity }) => [type, quantity]), hour: amount?.hour, complete }
}

describe('the estimate of a form', () => {
  it('has a line for each part that is asked for, of the form and not of a record', async () => {
    const form = { vcpu: 2, disks: [{ size: 10 }, { size: 5 }] }
    const whole = {
      parts: [
        ['CPU', 2],
        ['STORAGE', 15],
      ],
      hour: 32,
      complete: true,
    }
    expect(await estimated(form)).toEqual(whole)
    expect(await estimated(form, {}, { record: { vcpu: 8 } })).toEqual(whole)
  })

  it('leaves out what is marked as wrong, and is the least it can be', async () => {
    expect(await estimated({ vcpu: 999, disks: [{ size: 10 }] }, { vcpu: 'Enter at most 64.' })).toEqual({
      parts: [
        ['CPU', undefined],
        ['STORAGE', 10],
      ],
      hour: 20,
      complete: false,
    })
  })

  it('leaves out what is wrong though nothing says so yet', async () => {
    const form = { vcpu: 999, disks: [{ size: 10 }] }
    expect(await estimated(form, {}, { unsaid: { vcpu: 'Enter at most 64.' } })).toEqual(
      await estimated(form, { vcpu: 'Enter at most 64.' }),
    )
  })

  it('is the same while what is still empty is not asked for yet', async () => {
    const form = { vcpu: undefined, disks: [], name: '' }
    const unsaid = { vcpu: 'Required.', disks: 'Required.', name: 'Required.' }
    expect(await estimated(form, {}, { unsaid })).toEqual(await estimated(form))
    expect(await estimated({ ...form, vcpu: 2 }, {}, { unsaid: { name: 'Required.' } })).toEqual(
      await estimated({ ...form, vcpu: 2 }),
    )
  })

  it('keeps of rows what is right in them', async () => {
    const disks = [{ size: 10, name: 'a' }, { size: 1000, name: 'b' }, { size: 20, name: 'a' }, 'odd']
    const right = await estimated({ disks }, { disks: 'Some rows are wrong.' })
    expect(right.parts).toContainEqual(['STORAGE', 30])
    expect(right).toMatchObject({ hour: 60, complete: false })
    const none = await estimated({ disks: [{ size: 1000, name: 'b' }] }, { disks: 'Some rows are wrong.' })
    expect(none.parts).toContainEqual(['STORAGE', undefined])
    expect(none.complete).toBe(false)
    expect((await estimated({ disks })).parts).toContainEqual(['STORAGE', 1030])
  })

  it.each([
    ['of which the form knows nothing', 'gone', [{ size: 1 }]],
    ['of plain values', 'tags', ['a']],
    ['that hold no rows', 'disks', 'many'],
  ])('leaves out wrong fields %s', async (_, id, value) => {
    expect(await estimated({ vcpu: 1, [id]: value }, { [id]: 'Wrong.' })).toMatchObject({
      parts: [['CPU', 1]],
      hour: 1,
    })
  })

  it('is not complete while it is not known whether a part is charged, which has no line yet', async () => {
    expect(await estimated({ vcpu: 2 }, {}, { awaited: true })).toEqual({
      parts: [['CPU', 2]],
      hour: 2,
      complete: false,
    })
  })
})
