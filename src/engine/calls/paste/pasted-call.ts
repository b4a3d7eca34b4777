/** A call as it was pasted. */
export interface PastedCall {
  /** Where it goes; undefined for a body alone. */
  target?: { method: string; url: string } | { operation: string } | undefined
  /** What it carries besides its address, by name. A form's values are texts, several of one name a list. */
  parameters: Readonly<Record<string, unknown>>
}

/** The fields of a form body; a name that comes several times has all its values. */
export function formParameters(fields: Iterable<readonly [string, string]>): Record<string, unknown> {
  const values = new Map<string, string | string[]>()
  for (const [name, value] of fields) {
    const before = values.get(name)
    values.set(name, before === undefined ? value : [before, value].flat())
  }
  return Object.fromEntries(values)
}

/** The fields of `a=1&b=2`, decoded. */
export function encodedFields(text: string): [string, string][] {
  return [...new URLSearchParams(text.trim())]
}
