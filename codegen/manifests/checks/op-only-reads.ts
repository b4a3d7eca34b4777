import type { ManifestContext } from '../context'
import { actionsOf } from '../walk'

/** Actions and create forms must change something: lists are refetched after them, and they appear as jobs. */
export function opOnlyReads(context: ManifestContext): void {
  const { manifest, description, report } = context
  const check = (at: string, operation: string): void => {
    if (description.operations.get(operation)?.method !== 'GET') return
    report(
      'op-only-reads',
      at,
      `"${operation}" is GET and changes nothing; name an operation that changes something, or show what it reads in a section of the page.`,
    )
  }
  for (const { at, action } of actionsOf(context)) check(`${at}.operation`, action.operation)
  if (manifest.create) check('create.operation', manifest.create.operation)
}
