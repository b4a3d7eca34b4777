/** Splits a text at white space, commas and semicolons, without duplicates. */
export function splitEntries(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((entry) => entry !== ''))]
}
