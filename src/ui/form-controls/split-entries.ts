/** Cuts what was typed or pasted into entries: at white space, commas and semicolons. Doubles are dropped. */
export function splitEntries(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((entry) => entry !== ''))]
}
