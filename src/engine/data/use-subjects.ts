import { useMemo } from 'react'
import { resourceIndex } from '../../generated/resource-index'
import type { CompiledResource } from '../../manifest/compiled'
import type { CompiledJoin } from '../../manifest/compiled'
import { chargeOf, isPriceUnknown, type CompiledPrice, type PlacePrices } from '../../manifest/price'
import { stateOf } from '../../manifest/states'
import { readAll, readPaths, type Subject, type Environment } from '../../manifest/subject'
import { wholeKey, type JoinIndex } from './join-index'
import type { Row } from './row'
import type { Joins } from './use-joins'

/** Builds the subject of a row: its environment, joins, `$state` and `$price`. */
export type SubjectOf = (row: Row, owner?: Subject) => Subject

function taken({ take }: CompiledJoin, index: JoinIndex | undefined, values: readonly unknown[]): unknown {
  const found = values.flatMap((value) => index?.get(value) ?? [])
  return take === 'one' ? found[0] : found
}

/** Joined record of one array element; undefined if the join's values are not inside an array. */
function ofElement(join: CompiledJoin | undefined, index: JoinIndex | undefined, element: unknown): unknown {
  if (!join || join.take === 'whole') return undefined
  const end = join.ours.lastIndexOf('[].')
  return end < 0 ? undefined : taken(join, index, readAll(element, join.ours.slice(end + 3)))
}

/** Memoises a function per row. Rows inside a record are recomputed, because they depend on their owner too. */
function oncePerRow<T>(work: (subject: Subject) => T): (row: Row, subject: Subject) => T {
  const known = new WeakMap<Row, { value: T }>()
  return (row, subject) => {
    if (subject.owner) return work(subject)
    const found = known.get(row) ?? { value: work(subject) }
    known.set(row, found)
    return found.value
  }
}

/** Price lines without those that records of another enabled type carry. */
function ownLines(
  lines: readonly CompiledPrice[],
  { feature }: Pick<Environment, 'feature'>,
): readonly CompiledPrice[] {
  return lines.filter(({ countedBy = '' }) => {
    const other = resourceIndex[countedBy]?.summary
    return other === undefined || (other.feature !== null && !feature(other.feature))
  })
}

/** Builds subjects for rows of a type. Lazy: nothing is computed until a condition or cell reads it. */
export function subjectsOf(
  resource: CompiledResource,
  environment: Environment,
  joins: Joins,
  prices: readonly PlacePrices[] | undefined,
  awaitsPrices = false,
): SubjectOf {
  const isUnknown = (lines: readonly CompiledPrice[], subject: Subject): boolean =>
    lines.length > 0 && (prices === undefined || isPriceUnknown(lines, subject))
  const isUnpriced = oncePerRow((subject) => isUnknown(resource.price, subject))
  const month = oncePerRow((subject) => chargeOf(resource.price, subject, prices))
  const own = ownLines(resource.price, environment)
  const isOwnUnpriced = oncePerRow((subject) => isUnknown(own, subject))
  const ownMonth = oncePerRow((subject) => chargeOf(own, subject, prices))
  return (row, owner) => {
    const subject: Subject = {
      record: row.record,
      ...(row.location === undefined ? {} : { location: row.location }),
      ...(owner ? { owner } : {}),
      environment,
      pending: (name) =>
        name === 'price'
          ? month(row, subject) === undefined && isUnpriced(row, subject)
          : name === 'ownPrice'
            ? ownMonth(row, subject) === undefined && isOwnUnpriced(row, subject)
            : name in resource.joins && joins(name, row.location) === undefined,
      // A price is loading while any of its inputs is.
      loading: (name) =>
        name === 'price' || name === 'ownPrice'
          ? awaitsPrices ||
            Object.keys(resource.joins).some((join) => joins.loading?.(join, row.location) === true)
          : joins.loading?.(name, row.location) === true,
      derived: (name, element) => {
        if (element !== undefined) return ofElement(resource.joins[name], joins(name, row.location), element)
        if (name === 'state') return resource.states ? stateOf(resource.states, subject) : undefined
        if (name === 'price') return month(row, subject)
        if (name === 'ownPrice') return ownMonth(row, subject)
        const join = resource.joins[name]
        if (!join) return undefined
        const index = joins(name, row.location)
        if (join.take === 'whole') return index?.get(wholeKey) ?? []
        return taken(join, index, readPaths(subject, join.ours))
      },
    }
    return subject
  }
}

/** Memoised `subjectsOf`. */
export function useSubjects(
  resource: CompiledResource,
  environment: Environment,
  joins: Joins,
  prices: readonly PlacePrices[] | undefined,
  awaitsPrices = false,
): SubjectOf {
  return useMemo(
    () => subjectsOf(resource, environment, joins, prices, awaitsPrices),
    [resource, environment, joins, prices, awaitsPrices],
  )
}
