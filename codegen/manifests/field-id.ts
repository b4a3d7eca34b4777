import type { Field } from '../../src/manifest/words/fields'
import { lastPart } from './column-id'

/** The name of a field's value inside its form: of a name that leads into an object, the last part. */
export function fieldId(field: Field): string {
  return field.id ?? lastPart(field.at)
}
