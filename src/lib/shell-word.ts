/** A text in single quotes, so that the shell reads nothing in it. */
export function inQuotes(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}

/** A text as one word of a shell: as it is where nothing in it means anything to the shell, else in quotes. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]*$/.test(text) ? text : inQuotes(text)
}
