import { didYouMean } from '../../../src/lib/did-you-mean'
import { schemaOf } from '../complete/record-schema'
import type { Written } from '../context'

/** The list call must exist and answer records of a named schema; without it their fields are unknown. */
export function schemaUnknown({ manifest, description, report }: Written): void {
  const id = manifest.list.operation
  const operation = description.operations.get(id)
  const at = 'list.operation'
  if (!operation) {
    const near =
      didYouMean(id, description.operations.keys()) || ' Describe it first, or name one that is described.'
    report('op-unknown', at, `the description has no operation "${id}".${near}`)
  } else if (!description.listItem(operation)) {
    report('op-not-a-list', at, `"${id}" does not answer an array; name an operation that lists.`)
  } else if (schemaOf(description, manifest) === undefined) {
    const cure = 'describe it in components.schemas, and name it there with a $ref.'
    report('schema-unknown', at, `what "${id}" lists has no name in the description; ${cure}`)
  }
}
