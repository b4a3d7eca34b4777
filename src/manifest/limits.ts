import { isRecord } from '../lib/is-record'

/** What the server allows for one field: a range, a set of values, a pattern, and whether it must be given. */
export interface Limits {
  min?: number
  max?: number
  values?: readonly (string | number)[]
  pattern?: string
  /** The server's description of the rule, in its own language. */
  rule?: string
  mandatory?: boolean
  /** Reasons of the bounds, if the number alone does not explain them. */
  because?: { min?: string; max?: string }
}

function readRow(row: Record<string, unknown>): Limits {
  const limits: Limits = {}
  if (typeof row.min === 'number') limits.min = row.min
  if (typeof row.max === 'number') limits.max = row.max
  if (Array.isArray(row.values)) {
    limits.values = row.values.filter((value) => typeof value === 'string' || typeof value === 'number')
  }
  if (typeof row.expression === 'string' && row.expression !== '') limits.pattern = row.expression
  if (typeof row.description === 'string' && row.description !== '') limits.rule = row.description
  if (typeof row.mandatory === 'boolean') limits.mandatory = row.mandatory
  return limits
}

/**
 * The limits of one parameter from a parameters call (platform facts, section 4). A row may narrow itself for a value of
 * another parameter (`limits` with `limited_by`); rows may be missing altogether, which means no limit is known.
 */
export function limitsOf(rows: unknown, parameter: string, by?: unknown): Limits {
  if (!Array.isArray(rows)) return {}
  const row = rows.find((candidate) => isRecord(candidate) && candidate.parameter === parameter)
  if (!isRecord(row)) return {}
  const general = readRow(row)
  if (by === undefined || typeof row.limited_by !== 'string' || !Array.isArray(row.limits)) return general
  const key = row.limited_by
  const special = row.limits.find((limit) => isRecord(limit) && limit[key] === by)
  return isRecord(special) ? { ...general, ...readRow(special) } : general
}

/** Narrows limits by others: the higher minimum, the lower maximum. A narrowed end takes the reason of the new bound. */
export function narrow(
  limits: Limits,
  other: { min?: number | undefined; max?: number | undefined; because?: string | undefined },
): Limits {
  const result = { ...limits }
  const because = { ...limits.because }
  for (const [end, direction] of [
    ['min', 1],
    ['max', -1],
  ] as const) {
    const bound = other[end]
    const present = limits[end]
    if (bound === undefined || (present !== undefined && (bound - present) * direction <= 0)) continue
    result[end] = bound
    delete because[end]
    if (other.because !== undefined) because[end] = other.because
  }
  if (Object.keys(because).length > 0) result.because = because
  else delete result.because
  return result
}
