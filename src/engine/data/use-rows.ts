import type { QueryObserverResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isApiError, type ApiError } from '../../api/errors'
import { operationKey, operationQuery, readAgain } from '../../api/queries'
import type { CompiledResource } from '../../manifest/compiled'
import type { Surroundings } from '../../manifest/subject'
import { usePlatform } from '../../platform/platform'
import { listCalls, type PlacedCall } from './list-calls'
import { decodeRows, type Row } from './row'
import { useReads, type Noted } from './use-reads'

/** What one location, or the one global list, has answered. */
export interface Part {
  /** Slug, or undefined for a global list. */
  location: string | undefined
  rows: readonly Row[]
  /** `pending` until there is a first answer; `stale` when older rows are shown because the last try failed. */
  status: 'pending' | 'ok' | 'failed' | 'stale'
  error: ApiError | undefined
  fetching: boolean
  /** Milliseconds of the epoch of the last good answer; 0 before it. */
  updatedAt: number
  failures: number
  refetch: () => void
}

export interface Rows {
  rows: readonly Row[]
  parts: readonly Part[]
  /** No part has answered yet. */
  pending: boolean
  fetching: boolean
  /** The oldest of the good answers, in milliseconds of the epoch; 0 when there is none. */
  updatedAt: number
  refetch: () => void
}

function statusOf(result: QueryObserverResult): Part['status'] {
  if (result.data !== undefined) return result.isRefetchError ? 'stale' : 'ok'
  if (result.isError || (result.failureCount > 0 && result.isPending)) return 'failed'
  return 'pending'
}

/** The lists a type is read from: one call per published location, or one for a global type. */
export function useListCalls(resource: CompiledResource, only?: string): PlacedCall[] {
  const { site } = usePlatform()
  return useMemo(
    () =>
      listCalls(resource, site).filter(
        ({ location }) => only === undefined || location === undefined || location === only,
      ),
    [resource, site, only],
  )
}

const noted: Noted = [
  'data',
  'dataUpdatedAt',
  'error',
  'failureCount',
  'failureReason',
  'isFetching',
  'isRefetchError',
  'status',
]

/**
 * Reads a type's list over all locations. Every location is its own read, with its own failure and retry; all of them
 * are shared with every other screen that shows them.
 */
export function useRows(
  resource: CompiledResource,
  surroundings: Surroundings,
  options: { only?: string | undefined; enabled?: boolean } = {},
): Rows {
  const { client, queries, reporter } = usePlatform()
  const calls = useListCalls(resource, options.only)
  const enabled = options.enabled ?? true
  const { epoch } = client.identity()
  const reads = useMemo(
    () => calls.map(({ input }) => ({ ...operationQuery(client, resource.listOperation, input), enabled })),
    // oxlint-disable-next-line react/exhaustive-deps -- the key of a read has the epoch in it
    [client, resource, calls, enabled, epoch],
  )
  const results = useReads(reads, noted)
  const parts = results.map((result, index): Part => {
    const location = calls[index]?.location
    return {
      location,
      rows: decodeRows(resource, result.data, location, surroundings, reporter),
      status: statusOf(result),
      error: isApiError(result.error)
        ? result.error
        : isApiError(result.failureReason)
          ? result.failureReason
          : undefined,
      fetching: result.isFetching,
      updatedAt: result.dataUpdatedAt,
      failures: result.failureCount,
      refetch: () =>
        void readAgain(queries, operationKey(client, resource.listOperation, calls[index]?.input ?? {})),
    }
  })
  const lists = parts.map((part) => part.rows)
  // oxlint-disable-next-line react/exhaustive-deps -- the lists themselves are what it depends on
  const rows = useMemo(() => (lists.length === 1 ? (lists[0] ?? []) : lists.flat()), lists)
  const answered = parts.filter((part) => part.updatedAt > 0)
  return {
    rows,
    parts,
    pending: enabled && answered.length === 0 && parts.some((part) => part.status === 'pending'),
    fetching: parts.some((part) => part.fetching),
    updatedAt: answered.length === 0 ? 0 : Math.min(...answered.map((part) => part.updatedAt)),
    refetch: () => {
      for (const part of parts) part.refetch()
    },
  }
}
