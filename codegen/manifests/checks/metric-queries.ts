import { selectorsIn, type Expression } from '../../../src/lib/promql/expression'
import { parsePromql, PromqlError } from '../../../src/lib/promql/parse-promql'
import { advice } from '../../advice'
import type { ManifestContext } from '../context'

const placeholders = ['$record', '$w', '$step'] as const

/** Replaces `$record` while a query is checked. */
const identity = 'the_record'
const filled = (query: string): string =>
  query.replaceAll('$record', identity).replaceAll('$step', '15s').replaceAll('$w', '60s')

/** Placeholders that do not exist. */
const unknownIn = (query: string): string[] =>
  (query.match(/\$\w*/g) ?? []).filter((name) => !(placeholders as readonly string[]).includes(name))

/** Whether a label's pattern is exactly the identity of the record. */
const isBound = ({ matchers }: { matchers: readonly { operator: string; value: string }[] }): boolean =>
  matchers.some(({ operator, value }) => operator === '=~' && value === identity)

/**
 * Metric queries must be PromQL that the console supports, with known placeholders, and read the record only; the query for
 * many records must give one line for each.
 */
export function metricQueries({ manifest, report }: ManifestContext): void {
  const read = (at: string, query: string): Expression | undefined => {
    const unknown = unknownIn(query)
    for (const name of unknown)
      report(
        'metric-query',
        at,
        `nothing is called ${name} in a query.${advice(name, placeholders, 'There are', 'docs/manifest-reference.md')}`,
      )
    if (unknown.length > 0) return undefined
    try {
      const expression = parsePromql(filled(query))
      for (const selector of selectorsIn(expression))
        if (!isBound(selector))
          report(
            'metric-query',
            at,
            `"${selector.name}" is asked of every record; add a label, {…=~"$record"}.`,
          )
      return expression
    } catch (error) {
      if (!(error instanceof PromqlError)) throw error
      report('metric-query', at, `cannot be read as a query: ${error.message}`)
      return undefined
    }
  }
  manifest.detail?.metrics?.forEach(({ values, most, each }, index) => {
    const at = `detail.metrics[${index}]`
    if (Object.keys(values).length === 0)
      report('metric-query', `${at}.values`, 'has no line; write a query for each, { used: "…" }.')
    for (const [name, query] of Object.entries(values)) read(`${at}.values.${name}`, query)
    if (typeof most === 'string') read(`${at}.most`, most)
    const many = each === undefined ? undefined : read(`${at}.each`, each)
    if (many && labelsOf(many).length !== 1)
      report(
        'metric-query',
        `${at}.each`,
        'must give one line for each record; sum by (…) the label that names it.',
      )
  })
}

/** Labels of an expression's result. */
function labelsOf(expression: Expression): readonly string[] {
  if (expression.kind === 'aggregate') return expression.by
  if (expression.kind !== 'binary') return []
  return [...new Set([...labelsOf(expression.left), ...labelsOf(expression.right)])]
}
