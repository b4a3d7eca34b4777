import { useMemo } from 'react'
import { resourceIndex } from '../../generated/resource-index'
import type { CompiledResource } from '../../manifest/compiled'
import type { CompleteJoin } from '../../manifest/complete'
import { chargeOf, isPriceUnknown, type PlacePrices } from '../../manifest/price'
import { stateOf } from '../../manifest/states'
import { readAll, readPaths, type Subject, type Surroundings } from '../../manifest/subject'
import { wholeKey, type JoinIndex } from './join-index'
import type { PriceLine } from '../../manifest/words/prices'
import type { Row } from './row'
import type { Joins } from './use-joins'

/** Puts a row into its surroundings: what `$state`, `$price` and joined names mean for it. */
export type SubjectOf = (row: Row, owner?: Subject) => Subject

function taken({ take }: CompleteJoin, index: JoinIndex | undefined, values: readonly unknown[]): unknown {
  const found = values.flatMap((value) => index?.get(value) ?? [])
  return take === 'one' ? found[0] : found
}

/** What a join finds for one element of the array its own values lie in; undefined where they lie in none. */
function ofElement(join: CompleteJoin | undefined, index: JoinIndex | undefined, element: unknown): unknown {
  if (!join || join.take === 'whole') return undefined
  const end = join.ours.lastIndexOf('[].')
  return end < 0 ? undefined : taken(join, index, readAll(element, join.ours.slice(end + 3)))
}

/** Works something out once for each row; anew each time for a row in a record, which depends on the record, too. */
function oncePerRow<T>(work: (subject: Subject) => T): (row: Row, subject: Subject) => T {
  const known = new WeakMap<Row, { value: T }>()
  return (row, subject) => {
    if (subject.owner) return work(subject)
    const found = known.get(row) ?? { value: work(subject) }
    known.set(row, found)
    return found.value
  }
}

/** The lines of a price without those that records of another type of the site carry. */
function ownLines(
  lines: readonly PriceLine<string>[],
  { feature }: Pick<Surroundings, 'feature'>,
): readonly PriceLine<string>[] {
  return lines.filter(({ countedBy = '' }) => {
    const other = resourceIndex[countedBy]?.summary
    return other === undefined || (other.feature !== null && !feature(other.feature))
  })
}

/** Builds subjects for rows of a type. Cheap: nothing is computed until a condition or a cell asks. */
export function subjectsOf(
  resource: CompiledResource,
  surroundings: Surroundings,
  joins: Joins,
  prices: readonly PlacePrices[] | undefined,
  awaitsPrices = false,
): SubjectOf {
  const isUnpriced = oncePerRow((subject) => isPriceUnknown(resource.price, subject))
  const month = oncePerRow((subject) => chargeOf(resource.price, subject, prices))
  const own = ownLines(resource.price, surroundings)
  const isOwnUnpriced = oncePerRow((subject) => isPriceUnknown(own, subject))
  const ownMonth = oncePerRow((subject) => chargeOf(own, subject, prices))
  return (row, owner) => {
    const subject: Subject = {
      record: row.record,
      ...(row.location === undefined ? {} : { location: row.location }),
      ...(owner ? { owner } : {}),
      surroundings,
      unknown: (name) =>
        name === 'price'
          ? resource.price.length > 0 && (prices === undefined || isUnpriced(row, subject))
          : name === 'ownPrice'
            ? own.length > 0 && (prices === undefined || isOwnUnpriced(row, subject))
            : name in resource.joins && joins(name, row.location) === undefined,
      // A price is as long in coming as what it is made of.
      loading: (name) =>
        name === 'price' || name === 'ownPrice'
          ? awaitsPrices ||
            Object.keys(resource.joins).some((join) => joins.loading?.(join, row.location) === true)
          : joins.loading?.(name, row.location) === true,
      added: (name, element) => {
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

/** The same, kept until one of its sources changes. */
export function useSubjects(
  resource: CompiledResource,
  surroundings: Surroundings,
  joins: Joins,
  prices: readonly PlacePrices[] | undefined,
  awaitsPrices = false,
): SubjectOf {
  return useMemo(
    () => subjectsOf(resource, surroundings, joins, prices, awaitsPrices),
    [resource, surroundings, joins, prices, awaitsPrices],
  )
}
