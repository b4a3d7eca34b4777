import type { ManifestContext } from '../context'
import { optionsOf, sectionsOf } from '../walk'

/** Join, option and section operations answer a bare array, unless the section names its path. */
export function opNotAList(context: ManifestContext): void {
  const { manifest, description, report } = context
  const check = (at: string, id: string): void => {
    const operation = description.operations.get(id)
    if (operation && !description.listItem(operation)) {
      report('op-not-a-list', at, `"${id}" does not answer an array; name an operation that lists.`)
    }
  }
  for (const [name, join] of Object.entries(manifest.joins ?? {}))
    if (join.take !== 'whole') check(`joins.${name}.operation`, join.operation)
  for (const { at, section } of sectionsOf(context)) {
    if (section.kind === 'collection' && section.operation !== undefined && section.at === undefined)
      check(`${at}.operation`, section.operation)
  }
  for (const { at, options } of optionsOf(context)) {
    if (options.kind === 'operation') check(`${at}.operation`, options.operation)
  }
}
