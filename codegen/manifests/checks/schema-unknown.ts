import { advice } from '../../advice'
import type { Written } from '../context'

/** The records are of a schema the description has; without it nothing else can be said of their fields. */
export function schemaUnknown({ manifest, description, report }: Written): void {
  if (description.schema(manifest.schema) !== undefined) return
  const near = advice(manifest.schema, description.schemaNames(), 'There are')
  report('schema-unknown', 'schema', `the description has no schema "${manifest.schema}".${near}`)
}
