const braces = /\{([^{}]+)\}/g

/** The contents of the braces of a text, in order. */
export function pathsInBraces(text: string): string[] {
  return [...text.matchAll(braces)].flatMap(([, path]) => path ?? [])
}

/** A text with each pair of braces replaced by `write` of its content. */
export function fillBraces(text: string, write: (path: string) => string): string {
  return text.replace(braces, (_, path: string) => write(path))
}
