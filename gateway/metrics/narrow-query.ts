import { type Selector, selectorsIn, withSelectors } from '../../src/lib/promql/expression'
import { parsePromql } from '../../src/lib/promql/parse-promql'
import { printPromql } from '../../src/lib/promql/print-promql'
import { exactPattern } from '../../src/lib/promql/quote'
import type { Family, OwnedKind } from './families'

/** A metric of no family, so that its owner is unknown. */
export class UnknownMetricError extends Error {
  override readonly name = 'UnknownMetricError'
}

const familyOf = (families: readonly Family[], { name }: Selector): Family => {
  const family = families.find(({ names }) => name.startsWith(names))
  if (!family) throw new UnknownMetricError(`no access to the metric "${name}"`)
  return family
}

/** Matches no label at all. */
const nothing = String.raw`[^\s\S]`

/** Kinds of records a query asks about. */
export function kindsIn(query: string, families: readonly Family[]): OwnedKind[] {
  return [...new Set(selectorsIn(parsePromql(query)).map((each) => familyOf(families, each).owned))]
}

/**
 * Narrows a query to owned records: every selector gets one more condition on the label of its family, so that its other
 * conditions can only narrow it further.
 *
 * @throws PromqlError for an invalid query, UnknownMetricError for a metric of no family
 */
export function narrowQuery(
  query: string,
  families: readonly Family[],
  owned: (kind: OwnedKind) => readonly string[],
): string {
  const narrowed = withSelectors(parsePromql(query), (selector) => {
    const { label, owned: kind } = familyOf(families, selector)
    const pattern = owned(kind).map(exactPattern).join('|')
    const forced = { label, operator: '=~', value: pattern === '' ? nothing : pattern } as const
    return { ...selector, matchers: [...selector.matchers, forced] }
  })
  return printPromql(narrowed)
}
