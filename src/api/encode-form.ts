import { isRecord } from '../lib/is-record'

/** A value as a form field carries it: text as it is, objects as JSON. */
export function formText(value: unknown): string {
  return isRecord(value) ? JSON.stringify(value) : String(value)
}

/** The fields of a form body in their order; a list is a field for each of its elements. */
export function formFields(body: Readonly<Record<string, unknown>>): [name: string, value: unknown][] {
  return Object.entries(body).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((each: unknown): [string, unknown] => [name, each]),
  )
}

/** A body as form fields (specification section 7). */
export function encodeForm(body: Readonly<Record<string, unknown>>): string {
  const form = new URLSearchParams()
  for (const [name, value] of formFields(body)) form.append(name, formText(value))
  return form.toString()
}
