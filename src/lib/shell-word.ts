/** A text in single quotes for a shell. */
export function inQuotes(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}

/** A text as one shell word, quoted if necessary. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]*$/.test(text) ? text : inQuotes(text)
}
