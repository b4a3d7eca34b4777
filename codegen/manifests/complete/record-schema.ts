import type { ResourceManifest } from '../../../src/manifest/vocabulary'
import type { Description } from '../../openapi/description'

/** Name of the records' schema: the one that items of the list call refer to. */
export function schemaOf(
  description: Description,
  { list }: Pick<ResourceManifest, 'list'>,
): string | undefined {
  const operation = description.operations.get(list.operation)
  return operation && description.schemaName(description.listItem(operation))
}
