import { useCallback, useMemo } from 'react'
import type { CompiledSection } from '../../manifest/compiled'
import { readFirst } from '../../manifest/subject'
import { useAwaitedOf, type Awaited, type AwaitedKind } from '../jobs/use-awaited'
import type { Target } from '../jobs/target'
import type { Row } from '../data/row'
import { useDetail } from './detail-context'

/** What is awaited of elements of a section. What their record waits for, they wait for too. */
export function useAwaitedElements(
  section: Extract<CompiledSection, { kind: 'collection' }>,
  targets: readonly Target[],
): Awaited {
  const { resource, target: owner, subjectOf, awaited } = useDetail()
  const { type } = resource
  const kind = useMemo(
    (): AwaitedKind => ({
      type,
      states: section.states,
      stateOf: section.states?.of ?? {},
      keyOf: ({ record }) => `${owner.row.key}/${section.id}/${String(readFirst(record, section.key))}`,
    }),
    [type, section, owner.row.key],
  )
  const rows = useMemo(() => targets.map(({ row }) => row), [targets])
  const subjects = useMemo(() => new Map(targets.map(({ row, subject }) => [row.key, subject])), [targets])
  const subjectOfRow = useCallback(
    (row: Row) => subjects.get(row.key) ?? subjectOf(row),
    [subjects, subjectOf],
  )
  const own = useAwaitedOf(kind, rows, subjectOfRow)
  return useMemo(
    () => ({ ...own, of: (row) => awaited.of(owner.row) ?? own.of(row) }),
    [own, awaited, owner.row],
  )
}
