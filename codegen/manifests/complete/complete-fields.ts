import type { CompleteField, CompleteOptions } from '../../../src/manifest/complete'
import type { Bound, Field, FieldSpec } from '../../../src/manifest/words/fields'
import type { Options } from '../../../src/manifest/words/options'
import type { Value } from '../../../src/manifest/words/values'
import { asJson, type Description } from '../../openapi/description'
import { parameterAt } from '../parameters'
import { elementSchema } from '../scope'
import { fieldsOfSchema } from './bind-parameters'
import { typeNamed, usualIdentity, type Surroundings } from './surroundings'

/** A form whose fields are completed: what it sends, and whether it changes a record. */
export interface FormOf {
  operation: string
  /** Its fields start from the record's of the same name. */
  changes: boolean
}

function whole(spec: FieldSpec): Field {
  return typeof spec === 'string' ? { at: spec } : spec
}

/** The choices a name stands for: the locations, or the records of the type that is known by it. */
function optionsFor({ all, manifest }: Surroundings, at: string): Options | undefined {
  if (at === 'location' && manifest.scope === 'location') return { kind: 'locations' }
  const named = typeNamed(all, at)
  return named && { kind: 'resource', type: named.type, ...named.elsewhere?.options }
}

/** Choices out of a call, with what they send and what they are called. */
function completeOptions(description: Description, options: Options): CompleteOptions {
  if (options.kind !== 'operation') return options
  const operation = description.operations.get(options.operation)
  const item = operation && description.listItem(operation)
  const element = item && options.each !== undefined ? description.at(item, `${options.each}[]`) : item
  const fields = fieldsOfSchema(description, element ? elementSchema(description, element) : {})
  return {
    ...options,
    value: options.value ?? usualIdentity(fields) ?? '',
    label: options.label ?? ['display_name', 'name', 'title'].find((name) => fields.has(name)) ?? '',
  }
}

/** The bounds of a value with a smallest and a largest, before those that were written. */
function boundsWithin(within: Value, { least, most }: Field): Pick<CompleteField, 'least' | 'most'> {
  const at = (end: string): Bound[] => {
    if ('chosen' in within) return [{ ...within, path: `${within.path}.${end}` }]
    return 'field' in within ? [{ field: `${within.field}.${end}` }] : []
  }
  const both = <Each extends Bound>(
    first: Bound[],
    others: Each | readonly Each[] | undefined,
  ): Bound | Each | readonly (Bound | Each)[] => {
    const bounds = [...first, ...(others === undefined ? [] : [others].flat())]
    const [only, ...more] = bounds
    return only && more.length === 0 ? only : bounds
  }
  return { least: both(at('min'), least), most: both(at('max'), most) }
}

/** A field of a row: its choices, and otherwise what it says. */
export function completeRow(
  { description }: Pick<Surroundings, 'description'>,
  spec: FieldSpec,
): CompleteField {
  const { of: rows, options, within, ...field } = whole(spec)
  return {
    ...field,
    ...(within ? boundsWithin(within, field) : {}),
    ...(options ? { options: completeOptions(description, options) } : {}),
    ...(rows ? { of: rows.map((row) => completeRow({ description }, row)) } : {}),
  }
}

function completeField(surroundings: Surroundings, form: FormOf, spec: FieldSpec): CompleteField {
  const { options: written, ...field } = whole(spec)
  const { description, fields } = surroundings
  const isPlain = field.local === undefined && field.of === undefined && field.widget === undefined
  const options = written ?? (isPlain ? optionsFor(surroundings, field.at) : undefined)
  const schema = asJson(parameterAt({ description }, form.operation, field.at)?.schema)
  const starts =
    form.changes &&
    field.local === undefined &&
    field.initial === undefined &&
    schema.format !== 'password' &&
    fields.has(field.at)
  return {
    ...completeRow(surroundings, field),
    ...(options ? { options: completeOptions(description, options) } : {}),
    ...(written === undefined && options?.kind === 'locations' ? { widget: 'tiles' as const } : {}),
    ...(starts ? { initial: { field: field.at } } : {}),
  }
}

/** The fields of a form: names of choices lead to them, and what changes a record starts from what it is now. */
export function completeFields(
  surroundings: Surroundings,
  form: FormOf,
  specs: readonly FieldSpec[],
): CompleteField[] {
  return specs.map((spec) => completeField(surroundings, form, spec))
}
