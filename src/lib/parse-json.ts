/** The value of a JSON text; undefined if there is none, or it is malformed. */
export function parseJson(text: string | null | undefined): unknown {
  if (text == null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
