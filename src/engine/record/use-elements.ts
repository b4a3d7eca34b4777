import { useMemo } from 'react'
import type { ApiError } from '../../api/errors'
import type { CompiledSection } from '../../manifest/compiled'
import { readAll } from '../../manifest/subject'
import { useDetail } from './detail-context'
import { useBoundRead } from './use-bound-read'

/** The elements of a section: an array inside the record, or the answer of a call that is made for it. */
export interface Elements {
  items: readonly unknown[]
  /** A call that has not answered yet. */
  pending: boolean
  /** Why nothing is known. */
  failure: ApiError | undefined
  refetch: () => void
}

/** Where elements are: an array at a path of the record, or the answer of a call. Kept between drawings. */
export type ElementsSource = Pick<Extract<CompiledSection, { kind: 'collection' }>, 'at' | 'read'>

const none: readonly unknown[] = []

/** Reads the elements of a section. */
export function useElements({ at, read }: ElementsSource): Elements {
  const { subject } = useDetail().target
  const { data, failing, pending, refetch } = useBoundRead(read, subject)
  const items = useMemo(() => {
    if (!read) return readAll(subject.record, `${at}[]`)
    if (data === undefined) return none
    return at === '' ? (Array.isArray(data) ? data : none) : readAll(data, `${at}[]`)
  }, [read, subject.record, at, data])
  const failure = read && data === undefined ? failing : undefined
  return { items, pending: pending && !failure, failure, refetch }
}
