import { useMemo } from 'react'
import { memo } from '../../lib/memo'
import { resourceIndex } from '../../generated/resource-index'
import type { CompiledResource } from '../../manifest/compiled'
import type { CompiledJoin } from '../../manifest/compiled'
import { chargeOf, isPriceUnknown, type CompiledPrice, type PlacePrices } from '../../manifest/price'
import { stateOf } from '../../manifest/states'
import { readAll, readPaths, type Subject, type Environment } from '../../manifest/subject'
import { wholeKey, type JoinIndex } from '../../manifest/join-index'
import type { Row } from './row'
import type { Joins } from './use-joins'

/** Builds the subject of a row: its environment, joins, `$state` and `$price`. */
export type SubjectOf = (row: Row, owner?: Subject) => Subject

function taken({ take }: CompiledJoin, index: JoinIndex | undefined, values: readonly unknown[]): unknown {
  if (index === undefined || values.length === 0) return take === 'one' ? undefined : []
  if (values.length === 1) {
    const found = index.get(values[0])
    return take === 'one' ? found?.[0] : (found ?? [])
  }
  const found = values.flatMap((value) => index.get(value) ?? [])
  return take === 'one' ? found[0] : found
}

/** Joined record of one array element; undefined if the join's values are not inside an array. */
function ofElement(join: CompiledJoin | undefined, index: JoinIndex | undefined, element: unknown): unknown {
  if (!join || join.take === 'whole') return undefined
  const end = join.ours.lastIndexOf('[].')
  return end < 0 ? undefined : taken(join, index, readAll(element, join.ours.slice(end + 3)))
}

/** The cost of some price lines for a subject; computed when first read. */
class Charge {
  readonly #lines: readonly CompiledPrice[]
  readonly #subject: Subject
  readonly #prices: readonly PlacePrices[] | undefined
  #month: { is: number | undefined } | undefined
  #isUnknown: boolean | undefined

  constructor(lines: readonly CompiledPrice[], subject: Subject, prices: readonly PlacePrices[] | undefined) {
    this.#lines = lines
    this.#subject = subject
    this.#prices = prices
  }

  get month(): number | undefined {
    this.#month ??= { is: chargeOf(this.#lines, this.#subject, this.#prices) }
    return this.#month.is
  }

  /** The cost depends on a list that has not answered. */
  get isUnknown(): boolean {
    return (this.#isUnknown ??=
      this.month === undefined &&
      this.#lines.length > 0 &&
      (this.#prices === undefined || isPriceUnknown(this.#lines, this.#subject)))
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
  const own = ownLines(resource.price, environment)
  const make: SubjectOf = (row, owner) => {
    let charge: Charge | undefined
    let ownCharge: Charge | undefined
    const subject: Subject = {
      record: row.record,
      ...(row.location === undefined ? {} : { location: row.location }),
      ...(owner ? { owner } : {}),
      environment,
      pending: (name) =>
        name === 'price'
          ? (charge ??= new Charge(resource.price, subject, prices)).isUnknown
          : name === 'ownPrice'
            ? (ownCharge ??= new Charge(own, subject, prices)).isUnknown
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
        if (name === 'price') return (charge ??= new Charge(resource.price, subject, prices)).month
        if (name === 'ownPrice') return (ownCharge ??= new Charge(own, subject, prices)).month
        const join = resource.joins[name]
        if (!join) return undefined
        const index = joins(name, row.location)
        if (join.take === 'whole') return index?.get(wholeKey) ?? []
        return taken(join, index, readPaths(subject, join.ours))
      },
    }
    return subject
  }
  // One subject per row, with its computed values. Rows inside a record depend on their owner too.
  const alone = memo((row: Row) => make(row))
  return (row, owner) => (owner ? make(row, owner) : alone(row))
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
