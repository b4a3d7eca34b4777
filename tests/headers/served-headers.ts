/** The headers a server with a configuration sends with the answer to a path, names in lower case. */
export type ServedHeaders = (path: string) => Readonly<Record<string, string>>

/** Headers by name in lower case. */
export function lowered(entries: Iterable<readonly [string, string]>): Record<string, string> {
  return Object.fromEntries([...entries].map(([name, value]) => [name.toLowerCase(), value]))
}

/** The text of a written file by its name; throws when it is missing. */
export function textOf(
  files: readonly { readonly name: string; readonly text: string }[],
  name: string,
): string {
  const found = files.find((file) => file.name === name)
  if (!found) throw new Error(`There is no ${name}; there are ${files.map((file) => file.name).join(', ')}`)
  return found.text
}
