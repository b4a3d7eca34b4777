import { isRecord } from '../../lib/is-record'
import type { CompiledField } from '../../manifest/compiled-fields'

/** Whether a condition reads one of these fields of the form. */
function reads(condition: unknown, ids: ReadonlySet<string>): boolean {
  if (Array.isArray(condition)) return condition.some((each) => reads(each, ids))
  if (!isRecord(condition)) return false
  if (typeof condition.form === 'string' && ids.has(condition.form)) return true
  return Object.values(condition).some((each) => reads(each, ids))
}

/** Whether the offer of a field depends on what is chosen in one of others: the versions of a system. */
export function isLed({ options }: CompiledField, leaders: Iterable<string>): boolean {
  const when = options?.kind === 'operation' || options?.kind === 'resource' ? options.when : null
  return reads(when, new Set(leaders))
}
