import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isApiError, type ApiError } from '../../api/errors'
import { operationKey, operationQuery, readAgain } from '../../api/queries'
import { operations } from '../../generated/operations'
import { sortParameters } from '../../manifest/build-request'
import type { CompiledSection } from '../../manifest/compiled'
import { readAll } from '../../manifest/subject'
import { usePlatform } from '../../platform/platform'
import { bindParameters } from '../jobs/bind-parameters'
import { useDetail } from './detail-context'

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

/** Reads the elements of a section; what comes from a call is shared with every other place that makes it. */
export function useElements({ at, read }: ElementsSource): Elements {
  const { client, queries } = usePlatform()
  const { target, resource } = useDetail()
  const { subject } = target
  const operation = read?.operation ?? resource.listOperation
  const input = useMemo(() => {
    if (!read) return {}
    const called = operations[read.operation]
    const { path, query } = sortParameters(called, bindParameters(called, read.params, subject, {}))
    return { path, query }
  }, [read, subject])
  const { data, error, isPending, failureReason } = useQuery({
    ...operationQuery(client, operation, input),
    enabled: read !== null,
  })
  const items = useMemo(() => {
    if (!read) return readAll(subject.record, `${at}[]`)
    if (data === undefined) return none
    return at === '' ? (Array.isArray(data) ? data : none) : readAll(data, `${at}[]`)
  }, [read, subject.record, at, data])
  const reason = error ?? failureReason
  const failed = read !== null && data === undefined && isApiError(reason)
  return {
    items,
    pending: read !== null && isPending && !failed,
    failure: failed ? reason : undefined,
    refetch: () => void readAgain(queries, operationKey(client, operation, input)),
  }
}
