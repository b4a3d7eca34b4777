import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createFrozenClock } from '../../sandbox/clock'
import { createSandbox, type Sandbox } from '../../sandbox/create-sandbox'
import { readDescription } from '../../sandbox/http/description'
import { operations } from '../../src/generated/operations'
import { isRecord } from '../../src/lib/is-record'
import type { Operation } from '../../src/lib/operation'
import { type CheckedApi, checkedApi } from './checked-api'
import { exampleRequests } from './example-requests'

let sandbox: Sandbox
let api: CheckedApi

beforeAll(async () => {
  // A world at a moment that stays is made once and copied.
  sandbox = createSandbox({ clock: createFrozenClock(Date.UTC(2026, 10, 21, 8, 46)) })
  api = await checkedApi(sandbox, inject('prism') ?? '')
})

afterAll(() => {
  api.close()
  sandbox.close()
})

const keys = [
  'demo-customer',
  'demo-restricted',
  'demo-delegate',
  'demo-indebted',
  'demo-empty',
  'demo-admin',
]
const table: Readonly<Record<string, Operation>> = operations
const description = readDescription()

describe.each(Object.keys(table))('%s', (id) => {
  const requests = exampleRequests(description, id)

  it('has an example to send', () => {
    expect(requests.length).toBeGreaterThan(0)
  })

  it.each(keys)('[API-04] fits the description in both directions for %s', async (apikey) => {
    sandbox.control.reset({})
    api.violations.length = 0
    for (const request of requests) {
      const headers = { ...request.headers, apikey }
      const answer = await api.fetch(
        new Request(`http://console.test${request.path}`, { ...request, headers }),
      )
      expect(answer.status, await answer.clone().text()).toBeLessThan(504)
    }
    expect(api.violations).toEqual([])
  })
})

describe('a violation', () => {
  it('is found in a request', async () => {
    api.violations.length = 0
    const body = new URLSearchParams({ uuid: 'not-a-uuid' })
    const headers = { apikey: 'demo-customer' }
    await api.fetch(
      new Request('http://console.test/v1/tll/user-resource/vm/start', { method: 'POST', headers, body }),
    )
    expect(api.violations).toEqual([expect.stringContaining('uuid')])
  })

  it('is found in an answer', async () => {
    api.violations.length = 0
    sandbox.control.addFault({ operation: 'listLocations', mutate: 'not-a-list', times: 1 })
    const headers = { apikey: 'demo-customer' }
    await api.fetch(new Request('http://console.test/v1/config/locations', { headers }))
    expect(api.violations).toEqual([expect.stringContaining('array')])
  })
})

it('speaks of every operation of the description', () => {
  const { paths } = description
  const count = isRecord(paths)
    ? Object.values(paths)
        .flatMap((item) => (isRecord(item) ? Object.values(item) : []))
        .filter(isOperation).length
    : 0
  expect(Object.keys(table)).toHaveLength(count)
})

function isOperation(value: unknown): boolean {
  return isRecord(value) && typeof value.operationId === 'string'
}
