/** An address in angle brackets after a name, as mail programs write it. */
const addressed = /<([^<>\s]+)>\s*$/

/**
 * Splits a text into its entries, each once.
 *
 * | typed | entries |
 * | --- | --- |
 * | `a b`, `a, b`, `a;b`, `a` and `b` on lines of their own, `a b a` | `a`, `b` |
 * | `"Jo Do" <jo@example.com>, Mari <mari@example.com>` | `jo@example.com`, `mari@example.com` |
 * | `a < b` | `a`, `<`, `b` |
 * | `1,5` | `1`, `5` |
 * | nothing, ` , ;` | none |
 */
export function splitEntries(text: string): string[] {
  const entries = text.split(/[,;\n]/).flatMap((part) => addressed.exec(part)?.[1] ?? part.split(/\s+/))
  return [...new Set(entries.filter((entry) => entry !== ''))]
}
