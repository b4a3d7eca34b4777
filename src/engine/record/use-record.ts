import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isApiError, type ApiError } from '../../api/errors'
import { mayBeGone } from '../../api/may-be-gone'
import { operationKey, operationQuery, readAgain } from '../../api/queries'
import { operations } from '../../generated/operations'
import { buildRequest } from '../../manifest/build-request'
import type { CompiledResource, DetailedResource } from '../../manifest/compiled'
import type { Surroundings } from '../../manifest/subject'
import { usePlatform } from '../../platform/platform'
import { bindParameters } from '../jobs/bind-parameters'
import { decodeRows, rowKey, type Row } from '../data/row'
import { useTypeList } from '../data/use-type-lists'

/** One record, from its list at once and, where the type has one, from its single read behind that. */
export interface RecordView {
  row: Row | undefined
  /** `missing` when the list is complete and has no such record. */
  status: 'pending' | 'ok' | 'missing' | 'failed'
  error: ApiError | undefined
  /** Set while the row is what was known before, as the last try failed: where, and the milliseconds it is from. */
  stale: { location: string | undefined; since: number } | undefined
  refetch: () => void
}

/** Reads one record. The list's answer is shared with the list screen, so coming from there nothing is waited for. */
export function useRecord(
  resource: DetailedResource,
  location: string | undefined,
  id: string,
  surroundings: Surroundings,
): RecordView {
  const { client, queries, reporter } = usePlatform()
  const data = useTypeList(resource, surroundings, { only: location })
  const listed = useMemo(
    () => data.rows.find((row) => row.key === rowKey(location, id)),
    [data.rows, location, id],
  )
  const operation = resource.readOperation
  const input = useMemo(() => {
    if (operation === null || !listed || !resource.detail) return undefined
    const subject = { record: listed.record, location, surroundings }
    const bound = bindParameters(operations[operation], resource.detail.params, subject, {})
    const { path, query } = buildRequest(operations[operation], bound)
    return { path, query }
  }, [operation, listed, resource, location, surroundings])
  const single = useQuery({
    ...operationQuery(client, operation ?? resource.listOperation, input ?? {}),
    enabled: operation !== null && input !== undefined,
  })
  const fresh =
    operation === null || single.data === undefined
      ? undefined
      : decodeSingle(resource, single.data, location, surroundings, reporter)
  const [part] = data.parts
  const row = fresh ?? listed
  const since = fresh ? single.dataUpdatedAt : (part?.updatedAt ?? 0)
  // Where there is a single read, the page shows its answer; of a record that is gone the list tells.
  const isStale =
    fresh || single.isError ? single.isError && !mayBeGone(single.error) : part?.status === 'stale'
  return {
    row,
    status: row
      ? 'ok'
      : part?.status === 'failed'
        ? 'failed'
        : part?.status === 'pending'
          ? 'pending'
          : 'missing',
    error: part?.error ?? (isApiError(single.error) ? single.error : undefined),
    stale: row && isStale ? { location, since } : undefined,
    refetch: () => {
      data.refetch()
      if (operation !== null && input !== undefined)
        void readAgain(queries, operationKey(client, operation, input))
    },
  }
}

const wrapped = new WeakMap<object, readonly unknown[]>()

function decodeSingle(
  resource: CompiledResource,
  answer: unknown,
  location: string | undefined,
  surroundings: Surroundings,
  reporter: Parameters<typeof decodeRows>[4],
): Row | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  const list = wrapped.get(answer) ?? [answer]
  wrapped.set(answer, list)
  return decodeRows(resource, list, location, surroundings, reporter)[0]
}
