import { useMemo } from 'react'
import type { CompiledColumn } from '../../manifest/compiled-columns'
import type { CompiledResource } from '../../manifest/compiled'
import type { CompiledSection } from '../../manifest/compiled-sections'
import { referredTypes } from '../../manifest/referred-types'
import { readAll, readPaths } from '../../manifest/subject'
import { useActions, type Actions } from '../actions/use-actions'
import type { RecordTarget } from '../jobs/target'
import { usePendingStates } from '../jobs/use-pending-states'
import type { CellEnv } from '../data/env'
import { useCellEnv } from '../cells/use-cell-env'
import { useResource } from '../data/load-resource'
import { titleOf } from '../../manifest/title'
import { useJoins } from '../data/use-joins'
import { useAwaitsPrices, usePrices } from '../data/use-prices'
import { useReferences } from '../data/use-references'
import { useTypeList, type TypeList } from '../data/use-type-lists'
import { useSubjects } from '../data/use-subjects'
import { useDetail } from './detail-context'

/** A section of related records. */
export type RelatedOf = Extract<CompiledSection, { kind: 'related' }>

/** Related records, with what drawing them needs. */
export interface Related {
  resource: CompiledResource
  columns: readonly CompiledColumn[]
  data: TypeList
  targets: readonly RecordTarget[]
  env: CellEnv
  /** Their actions; `prefix` keeps the dialogs apart. */
  actions: Actions
  prefix: string
}

/** Reads related records from their type's lists. Suspends until their type is loaded. */
export function useRelated(section: RelatedOf): Related {
  const { target: owner, environment } = useDetail()
  const resource = useResource(section.type)
  const only = owner.subject.location
  const data = useTypeList(resource, environment, { only })
  const joins = useJoins(resource, { only, enabled: true, names: resource.list.joins })
  const priced = resource.price.length > 0
  const prices = usePrices(priced)
  const subjectOf = useSubjects(resource, environment, joins, prices, useAwaitsPrices(priced))
  const columns = useMemo(
    () =>
      section.columns === null
        ? resource.list.columns.filter((column) => !column.hidden)
        : section.columns.flatMap((id) => resource.list.columns.find((column) => column.id === id) ?? []),
    [section, resource],
  )
  const types = useMemo(() => referredTypes(columns), [columns])
  const reference = useReferences(types, environment, { enabled: true, only })
  const awaited = usePendingStates(resource, data.rows, subjectOf)
  const env = useCellEnv(resource, reference, { awaited: awaited.view })
  const prefix = `${section.id}.`
  const actions = useActions(resource, subjectOf, awaited, prefix)
  const targets = useMemo(() => {
    const ours = new Set<unknown>(readPaths(owner.subject, section.ours).filter((value) => value !== null))
    return data.rows
      .filter((row) => readAll(row.record, section.theirs).some((value) => ours.has(value)))
      .map((row): RecordTarget => {
        const subject = subjectOf(row, owner.subject)
        return { row, subject, name: titleOf(resource, subject) }
      })
  }, [data.rows, owner, section, subjectOf, resource])
  return { resource, columns, data, targets, env, actions, prefix }
}
