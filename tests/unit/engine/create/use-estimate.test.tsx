// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { useEstimate } from '../../../../src/engine/create/use-estimate'
import { ExampleStage } from '../../../../src/engine/examples/ExampleStage'
import type { FormModel } from '../../../../src/engine/fields/form-model'
import { subject } from '../../manifest/support'
import { stand } from '../../platform/stand'
import { accountOf } from '../../screens/billing/account-page'
import { formOf, resourceOf } from '../support'

const resource = resourceOf({
  price: [
    { type: 'CPU', record: 'vcpu', form: 'vcpu' },
    { type: 'RAM', record: 'ram', form: 'ram' },
  ],
})
const priced = (resource_type: string, price_per_unit: number) => ({
  resource_type,
  resource_prices: [{ price_per_unit, price_per_unit_month: price_per_unit * 730 }],
})
const prices = [
  {
    currency: 'EUR',
    prices: [{ location: null, pool_uuid: null, resource_types: [priced('CPU', 0.01), priced('RAM', 0.02)] }],
  },
]

/** The hook on a platform with this account, for the given form. */
async function estimateOf(
  account: Record<string, unknown> | undefined,
  form: Record<string, unknown>,
  { of = resource } = {},
) {
  const asked: string[] = []
  const { platform } = await stand(async ({ url }) => {
    asked.push(url.replace('http://console.test', ''))
    if (!url.includes('billing_account')) return Response.json(prices)
    return Response.json(account ? [{ ...accountOf(), id: 1, ...account }] : [])
  })
  const modelOf = (values: Record<string, unknown>) =>
    ({
      ...{ resource: of, form: formOf(), subject: subject({ form: values }), errors: {}, allErrors: {} },
      check: () => [],
    }) as unknown as FormModel
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ExampleStage platform={platform}>{children}</ExampleStage>
  )
  const hook = renderHook((values: Record<string, unknown>) => useEstimate(modelOf(values)), {
    wrapper,
    initialProps: form,
  })
  await waitFor(() => expect(asked.length).toBeGreaterThan(0))
  await waitFor(() => expect(platform.queries.isFetching()).toBe(0))
  return { ...hook, asked, view: () => hook.result.current }
}

/** The estimate of a form with one vCPU and two GB for an account. */
async function estimated(
  account: Record<string, unknown>,
  form = { vcpu: 1, ram: 2 } as Record<string, unknown>,
) {
  const { view, unmount } = await estimateOf(account, form)
  await waitFor(() => expect(view()).toBeDefined())
  const made = view()
  unmount()
  return made
}

describe('the estimate of a form', () => {
  it('is by part, by month and by hour', async () => {
    expect(await estimated({})).toMatchObject({
      lines: [{ amount: '€7.30' }, { amount: '€29.20' }],
      month: '€36.50',
      hour: '€0.0500',
      complete: true,
    })
  })

  it('has neither VAT nor discount for an account without them', async () => {
    expect(await estimated({ vat_percentage: 0, discount_percentage: 0 })).toMatchObject({
      discounted: undefined,
      withVat: undefined,
    })
  })

  it('has VAT on the whole of it where there is no discount', async () => {
    expect(await estimated({ vat_percentage: 24 })).toMatchObject({
      withVat: '€45.26',
      discounted: undefined,
    })
  })

  it('takes the discount off first, and has VAT on what is left', async () => {
    expect(await estimated({ vat_percentage: 24, discount_percentage: 10 })).toMatchObject({
      month: '€36.50',
      discounted: '€32.85',
      withVat: '€40.73',
    })
  })

  it('marks every incomplete sum as a minimum', async () => {
    expect(await estimated({ vat_percentage: 24, discount_percentage: 10 }, { ram: 2 })).toMatchObject({
      lines: [
        { amount: '—', invalid: true },
        { amount: '€29.20', invalid: false },
      ],
      month: 'at least €29.20',
      hour: 'at least €0.0400',
      discounted: 'at least €26.28',
      withVat: 'at least €32.59',
      complete: false,
      perHour: undefined,
    })
  })

  it('has dashes for sums nothing is known of', async () => {
    expect(await estimated({ vat_percentage: 24, discount_percentage: 10 }, {})).toMatchObject({
      month: '—',
      hour: '—',
      discounted: '—',
      withVat: '—',
    })
  })

  it('says what this costs the account an hour, less its discount, only where every part is known', async () => {
    const perHourOf = async (...made: Parameters<typeof estimateOf>): Promise<unknown> => {
      const { view, unmount } = await estimateOf(...made)
      await waitFor(() => expect(view()?.month).toBeDefined())
      const { perHour } = view() ?? {}
      unmount()
      return perHour
    }
    expect(await perHourOf({ discount_percentage: 10 }, { vcpu: 1, ram: 2 })).toBeCloseTo(0.045, 10)
    expect(await perHourOf({}, { vcpu: 1, ram: 2 })).toBeCloseTo(0.05, 10)
    expect(await perHourOf({}, { ram: 2 })).toBeUndefined()
    expect(await perHourOf({}, {})).toBeUndefined()
    expect(await perHourOf(undefined, { vcpu: 1, ram: 2 })).toBeUndefined()
  })

  it('has no sums of an account where there is none', async () => {
    const { view, unmount } = await estimateOf(undefined, { vcpu: 1, ram: 2 })
    await waitFor(() => expect(view()).toBeDefined())
    expect(view()).toMatchObject({ month: '€36.50', discounted: undefined, withVat: undefined })
    unmount()
  })

  it('follows what is typed', async () => {
    const { view, rerender, unmount } = await estimateOf({}, { vcpu: 1, ram: 2 })
    await waitFor(() => expect(view()?.month).toBe('€36.50'))
    expect(view()?.lines.map(({ label }) => label)).toEqual(['1 vCPU', '2 memory'])
    expect(new Set(view()?.lines.map(({ id }) => id)).size).toBe(2)
    rerender({ vcpu: 2, ram: 2 })
    expect(view()?.month).toBe('€43.80')
    unmount()
  })

  it('is not there for what has no price before it is made, and asks for prices only where something has one', async () => {
    const [cpu, ram] = resource.price
    if (!cpu || !ram) throw new Error('There are no lines')
    const { form: _, ...made } = ram
    const later = await estimateOf({}, { vcpu: 1 }, { of: { ...resource, price: [made] } })
    expect(later.view()).toBeUndefined()
    expect(later.asked.some((path) => path.includes('pric'))).toBe(true)
    later.unmount()
    const some = await estimateOf({}, { vcpu: 1 }, { of: { ...resource, price: [cpu, made] } })
    await waitFor(() => expect(some.view()?.month).toBe('€7.30'))
    some.unmount()
    const free = await estimateOf({}, { vcpu: 1 }, { of: { ...resource, price: [] } })
    expect(free.view()).toBeUndefined()
    expect(free.asked.some((path) => path.includes('pric'))).toBe(false)
    free.unmount()
  })
})
