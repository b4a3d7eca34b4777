import { didYouMean } from '../../../src/lib/did-you-mean'
import type { ManifestContext } from '../context'
import { actionsOf, readsOf, sectionsOf } from '../walk'

/** Every operation a manifest names exists in the description. */
export function opUnknown(context: ManifestContext): void {
  const { manifest, description, report } = context
  const check = (at: string, operation: string): void => {
    if (description.operations.has(operation)) return
    if (operation === '') {
      report('op-missing', at, 'it calls nothing; give it an operation, or steps whose first has one.')
      return
    }
    const near =
      didYouMean(operation, description.operations.keys()) ||
      ' Describe it first, or name one that is described.'
    report('op-unknown', at, `the description has no operation "${operation}".${near}`)
  }
  for (const { at, operation } of readsOf(context)) check(at, operation)
  for (const { at, action } of actionsOf(context)) check(`${at}.operation`, action.operation)
  if (manifest.create) check('create.operation', manifest.create.operation)
  for (const { at, section } of sectionsOf(context)) {
    if (section.kind === 'secret' || section.kind === 'editor') check(`${at}.operation`, section.operation)
  }
}
