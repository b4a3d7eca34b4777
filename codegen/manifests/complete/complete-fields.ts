import type { CompleteField, CompleteOptions } from './completed'
import type { Field, FieldSpec } from '../../../src/manifest/words/fields'
import type { Condition } from '../../../src/manifest/words/values'
import type { Options } from '../../../src/manifest/words/options'
import { asJson, type Description } from '../../openapi/description'
import { fieldId } from '../field-id'
import { parameterAt } from '../parameters'
import { elementSchema } from '../scope'
import { allOf } from './all-of'
import { fieldsOfSchema } from './bind-parameters'
import { typeNamed } from './named-types'
import { usualKey } from './usual-names'
import type { CompletionInput } from './completion-input'

/** A form whose fields are completed: its operation, and whether it changes a record. */
export interface FormOf {
  operation: string
  /** Its fields start from the record's of the same name. */
  changes: boolean
}

function whole(spec: FieldSpec): Field {
  return typeof spec === 'string' ? { at: spec } : spec
}

/** Options implied by a field's name: the locations, or the records of the type it identifies. */
function optionsFor({ all, manifest }: CompletionInput, at: string): Options | undefined {
  if (at === 'location' && manifest.scope === 'location') return { kind: 'locations' }
  const named = typeNamed(all, at)
  return named && { kind: 'resource', type: named.type, ...named.related?.options }
}

/** Completes options from a call with their value and title. */
function completeOptions(description: Description, options: Options): CompleteOptions {
  if (options.kind !== 'operation') return options
  const operation = description.operations.get(options.operation)
  const item = operation && description.listItem(operation)
  const element = item && options.each !== undefined ? description.at(item, `${options.each}[]`) : item
  const fields = fieldsOfSchema(description, element ? elementSchema(description, element) : {})
  return {
    ...options,
    value: options.value ?? usualKey(fields) ?? '',
    title: options.title ?? ['display_name', 'name', 'title'].find((name) => fields.has(name)) ?? '',
  }
}

/** A field with those of its variants, each under the condition that its value is chosen, and its own. */
function withVariants(spec: FieldSpec): FieldSpec[] {
  const field = whole(spec)
  const fields = Object.entries(field.variants ?? {}).flatMap(([value, variant]) => {
    const chosen: Condition = { form: fieldId(field), is: value }
    return variant.map(whole).map(({ when, ...each }): Field => ({
      ...each,
      when: when ? { all: [chosen, when] } : chosen,
    }))
  })
  return [spec, ...fields.flatMap(withVariants)]
}

/** The fields of a row, those of variants included. */
export function completeRows(
  input: Pick<CompletionInput, 'description'>,
  specs: readonly FieldSpec[],
): CompleteField[] {
  return specs.flatMap(withVariants).map((spec) => completeRow(input, spec))
}

/** Completes a field of a row: only its options are derived. */
function completeRow({ description }: Pick<CompletionInput, 'description'>, spec: FieldSpec): CompleteField {
  const { of: rows, options, variants, ...field } = whole(spec)
  return {
    ...field,
    ...(options ? { options: completeOptions(description, options) } : {}),
    ...(variants ? { variantValues: Object.keys(variants) } : {}),
    ...(rows ? { of: completeRows({ description }, rows) } : {}),
  }
}

/** The switch of the type whose records are the options, unless it is the manifest's own switch. */
function switchOf({ all, manifest }: CompletionInput, options: Options | undefined): Condition | undefined {
  const feature = options?.kind === 'resource' ? all.get(options.type)?.feature : undefined
  return feature === undefined || feature === manifest.feature ? undefined : { feature }
}

function completeField(input: CompletionInput, form: FormOf, spec: FieldSpec): CompleteField {
  const { options: written, ...field } = whole(spec)
  const { description, fields } = input
  const isPlain = field.local === undefined && field.of === undefined && field.widget === undefined
  const options = written ?? (isPlain ? optionsFor(input, field.at) : undefined)
  const parameter = parameterAt({ description }, form.operation, field.at)
  const schema = asJson(parameter?.schema)
  const when = allOf(field.when, parameter?.mandatory ? undefined : switchOf(input, options))
  const starts =
    form.changes &&
    field.local === undefined &&
    field.initial === undefined &&
    schema.format !== 'password' &&
    fields.has(field.at)
  return {
    ...completeRow(input, field),
    ...(when ? { when } : {}),
    ...(options ? { options: completeOptions(description, options) } : {}),
    ...(written === undefined && options?.kind === 'locations' ? { widget: 'tiles' as const } : {}),
    ...(starts ? { initial: { record: field.at } } : {}),
  }
}

/** Switches of the types whose records a form requires. */
export function neededSwitches(
  input: CompletionInput,
  operation: string,
  fields: readonly CompleteField[],
): Condition[] {
  return fields.flatMap(({ at, when, options }) => {
    const isNeeded = when === undefined && parameterAt(input, operation, at)?.mandatory === true
    return (isNeeded ? switchOf(input, options) : undefined) ?? []
  })
}

/** Completes the fields of a form: options by name, and the record's values in a form that changes it. */
export function completeFields(
  input: CompletionInput,
  form: FormOf,
  specs: readonly FieldSpec[],
): CompleteField[] {
  return specs.flatMap(withVariants).map((spec) => completeField(input, form, spec))
}
