const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '"': '\\"', '\n': '\\n' }

/** A text as PromQL writes it, in double quotes. */
export function quoted(text: string): string {
  return `"${text.replaceAll(/[\\"\n]/g, (each) => escapes[each] ?? each)}"`
}

/** A pattern that matches this text and nothing else. */
export function exactPattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
}

/**
 * Texts as the inside of a quoted pattern that matches each of them, escaped as pattern, then as string. An empty list
 * gives a pattern that matches no label.
 */
export function quotedAlternatives(texts: readonly string[]): string {
  const pattern = texts.length === 0 ? String.raw`[^\s\S]` : texts.map(exactPattern).join('|')
  return quoted(pattern).slice(1, -1)
}
