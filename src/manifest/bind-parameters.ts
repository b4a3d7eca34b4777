import { pathParameters, type Operation } from '../lib/operation'
import type { Subject } from './subject'
import { resolveValue } from './value'
import type { Value } from './words/values'

/** Parameters of a call: bound values, then input, then the location. */
export function bindParameters(
  operation: Operation,
  params: Readonly<Record<string, Value>>,
  subject: Subject,
  typed: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const bound: Record<string, unknown> = {}
  if (pathParameters(operation.path).includes('location')) {
    bound.location = subject.location ?? subject.owner?.location
  }
  for (const [name, value] of Object.entries(params)) bound[name] = resolveValue(value, subject)
  return { ...bound, ...typed }
}
