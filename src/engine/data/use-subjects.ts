import { useMemo } from 'react'
import type { CompiledResource } from '../../manifest/compiled'
import { isPriceUnknown, monthOf, type PlacePrices } from '../../manifest/price'
import { stateOf } from '../../manifest/states'
import { readPaths, type Subject, type Surroundings } from '../../manifest/subject'
import { wholeKey } from './join-index'
import type { Row } from './row'
import type { Joins } from './use-joins'

/** Puts a row into its surroundings: what `$state`, `$price` and joined names mean for it. */
export type SubjectOf = (row: Row, owner?: Subject) => Subject

/** Builds subjects for rows of a type. Cheap: nothing is computed until a condition or a cell asks. */
export function subjectsOf(
  resource: CompiledResource,
  surroundings: Surroundings,
  joins: Joins,
  prices: readonly PlacePrices[] | undefined,
): SubjectOf {
  return (row, owner) => {
    const subject: Subject = {
      record: row.record,
      ...(row.location === undefined ? {} : { location: row.location }),
      ...(owner ? { owner } : {}),
      surroundings,
      unknown: (name) =>
        name === 'price'
          ? isPriceUnknown(resource.price, subject)
          : name in resource.joins && joins(name, row.location) === undefined,
      added: (name) => {
        if (name === 'state') return resource.states ? stateOf(resource.states, subject) : undefined
        if (name === 'price') return monthOf(resource.price, subject, prices)
        const join = resource.joins[name]
        if (!join) return undefined
        const index = joins(name, row.location)
        if (join.take === 'whole') return index?.get(wholeKey) ?? []
        const found = readPaths(subject, join.ours).flatMap((value) => index?.get(value) ?? [])
        return join.take === 'one' ? found[0] : found
      },
    }
    return subject
  }
}

/** The same, kept until one of its sources changes. */
export function useSubjects(
  resource: CompiledResource,
  surroundings: Surroundings,
  joins: Joins,
  prices: readonly PlacePrices[] | undefined,
): SubjectOf {
  return useMemo(
    () => subjectsOf(resource, surroundings, joins, prices),
    [resource, surroundings, joins, prices],
  )
}
