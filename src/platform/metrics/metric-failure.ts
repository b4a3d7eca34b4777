/**
 * Why there are no values: `refused` (the key may not), `wrong` (the source cannot run the query), `slow` (it took too
 * long), `silent` (nothing usable answered).
 */
export type MetricFailureKind = 'refused' | 'wrong' | 'slow' | 'silent'

/** A query that the source of metrics did not answer. */
export class MetricFailure extends Error {
  override readonly name = 'MetricFailure'

  constructor(
    readonly kind: MetricFailureKind,
    /** The source's own message; empty if it sent none. */
    readonly reported: string,
    /** The platform's correlation id, if any. */
    readonly reference?: string | undefined,
    cause?: unknown,
  ) {
    super(reported === '' ? `The source of metrics failed: ${kind}` : reported, { cause })
  }
}

/** True for a failure of the source. */
export function isMetricFailure(value: unknown): value is MetricFailure {
  return value instanceof MetricFailure
}
