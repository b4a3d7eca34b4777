import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { operationQuery } from '../../api/queries'
import { operations } from '../../generated/operations'
import { buildRequest } from '../../manifest/build-request'
import type { DetailedResource } from '../../manifest/compiled'
import { isEmpty, readAll, readFirst, type Subject } from '../../manifest/subject'
import { asNumber, resolveValue } from '../../manifest/value'
import { usePlatform } from '../../platform/platform'
import type { Row } from '../data/row'
import type { SubjectOf } from '../data/use-subjects'

/** What the items of a list that name a record come to; undefined while they are not known. */
export function spentOn(
  { theirs, sum }: { theirs: string; sum: string },
  id: string,
  items: unknown,
): number | undefined {
  if (!Array.isArray(items)) return undefined
  return items
    .filter((item) => readAll(item, theirs).some((value) => String(value) === id))
    .reduce<number>((total, item) => total + (asNumber(readFirst(item, sum)) ?? 0), 0)
}

/** Subjects that know what was spent on the record of the page, as `$spent`. It is read behind everything else. */
export function useSpent(resource: DetailedResource, row: Row | undefined, subjectOf: SubjectOf): SubjectOf {
  const { client } = usePlatform()
  const spent = resource.detail?.spent
  const input = useMemo(() => {
    if (!spent || !row) return undefined
    const subject = subjectOf(row)
    const bound = Object.entries(spent.params).map(([name, value]) => [name, resolveValue(value, subject)])
    if (bound.some(([, value]) => isEmpty(value))) return undefined
    const { path, query } = buildRequest(operations[spent.operation], Object.fromEntries(bound))
    return { path, query }
  }, [spent, row, subjectOf])
  const { data } = useQuery({
    ...operationQuery(client, spent?.operation ?? resource.listOperation, input ?? {}),
    enabled: spent !== undefined && input !== undefined,
  })
  return useMemo(() => {
    const amount = spent && row && spentOn(spent, row.id, data)
    return (each, owner): Subject => {
      const subject = subjectOf(each, owner)
      if (!spent || each.key !== row?.key) return subject
      const { added } = subject
      return { ...subject, added: (name, element) => (name === 'spent' ? amount : added?.(name, element)) }
    }
  }, [spent, row, data, subjectOf])
}
