import type { CompiledField } from './compiled-fields'
import type { CompiledForm } from './compiled'
import type { Prefill } from './words/forms'

/** Converts a URL value to the field's type; undefined if it does not fit. */
function readValue(field: CompiledField | undefined, text: string): unknown {
  if (!field || field.secret) return undefined
  if (field.options?.kind === 'values') return field.options.values.find((value) => String(value) === text)
  if (field.type === 'integer' || field.type === 'number')
    return /^\d+$/.test(text) ? Number(text) : undefined
  if (field.type === 'boolean') return text === 'true'
  return field.type === 'string' ? text : undefined
}

/** An alias that fills only this field, so the field's own name works the same. */
function leading(names: Readonly<Record<string, string | Prefill>>, id: string): Prefill | undefined {
  return Object.values(names).find(
    (link): link is Prefill => typeof link === 'object' && link.fields.length === 1 && link.fields[0] === id,
  )
}

/**
 * Form values from the URL: by field name and by the manifest's aliases. Values that do not fit the field or its fixed
 * options are dropped; secrets are never read from a URL.
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
    if (text !== '') Object.assign(values, link.set)
  }
  return values
}

/** Name of a create form's draft: other prefilled values are another draft. */
export function draftName(type: string, prefill: Readonly<Record<string, unknown>>): string {
  return Object.keys(prefill).length === 0 ? `${type}.create` : `${type}.create ${JSON.stringify(prefill)}`
}
