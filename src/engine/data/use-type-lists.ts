import type { QueryObserverResult } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { isApiError, type ApiError } from '../../api/errors'
import { operationKey } from '../../api/queries'
import { Latest } from '../../lib/latest'
import type { CompiledResource, ResourceSummary } from '../../manifest/compiled'
import type { Surroundings } from '../../manifest/subject'
import { usePlatform, type Platform } from '../../platform/platform'
import { inputOf, listCalls } from './list-calls'
import { loadedResource } from './load-resource'
import { decodeRows, type Row } from './row'
import { useListReads, type Noted } from './use-reads'

/** Milliseconds after which a list that has not answered is named, when others have. */
export const lateAfter = 4000

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

/** The list of one type over all locations. */
export interface TypeList {
  resource: CompiledResource
  rows: readonly Row[]
  parts: readonly Part[]
  /** No part has answered yet. */
  pending: boolean
  fetching: boolean
  /** The oldest of the good answers, in milliseconds of the epoch; 0 when there is none. */
  updatedAt: number
  refetch: () => void
}

interface TypeListsOptions {
  /** Of the lists that lie in locations only that of this one. */
  only?: string | undefined
  enabled?: boolean
  /** What is followed: rows and failures alone, or also when they are read again and what the failures were. */
  follow?: 'answers' | 'all'
}

const followed: Record<'answers' | 'all', Noted> = {
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

function statusOf(result: QueryObserverResult): Part['status'] {
  if (result.data !== undefined) return result.isRefetchError ? 'stale' : 'ok'
  if (result.isError || (result.failureCount > 0 && result.isPending)) return 'failed'
  return 'pending'
}

/** The parts of a list as one; `rows` are theirs. */
function typeList(
  resource: CompiledResource,
  parts: readonly Part[],
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
 * Reads the lists of some types over all locations. Every location is its own read, with its own failure and retry; all of
 * them are shared with every other screen that shows them. `resources` is the same array while nothing else is wanted.
 */
export function useTypeLists(
  resources: readonly CompiledResource[],
  surroundings: Surroundings,
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
      const parts = calls.flatMap((call): Part[] => {
        const result = left.next().value
        if (!result) return []
        return [
          {
            location: call.location,
            rows: decodeRows(resource, result.data, call.location, surroundings, reporter),
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
      const latest = joined.get(resource.type) ?? new Latest()
      joined.set(resource.type, latest)
      const rows = latest.get(lists, () => (lists.length === 1 ? (lists[0] ?? []) : lists.flat()))
      return typeList(resource, parts, rows, enabled)
    })
  }, [wanted, results, joined, surroundings, reporter, enabled, refetch])
}

/** Reads the list of one type in the same way. */
export function useTypeList(
  resource: CompiledResource,
  surroundings: Surroundings,
  options: TypeListsOptions = {},
): TypeList {
  const one = useMemo(() => [resource], [resource])
  const [list = typeList(resource, [], [], false)] = useTypeLists(one, surroundings, options)
  return list
}

/**
 * How many records of a type there are, by answers that are in the cache already; undefined when its manifest or the answer of
 * one of its locations is not here. Nothing is read for it.
 */
export function knownCount(
  { client, queries, site, reporter }: Pick<Platform, 'client' | 'queries' | 'site' | 'reporter'>,
  { type }: Pick<ResourceSummary, 'type'>,
  surroundings: Surroundings,
): number | undefined {
  const resource = loadedResource(type)
  if (!resource) return undefined
  let count = 0
  for (const call of listCalls(resource, site)) {
    const answer = queries.getQueryData(operationKey(client, call.operation, inputOf(call)))
    if (answer === undefined) return undefined
    count += decodeRows(resource, answer, call.location, surroundings, reporter).length
  }
  return count
}
