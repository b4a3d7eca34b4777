import type { CompiledForm } from '../../manifest/compiled'

/** Values for a form out of the address, as the manifest names them; text that does not fit the field is left out. */
export function prefilled(
  form: CompiledForm,
  names: Readonly<Record<string, string>>,
  params: URLSearchParams,
): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const [name, id] of Object.entries(names)) {
    const text = params.get(name)
    const field = form.fields[id]
    if (text === null || !field || field.secret) continue
    if (field.type === 'integer' || field.type === 'number') {
      if (/^\d+$/.test(text)) values[id] = Number(text)
    } else if (field.type === 'boolean') {
      values[id] = text === 'true'
    } else if (field.type === 'string') {
      values[id] = text
    }
  }
  return values
}
