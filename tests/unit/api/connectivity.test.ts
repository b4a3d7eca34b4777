import { describe, expect, it } from 'vitest'
import { callRead } from '../../../src/api/call-read'
import type { OperationId } from '../../../src/generated/operations'
import { ApiError } from '../../../src/api/errors'
import { createConnectivity } from '../../../src/api/connectivity'
import { answer, bench, type Bench } from './support'

/** A client whose network answers with a given status, or not at all. */
function platform(): { stand: Bench; ask: (id: OperationId, at: string, status?: number) => Promise<void> } {
  let status: number | undefined
  const stand = bench(() =>
    status === undefined ? Promise.reject(new TypeError('Failed to fetch')) : answer('[]', { status }),
  )
  return {
    stand,
    ask: async (id, location, next) => {
      status = next
      await callRead(stand.client, id, { path: { location } }).catch((error: unknown) => {
        expect(error).toBeInstanceOf(ApiError)
      })
    },
  }
}

describe('the locations that do not answer [API-08]', () => {
  it('are those without an answer, even if others answered', async () => {
    const { stand, ask } = platform()
    const silent = () => [...stand.client.reach.silent.get()]
    expect(silent()).toEqual([])
    await ask('listVms', 'tll', 200)
    await ask('listVms', 'jkt01')
    await ask('listDisks', 'jkt01', 502)
    await ask('listVms', 'trtu', 403)
    await ask('listVms', 'jhv', 429)
    expect(silent()).toEqual(['jkt01'])
    await ask('listDisks', 'tll')
    expect(silent()).toEqual(['jkt01'])
    await ask('listNetworks', 'jkt01', 200)
    expect(silent()).toEqual([])
  })

  it('may have answered a good while ago', () => {
    let time = 0
    const reach = createConnectivity(() => time)
    reach.note('tll', 'listVms')
    time = 59_000
    reach.note('tll', 'listDisks', new ApiError('timeout', 'Timeout'))
    expect(reach.silent.get()).toEqual(new Set())
    time = 61_000
    reach.note('tll', 'listDisks', new ApiError('timeout', 'Timeout'))
    expect(reach.silent.get()).toEqual(new Set(['tll']))
  })

  it('are none for what was never sent, or not waited for', () => {
    const reach = createConnectivity()
    reach.note('tll', 'listVms', new ApiError('connection', 'No network', { unsent: true }))
    reach.note('tll', 'listVms', new DOMException('gone', 'AbortError'))
    expect(reach.silent.get()).toEqual(new Set())
    reach.note('tll', 'listVms', new ApiError('timeout', 'Timeout'))
    reach.note('tll', 'listVms', new ApiError('stale-identity', 'Somebody else'))
    expect(reach.silent.get()).toEqual(new Set(['tll']))
  })
})

it('know how long their latest answer took', () => {
  let now = 0
  const reach = createConnectivity(() => now)
  reach.note('tll', 'listVms', undefined, 41)
  now = 1
  reach.note('tll', 'listDisks', undefined, 7)
  reach.note('jkt01', 'listVms', new ApiError('connection', 'lost'))
  expect([...reach.latest()]).toEqual([['tll', 7]])
  now = 2
  reach.note('tll', 'listVms', undefined, 30)
  expect([...reach.latest()]).toEqual([['tll', 30]])
})
