import type { CompiledField, CompiledForm } from '../../manifest/compiled'
import type { Prefill } from '../../manifest/words/forms'

/** A value of an address as the field takes it; undefined where it does not fit. */
function readValue(field: CompiledField | undefined, text: string): unknown {
  if (!field || field.secret) return undefined
  if (field.options?.kind === 'values') return field.options.values.find((value) => String(value) === text)
  if (field.type === 'integer' || field.type === 'number')
    return /^\d+$/.test(text) ? Number(text) : undefined
  if (field.type === 'boolean') return text === 'true'
  return field.type === 'string' ? text : undefined
}

/** The further name that fills this field alone: by its own name the field is reached in the same way. */
function leading(names: Readonly<Record<string, string | Prefill>>, id: string): Prefill | undefined {
  return Object.values(names).find(
    (link): link is Prefill => typeof link === 'object' && link.fields.length === 1 && link.fields[0] === id,
  )
}

/**
 * Values for a form out of the address: by the names of its fields, and by the further names its manifest gives. Text
 * that does not fit the field, or is none of its fixed choices, is left out; a secret never comes from an address.
 */
export function prefilled(
  form: CompiledForm,
  names: Readonly<Record<string, string | Prefill>>,
  params: URLSearchParams,
): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  const fill = (id: string, text: string): void => {
    const value = readValue(form.fields[id], text)
    if (value !== undefined) values[id] = value
  }
  for (const [name, text] of params) {
    const given = Object.hasOwn(names, name) ? names[name] : leading(names, name)
    const link: Prefill = typeof given === 'object' ? given : { fields: [given ?? name] }
    const word = link.as && Object.hasOwn(link.as, text) ? link.as[text] : text
    for (const id of link.fields) if (Object.hasOwn(form.fields, id)) fill(id, word ?? text)
    if (text !== '') Object.assign(values, link.also)
  }
  return values
}

/** Under which name the draft of a create form is kept: what began with other values is another draft. */
export function draftName(type: string, prefill: Readonly<Record<string, unknown>>): string {
  return Object.keys(prefill).length === 0 ? `${type}.create` : `${type}.create ${JSON.stringify(prefill)}`
}
