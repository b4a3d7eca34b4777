import type { CompiledField } from '../../manifest/compiled-fields'
import { initialValue } from '../../manifest/initial'
import { isEmpty, readFirst } from '../../manifest/subject'
import { pathOf } from '../../manifest/value'
import type { FieldOption } from './field-options'

/** The path in another field's option that gives a field's initial value; undefined if it comes from elsewhere. */
function pathInOption(field: CompiledField, chooser: string): string | undefined {
  const source = initialValue(field)
  return pathOf(source, 'form') === chooser ? pathOf(source, 'option') : undefined
}

/** Whether the initial value of a field is read from the option chosen in another. */
export function followsChoice(field: CompiledField): boolean {
  const source = initialValue(field)
  return pathOf(source, 'form') !== undefined && pathOf(source, 'option') !== undefined
}

/** Whether the initial values of some fields are read from the option chosen in this one. */
export function isFollowed(fields: Iterable<CompiledField>, chooser: string): boolean {
  return [...fields].some((field) => pathInOption(field, chooser) !== undefined)
}

/**
 * Values by field id that follow from another option in the field `chooser`: for fields that start from its option and
 * are empty, or have the value of the previous option.
 */
export function followingValues(
  fields: readonly CompiledField[],
  chooser: string,
  { before, after }: { before?: FieldOption | undefined; after: FieldOption | undefined },
  valueOf: (field: CompiledField) => unknown,
): Record<string, unknown> {
  if (!after) return {}
  return Object.fromEntries(
    fields.flatMap((field) => {
      const path = pathInOption(field, chooser)
      if (path === undefined) return []
      const now = valueOf(field)
      const next = readFirst(after.item, path)
      const follows = isEmpty(now) || (before !== undefined && now === readFirst(before.item, path))
      return follows && !isEmpty(next) ? [[field.id, next] as const] : []
    }),
  )
}
