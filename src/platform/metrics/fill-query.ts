import { quotedAlternatives } from '../../lib/promql/quote'

/** Values of a query's placeholders. */
export interface QueryValues {
  /** Identities of the records, as in the labels. */
  readonly records: readonly string[]
  /** Seconds between two points. */
  readonly step: number
  /** Seconds a rate looks back. */
  readonly window: number
}

/**
 * A query of a manifest with its placeholders filled: `$record` by identities, escaped as pattern and as string, `$w` by the window of
 * rates, `$step` by the step.
 */
export function fillQuery(query: string, { records, step, window }: QueryValues): string {
  const values: Readonly<Record<string, string>> = {
    $record: quotedAlternatives(records),
    $step: `${step}s`,
    $w: `${window}s`,
  }
  return query.replaceAll(/\$(?:record|step|w)\b/g, (name) => values[name] ?? name)
}
