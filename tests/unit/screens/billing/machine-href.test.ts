import { expect, it } from 'vitest'
import { machineHref } from '../../../../src/screens/billing/machine-href'

const place = { location: 'tll', pool: 'p1' }
const query = (href: string | undefined): Record<string, string> =>
  Object.fromEntries(new URL(href ?? '', 'http://console.test').searchParams)

it('[PRICING-05] a calculated machine leads to its form', () => {
  const href = machineHref({ CPU: 2, RAM: 4, BLOCK_STORAGE: 40, ASSIGNED_FLOATING_IP: 1 }, place)
  expect(href).toMatch(/^\/compute\/create\?/)
  expect(query(href)).toEqual({
    location: 'tll',
    vcpu: '2',
    ram: '4096',
    disks: '40',
    designated_pool_uuid: 'p1',
  })
  expect(
    query(
      machineHref(
        { CPU: 1, RAM: 1, STORAGE: 20, BLOCK_STORAGE: 5 },
        { location: undefined, pool: undefined },
      ),
    ),
  ).toEqual({ vcpu: '1', ram: '1024', disks: '20' })
})

it.each([{ RAM: 4 }, { CPU: 2 }, { CPU: 1.5, RAM: 4 }, { CPU: 1, RAM: 0.5 }])(
  '%j is no machine',
  (quantities) => {
    expect(machineHref(quantities, place)).toBeUndefined()
  },
)
