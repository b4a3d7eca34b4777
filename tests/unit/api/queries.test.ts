import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import {
  endWait,
  gcTime,
  operationKey,
  operationQuery,
  readAgain,
  refreshOperations,
  staleTime,
} from '../../../src/api/queries'
import { retryDelay, shouldRetry } from '../../../src/api/retry'
import { answer, bench } from './support'

vi.mock('../../../src/generated/list-params', () => ({ listParams: { listInvoices: { limit: 50 } } }))

describe('a read', () => {
  it('is fresh for a minute and kept for ten [API-09]', () => {
    const options = operationQuery(bench(() => answer('[]')).client, 'listTokens', {})
    expect(options.staleTime).toBe(60_000)
    expect(options.gcTime).toBe(600_000)
    expect([staleTime, gcTime]).toEqual([60_000, 600_000])
    expect(options.retry).toBe(shouldRetry)
    expect(options.retryDelay).toBe(retryDelay)
  })

  it('that waits for its retry can be ended, and another one is made at once', async () => {
    let count = 0
    const { client } = bench(() => answer('[]', { status: (count += 1) === 1 ? 502 : 200 }))
    const queries = new QueryClient()
    const query = operationQuery(client, 'listTokens', {})
    const waiting = queries.fetchQuery({ ...query, retry: true, retryDelay: 3_600_000 })
    waiting.catch(() => undefined)
    await expect.poll(() => queries.getQueryState(query.queryKey)?.fetchFailureCount).toBe(1)
    await endWait(queries, query.queryKey)
    expect(await queries.fetchQuery(query)).toEqual([])
    const joined = queries.fetchQuery({ ...query, staleTime: 0 })
    await endWait(queries, query.queryKey)
    expect(await joined).toEqual([])
    expect(count).toBe(3)
  })

  it('is known by what is asked, how, and for whom', () => {
    const stand = bench(() => answer('[]'))
    const key = operationKey(stand.client, 'listVms', { path: { location: 'tll' } })
    expect(key).toEqual(['listVms', { path: { location: 'tll' } }, 1])
    stand.identity = { apiKey: 'demo-delegate', epoch: 2 }
    expect(operationKey(stand.client, 'listVms', { path: { location: 'tll' } })).not.toEqual(key)
  })

  it('carries what its list is always read with, which a caller may say otherwise', async () => {
    const stand = bench(() => answer('[]'))
    const options = operationQuery(stand.client, 'listInvoices', {})
    expect(options.queryKey[1]).toEqual({ query: { limit: 50 } })
    await new QueryClient().fetchQuery(options)
    expect(new URL(stand.requests[0]?.url ?? '').search).toBe('?limit=50')
    const own = operationKey(stand.client, 'listInvoices', { query: { limit: 5 } })
    expect(own[1]).toEqual({ query: { limit: 5 } })
    expect(operationKey(stand.client, 'listTokens', {})[1]).toEqual({})
  })

  it('keeps the answer as the API gave it, and null for none', async () => {
    const queries = new QueryClient()
    const list = bench(() => answer('[{"uuid":"a","new_field":1}]'))
    expect(await queries.fetchQuery(operationQuery(list.client, 'listTokens', {}))).toEqual([
      { uuid: 'a', new_field: 1 },
    ])
    const nothing = bench(() => answer(''))
    expect(await queries.fetchQuery(operationQuery(nothing.client, 'getUser', {}))).toBeNull()
  })

  it('is asked once for everybody who wants it at the same time', async () => {
    const queries = new QueryClient()
    const stand = bench(() => answer('[]'))
    const options = operationQuery(stand.client, 'listTokens', {})
    await Promise.all([queries.fetchQuery(options), queries.fetchQuery(options)])
    await queries.fetchQuery(options)
    expect(stand.requests).toHaveLength(1)
  })

  it('is given up together with who wanted it', async () => {
    let given: AbortSignal | undefined
    const stand = bench((request) => {
      given = request.signal
      return new Promise<Response>(() => undefined)
    })
    const queries = new QueryClient()
    const observer = new QueryObserver(queries, operationQuery(stand.client, 'listTokens', {}))
    const leave = observer.subscribe(() => undefined)
    await new Promise<void>((resolve) => queueMicrotask(() => setImmediate(resolve)))
    leave()
    await queries.cancelQueries()
    expect(given?.aborted).toBe(true)
  })
})

describe('reading again', () => {
  it('does not wait for the next try of a read that failed', async () => {
    let isUp = false
    const queries = new QueryClient()
    const stand = bench(() => (isUp ? answer('["here"]') : answer('down', { status: 502 })))
    const options = { ...operationQuery(stand.client, 'listTokens', {}), retryDelay: 2_000_000_000 }
    const observer = new QueryObserver(queries, options)
    const leave = observer.subscribe(() => undefined)
    await vi.waitUntil(() => observer.getCurrentResult().failureCount === 1)
    isUp = true
    await readAgain(queries, options.queryKey)
    expect(observer.getCurrentResult()).toMatchObject({ data: ['here'], failureCount: 0 })
    expect(stand.requests).toHaveLength(2)
    leave()
  })
})

describe('a refresh', () => {
  const tll = { path: { location: 'tll' } }
  const jhv = { path: { location: 'jhv' } }

  function filled(): { queries: QueryClient; stale: () => string[] } {
    const queries = new QueryClient()
    const keys = [
      ['listVms', tll, 1],
      ['listVms', jhv, 1],
      ['listDisks', tll, 1],
      ['listTokens', {}, 1],
    ] as const
    for (const key of keys) queries.setQueryData(key, [])
    const stale = (): string[] =>
      queries
        .getQueryCache()
        .getAll()
        .filter((query) => query.state.isInvalidated)
        .map(({ queryKey }) => JSON.stringify(queryKey))
        .sort()
    return { queries, stale }
  }

  it('concerns the operations named, everywhere', async () => {
    const { queries, stale } = filled()
    await refreshOperations(queries, ['listVms'])
    expect(stale()).toEqual([JSON.stringify(['listVms', jhv, 1]), JSON.stringify(['listVms', tll, 1])])
  })

  it('concerns one location when one is named, and what has no location', async () => {
    const { queries, stale } = filled()
    await refreshOperations(queries, ['listVms', 'listTokens'], 'tll')
    expect(stale()).toEqual([JSON.stringify(['listTokens', {}, 1]), JSON.stringify(['listVms', tll, 1])])
  })

  it('concerns nothing else', async () => {
    const { queries, stale } = filled()
    await refreshOperations(queries, [])
    await refreshOperations(queries, ['getDisk'], 'tll')
    expect(stale()).toEqual([])
  })
})
