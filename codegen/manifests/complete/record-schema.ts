import type { ResourceManifest } from '../../../src/manifest/vocabulary'
import type { Description } from '../../openapi/description'

/** The schema of the records: the one that what the list call answers refers to. */
export function schemaOf(
  description: Description,
  { list }: Pick<ResourceManifest, 'list'>,
): string | undefined {
  const operation = description.operations.get(list.operation)
  return operation && description.schemaName(description.listItem(operation))
}
