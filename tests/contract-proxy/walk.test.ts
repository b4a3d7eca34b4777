import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { createFrozenClock } from '../../sandbox/clock'
import { createSandbox, type Sandbox } from '../../sandbox/create-sandbox'
import { readDescription } from '../../sandbox/http/description'
import { operations } from '../../src/generated/operations'
import { isRecord } from '../../src/lib/is-record'
import { all, complete, located, nothing, requestsOf } from '../contract/generated-requests'
import { askedBy, scenes } from '../contract/scenes'
import { openWorld } from '../contract/world'
import { type CheckedApi, checkedApi } from './checked-api'
import { exampleRequests } from './example-requests'

let sandbox: Sandbox
let api: CheckedApi

beforeAll(async () => {
  // With a frozen clock a world is made once and copied.
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
const description = readDescription()

describe.each(all)('%s', (id, operation) => {
  const requests = exampleRequests(description, id)

  it('[API-04 platform] fits the description in both directions, whoever sends its examples', async () => {
    expect(requests.length).toBeGreaterThan(0)
    sandbox.control.reset({})
    api.violations.length = 0
    for (const request of keys.flatMap((apikey) => requests.map((each) => ({ ...each, apikey })))) {
      const { path, apikey, ...init } = request
      const headers = { ...init.headers, apikey }
      const answer = await api.fetch(new Request(`http://console.test${path}`, { ...init, headers }))
      expect(answer.status, await answer.clone().text()).toBeLessThan(504)
    }
    expect(api.violations).toEqual([])
  })

  it('[API-04 platform] succeeds as described', async () => {
    let checked: CheckedApi | undefined
    const world = await openWorld({
      key: askedBy[id] ?? 'demo-customer',
      through: async (behind) => (checked = await checkedApi(behind, inject('prism') ?? '')).fetch,
    })
    onTestFinished(() => checked?.close())
    const scene = (await scenes[id]?.(world)) ?? nothing
    const [free = {}] = requestsOf(operation, 1)
    await world.call(id, { ...located(id), ...complete(free, scene) })
    expect(world.lastAnswer().status).toBeLessThan(300)
    expect(checked?.violations).toEqual([])
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
  expect(Object.keys(operations)).toHaveLength(count)
  expect(all).toHaveLength(count)
})

function isOperation(value: unknown): boolean {
  return isRecord(value) && typeof value.operationId === 'string'
}
