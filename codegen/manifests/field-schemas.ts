import type { CompleteField } from './complete/completed'
import { asJson, asList, type Json } from '../openapi/description'
import type { ManifestContext } from './context'
import { fieldId } from './field-id'
import { memberAt, parameterAt, type Member } from './parameters'
import { operationOf } from './record-scope'
import { formsOf, type PlacedForm } from './walk'

/** The schema of a value that is not sent. */
function localSchema(context: ManifestContext, field: CompleteField): Json {
  if (field.local !== 'list') return { type: field.local }
  if (!field.of) return { type: 'array', items: { type: 'string' } }
  const { manifest } = context
  const step = manifest.create?.steps?.find(({ each }) => each === fieldId(field))
  const action = manifest.actions?.find(({ id }) => id === step?.action)
  const body = action && operationOf(context, action.operation)
  const rows = body && context.description.body(body)?.schema
  // A row has only those parameters of its action that the form asks for.
  const asked = new Set(field.of.map(({ at }) => at))
  return {
    type: 'array',
    items: {
      type: 'object',
      properties: Object.fromEntries(
        Object.entries(context.description.properties(rows ?? {})).filter(([name]) => asked.has(name)),
      ),
      required: asList(rows?.required).filter((name) => typeof name === 'string' && asked.has(name)),
    },
  }
}

/** Schema of the list that an editor edits: a property of its request. */
export function listSchema(context: ManifestContext, operation: string, place: string): Json {
  return asJson(parameterAt(context, operation, place)?.schema)
}

/**
 * Schema of each field of a form, and whether it is mandatory: from a parameter of its operation, or a member of one row of
 * the array the form edits. A field that is not described is a text.
 */
export function fieldSchemas(
  context: ManifestContext,
  form: PlacedForm,
): { field: CompleteField; schema: Json; mandatory: boolean }[] {
  const { operation, place } = form
  const list = place === undefined ? {} : listSchema(context, operation, place)
  const row: Member = { schema: context.description.concrete(list.items), mandatory: true }
  return form.fields.map((field) => {
    const found =
      place === undefined ? parameterAt(context, operation, field.at) : memberAt(context, row, field.at)
    const described = found ? asJson(found.schema) : { type: 'string' }
    return {
      field,
      schema: field.local ? localSchema(context, field) : described,
      mandatory: found?.mandatory ?? false,
    }
  })
}

/** The schema of the field of a name in the form that a place of the manifest is in; undefined if there is none. */
export function fieldAround(context: ManifestContext, at: string, name: string): Json | undefined {
  const around = formsOf(context).filter((form) => at.startsWith(`${form.at}.`))
  const form = around.sort((one, other) => other.at.length - one.at.length)[0]
  const found = form && fieldSchemas(context, form).find(({ field }) => fieldId(field) === name)
  return found && context.description.concrete(found.schema)
}
