import { memo } from '../../lib/memo'
import { useMemo } from 'react'
import type { ApiError } from '../../api/errors'
import { mayBeGone } from '../../api/may-be-gone'
import type { CompiledResource, DetailedResource } from '../../manifest/compiled'
import type { Environment } from '../../manifest/subject'
import { usePlatform } from '../../platform/platform'
import { decodeRows, rowKey, type Row } from '../data/row'
import { useTypeList } from '../data/use-type-lists'
import { useBoundRead } from './use-bound-read'

/** One record: from its list at once, then from its single read if the type has one. */
export interface RecordView {
  row: Row | undefined
  /** `missing` if the list is complete and does not contain it. */
  status: 'pending' | 'ok' | 'missing' | 'failed'
  error: ApiError | undefined
  /** Set if the last read failed and the row is old: its location, and its time in ms since 1970. */
  stale: { location: string | undefined; since: number } | undefined
  refetch: () => void
}

/** Reads one record. The list's answer is shared with the list screen, so navigation from there needs no wait. */
export function useRecord(
  resource: DetailedResource,
  location: string | undefined,
  id: string,
  environment: Environment,
): RecordView {
  const { reporter } = usePlatform()
  const data = useTypeList(resource, environment, { only: location })
  const listed = useMemo(
    () => data.rows.find((row) => row.key === rowKey(location, id)),
    [data.rows, location, id],
  )
  const read = useMemo(
    () =>
      resource.detail &&
      resource.readOperation && { operation: resource.readOperation, params: resource.detail.params },
    [resource],
  )
  const subject = useMemo(
    () => listed && { record: listed.record, location, environment },
    [listed, location, environment],
  )
  const single = useBoundRead(read, subject)
  const fresh =
    single.data === undefined
      ? undefined
      : decodeSingle(resource, single.data, location, environment, reporter)
  const [part] = data.parts
  const row = fresh ?? listed
  const since = fresh ? single.updatedAt : (part?.updatedAt ?? 0)
  // The single read decides whether the page is stale; the list decides whether the record is gone.
  const isStale = fresh || single.error ? single.error && !mayBeGone(single.error) : part?.status === 'stale'
  return {
    row,
    status: row
      ? 'ok'
      : part?.status === 'failed'
        ? 'failed'
        : part?.status === 'pending'
          ? 'pending'
          : 'missing',
    error: part?.error ?? single.error,
    stale: row && isStale ? { location, since } : undefined,
    refetch: () => {
      data.refetch()
      single.refetch()
    },
  }
}

const asList = memo((answer: object): readonly unknown[] => [answer])

function decodeSingle(
  resource: CompiledResource,
  answer: unknown,
  location: string | undefined,
  environment: Environment,
  reporter: Parameters<typeof decodeRows>[4],
): Row | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  return decodeRows(resource, asList(answer), location, environment, reporter)[0]
}
