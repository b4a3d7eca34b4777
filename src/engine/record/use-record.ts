import { useMemo } from 'react'
import type { ApiError } from '../../api/errors'
import { mayBeGone } from '../../api/may-be-gone'
import type { CompiledResource, DetailedResource } from '../../manifest/compiled'
import type { Surroundings } from '../../manifest/subject'
import { usePlatform } from '../../platform/platform'
import { decodeRows, rowKey, type Row } from '../data/row'
import { useTypeList } from '../data/use-type-lists'
import { useBoundRead } from './use-bound-read'

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
  const { reporter } = usePlatform()
  const data = useTypeList(resource, surroundings, { only: location })
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
    () => listed && { record: listed.record, location, surroundings },
    [listed, location, surroundings],
  )
  const single = useBoundRead(read, subject)
  const fresh =
    single.data === undefined
      ? undefined
      : decodeSingle(resource, single.data, location, surroundings, reporter)
  const [part] = data.parts
  const row = fresh ?? listed
  const since = fresh ? single.updatedAt : (part?.updatedAt ?? 0)
  // Where there is a single read, the page shows its answer; of a record that is gone the list tells.
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
