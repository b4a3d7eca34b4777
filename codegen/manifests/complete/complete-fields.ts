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
function optionsFor({ all, manifest }: CompletionInput, at: string): Options | undefined {
  if (at === 'location' && manifest.scope === 'location') return { kind: 'locations' }
  const named = typeNamed(all, at)
  return named && { kind: 'resource', type: named.type, ...named.related?.options }
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
    value: options.value ?? usualKey(fields) ?? '',
    title: options.title ?? ['display_name', 'name', 'title'].find((name) => fields.has(name)) ?? '',
  }
}

/** A field with those asked only while a value of it is chosen, each under that condition and its own. */
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

/** A field of a row: its choices, and otherwise what it says. */
function completeRow({ description }: Pick<CompletionInput, 'description'>, spec: FieldSpec): CompleteField {
  const { of: rows, options, variants, ...field } = whole(spec)
  return {
    ...field,
    ...(options ? { options: completeOptions(description, options) } : {}),
    ...(variants ? { variantValues: Object.keys(variants) } : {}),
    ...(rows ? { of: completeRows({ description }, rows) } : {}),
  }
}

/** The switch of the type whose records are chosen from, where a site may have the records of the manifest without it. */
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

/** The switches of the types a form cannot be sent without a record of. */
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

/** The fields of a form: names of choices lead to them, and what changes a record starts from what it is now. */
export function completeFields(
  input: CompletionInput,
  form: FormOf,
  specs: readonly FieldSpec[],
): CompleteField[] {
  return specs.flatMap(withVariants).map((spec) => completeField(input, form, spec))
}
