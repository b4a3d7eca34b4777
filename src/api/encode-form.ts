import { isRecord } from '../lib/is-record'

/** Form field text of a value: texts as they are, objects as JSON. */
export function formText(value: unknown): string {
  return isRecord(value) ? JSON.stringify(value) : String(value)
}

/** Fields of a form body, in order; an array becomes one field per element. */
export function formFields(body: Readonly<Record<string, unknown>>): [name: string, value: unknown][] {
  return Object.entries(body).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((each: unknown): [string, unknown] => [name, each]),
  )
}

/** Form-encoded body (specification section 7). */
export function encodeForm(body: Readonly<Record<string, unknown>>): string {
  const form = new URLSearchParams()
  for (const [name, value] of formFields(body)) form.append(name, formText(value))
  return form.toString()
}
