import type { ManifestContext } from '../context'
import { readsOf } from '../walk'

/** Operations the console calls by itself must only read. */
export function opNotARead(context: ManifestContext): void {
  const { description, report } = context
  for (const { at, operation } of readsOf(context)) {
    const method = description.operations.get(operation)?.method
    if (method !== undefined && method !== 'GET')
      report(
        'op-not-a-read',
        at,
        `"${operation}" is ${method} and may change something; name an operation that reads.`,
      )
  }
}
