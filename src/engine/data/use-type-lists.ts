import type { QueryObserverResult } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { isApiError, type ApiError } from '../../api/errors'
import { operationKey } from '../../api/queries'
import { latestOf, type Latest } from '../../lib/latest'
import type { CompiledResource, ResourceSummary } from '../../manifest/compiled'
import type { Environment } from '../../manifest/subject'
import { usePlatform, type Platform } from '../../platform/platform'
import { inputOf, listCalls } from './list-calls'
import { loadedResource } from './load-resource'
import { decodeRows, type Row } from './row'
import { useListReads, type WatchedMembers } from './use-reads'

/** Milliseconds after which a list without an answer is reported as slow, if others have answered. */
export const slowAfterMs = 4000

/** Answer of one location, or of the global list. */
export interface ListPart {
  /** Slug; undefined for a global list. */
  location: string | undefined
  rows: readonly Row[]
  /** `pending` until the first answer; `stale` if older rows are shown because the last read failed. */
  status: 'pending' | 'ok' | 'failed' | 'stale'
  error: ApiError | undefined
  fetching: boolean
  /** Time of the last successful answer, in ms since 1970; 0 before it. */
  updatedAt: number
  failures: number
  refetch: () => void
}

/** List of one type over all locations. */
export interface TypeList {
  resource: CompiledResource
  rows: readonly Row[]
  parts: readonly ListPart[]
  /** No part has answered yet. */
  pending: boolean
  fetching: boolean
  /** Time of the oldest successful answer, in ms since 1970; 0 if there is none. */
  updatedAt: number
  refetch: () => void
}

interface TypeListsOptions {
  /** Limits located lists to this location. */
  only?: string | undefined
  enabled?: boolean
  /** What to observe: rows and failures, or also refetching and error details. */
  follow?: 'answers' | 'all'
}

const followed: Record<'answers' | 'all', WatchedMembers> = {
  answers: ['data', 'failureCount'],
  all: [
    'data',
    'dataUpdatedAt',
    'error',
    'failureCount',
    'failureReason',
    'isFetching',
    'isRefetchError',
    'status',
  ],
}

function statusOf(result: QueryObserverResult): ListPart['status'] {
  if (result.data !== undefined) return result.isRefetchError || result.failureCount > 0 ? 'stale' : 'ok'
  if (result.isError || (result.failureCount > 0 && result.isPending)) return 'failed'
  return 'pending'
}

/** Combines the parts of a list; `rows` are theirs. */
function typeList(
  resource: CompiledResource,
  parts: readonly ListPart[],
  rows: readonly Row[],
  enabled: boolean,
): TypeList {
  const answered = parts.filter(({ updatedAt }) => updatedAt > 0)
  return {
    resource,
    rows,
    parts,
    pending: enabled && answered.length === 0 && parts.some(({ status }) => status === 'pending'),
    fetching: parts.some(({ fetching }) => fetching),
    updatedAt: answered.length === 0 ? 0 : Math.min(...answered.map(({ updatedAt }) => updatedAt)),
    refetch: () => {
      for (const part of parts) part.refetch()
    },
  }
}

/**
 * Reads the lists of some types over all locations. Each location is a separate query with its own failure and retry,
 * shared with other screens. `resources` must be a stable array.
 */
export function useTypeLists(
  resources: readonly CompiledResource[],
  environment: Environment,
  { only, enabled = true, follow = 'all' }: TypeListsOptions = {},
): readonly TypeList[] {
  const { reporter, site } = usePlatform()
  const wanted = useMemo(
    () =>
      resources.map((resource) => ({
        resource,
        calls: listCalls(resource, site).filter(
          ({ location }) => only === undefined || location === undefined || location === only,
        ),
      })),
    [resources, site, only],
  )
  const all = useMemo(() => wanted.flatMap(({ calls }) => calls), [wanted])
  const { results, refetch } = useListReads(all, enabled, followed[follow])
  const [joined] = useState(() => new Map<string, Latest<readonly Row[]>>())
  return useMemo(() => {
    const left = results.values()
    return wanted.map(({ resource, calls }) => {
      const parts = calls.flatMap((call): ListPart[] => {
        const result = left.next().value
        if (!result) return []
        return [
          {
            location: call.location,
            rows: decodeRows(resource, result.data, call.location, environment, reporter),
            status: statusOf(result),
            error: [result.error, result.failureReason].find(isApiError),
            fetching: result.isFetching,
            updatedAt: result.dataUpdatedAt,
            failures: result.failureCount,
            refetch: () => refetch(call),
          },
        ]
      })
      const lists = parts.map(({ rows }) => rows)
      const rows = latestOf(joined, resource.type).get(lists, () =>
        lists.length === 1 ? (lists[0] ?? []) : lists.flat(),
      )
      return typeList(resource, parts, rows, enabled)
    })
  }, [wanted, results, joined, environment, reporter, enabled, refetch])
}

/** Reads the list of one type. */
export function useTypeList(
  resource: CompiledResource,
  environment: Environment,
  options: TypeListsOptions = {},
): TypeList {
  const one = useMemo(() => [resource], [resource])
  const [list = typeList(resource, [], [], false)] = useTypeLists(one, environment, options)
  return list
}

/**
 * Number of records of a type from cached answers; undefined if its manifest or any location's answer is not loaded.
 * Reads nothing.
 */
export function knownCount(
  { client, queries, site, reporter }: Pick<Platform, 'client' | 'queries' | 'site' | 'reporter'>,
  { type }: Pick<ResourceSummary, 'type'>,
  environment: Environment,
): number | undefined {
  const resource = loadedResource(type)
  if (!resource) return undefined
  let count = 0
  for (const call of listCalls(resource, site)) {
    const answer = queries.getQueryData(operationKey(client, call.operation, inputOf(call)))
    if (answer === undefined) return undefined
    count += decodeRows(resource, answer, call.location, environment, reporter).length
  }
  return count
}
