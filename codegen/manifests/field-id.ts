import type { Field } from '../../src/manifest/words/fields'
import { lastPart } from './column-id'

/** The name of a field's value inside its form: its id, or the last part of its path. */
export function fieldId(field: Field): string {
  return field.id ?? lastPart(field.at)
}
