import { useMemo } from 'react'
import type { DetailedResource } from '../../manifest/compiled'
import { isEmpty, readAll, readFirst, type Subject } from '../../manifest/subject'
import { asNumber, resolveValue } from '../../manifest/value'
import type { Row } from '../data/row'
import type { SubjectOf } from '../data/use-subjects'
import { useBoundRead } from './use-bound-read'

/** Sum of the items of a list that refer to a record; undefined while unknown. */
export function costToDate(
  { theirs, sum }: { theirs: string; sum: string },
  id: string,
  items: unknown,
): number | undefined {
  if (!Array.isArray(items)) return undefined
  return items
    .filter((item) => readAll(item, theirs).some((value) => String(value) === id))
    .reduce<number>((total, item) => total + (asNumber(readFirst(item, sum)) ?? 0), 0)
}

/** Adds `$spent`, the cost to date, to the subject of the page's record. It is read last. */
export function useCostToDate(
  resource: DetailedResource,
  row: Row | undefined,
  subjectOf: SubjectOf,
): SubjectOf {
  const spent = resource.detail?.spent
  const subject = useMemo(() => row && subjectOf(row), [row, subjectOf])
  const isBound =
    subject && Object.values(spent?.params ?? {}).every((value) => !isEmpty(resolveValue(value, subject)))
  const { data } = useBoundRead(isBound ? spent : undefined, subject)
  return useMemo(() => {
    const amount = spent && row && costToDate(spent, row.id, data)
    return (each, owner): Subject => {
      const subject = subjectOf(each, owner)
      if (!spent || each.key !== row?.key) return subject
      const { derived } = subject
      return {
        ...subject,
        derived: (name, element) => (name === 'spent' ? amount : derived?.(name, element)),
      }
    }
  }, [spent, row, data, subjectOf])
}
