/** An address in angle brackets after a name, as mail programs write it. */
const addressed = /<([^<>\s]+)>\s*$/

/**
 * Splits a text at white space, commas and semicolons, without duplicates; of `"Jo Do" <jo@example.com>` the address is
 * left.
 */
export function splitEntries(text: string): string[] {
  const entries = text.split(/[,;\n]/).flatMap((part) => addressed.exec(part)?.[1] ?? part.split(/\s+/))
  return [...new Set(entries.filter((entry) => entry !== ''))]
}
