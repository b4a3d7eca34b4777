import { useMemo } from 'react'
import type { ApiError } from '../../api/errors'
import type { CompiledSection } from '../../manifest/compiled-sections'
import { readAll } from '../../manifest/subject'
import { useDetail } from './detail-context'
import { useBoundRead } from './use-bound-read'

/** Elements of a section: an array inside the record, or the answer of a call. */
export interface Elements<Item = unknown> {
  items: readonly Item[]
  /** Number of elements that could not be decoded and are left out. */
  odd?: number
  /** The call has not answered yet. */
  pending: boolean
  /** Failure of the call. */
  failure: ApiError | undefined
  refetch: () => void
}

/** Source of elements: a path in the record, or a call. Must be stable between renders. */
export type ElementsSource = Pick<
  Extract<CompiledSection, { kind: 'collection' }>,
  'at' | 'operation' | 'params'
>

const none: readonly unknown[] = []

/** Reads the elements of a section. */
export function useElements({ at, operation, params }: ElementsSource): Elements {
  const { subject } = useDetail().target
  const read = useMemo(() => (operation === null ? null : { operation, params }), [operation, params])
  const { data, failing, pending, refetch } = useBoundRead(read, subject)
  const items = useMemo(() => {
    if (!read) return readAll(subject.record, `${at}[]`)
    if (data === undefined) return none
    return at === '' ? (Array.isArray(data) ? data : none) : readAll(data, `${at}[]`)
  }, [read, subject.record, at, data])
  const failure = read && data === undefined ? failing : undefined
  return { items, pending: pending && !failure, failure, refetch }
}
