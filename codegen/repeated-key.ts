/** A key that is repeated in one object of a JSON text: its dotted path, and the lines of both. */
export interface RepeatedKey {
  path: string
  lines: readonly [number, number]
}

/** An object or list that is open while a text is read. */
interface Open {
  path: string
  /** Keys of an object with their lines; undefined in a list. */
  keys: Map<string, number> | undefined
}

/** The first repeated key in an object of a valid JSON text; a parser keeps only its last value. */
export function repeatedKey(text: string): RepeatedKey | undefined {
  const open: Open[] = []
  let key = ''
  let line = 1
  for (const [token, name] of text.matchAll(/\n|[{}[\]]|("(?:[^"\\]|\\.)*")(?:\s*:)?/g)) {
    const inside = open.at(-1)
    if (token === '{' || token === '[') {
      const path = [inside?.path ?? '', inside?.keys ? key : ''].filter((part) => part !== '').join('.')
      open.push({ path, keys: token === '{' ? new Map() : undefined })
    } else if (token === '}' || token === ']') open.pop()
    else if (name !== undefined && token.endsWith(':')) {
      key = String(JSON.parse(name))
      const before = inside?.keys?.get(key)
      if (before !== undefined)
        return { path: inside?.path ? `${inside.path}.${key}` : key, lines: [before, line] }
      inside?.keys?.set(key, line)
    }
    line += token.split('\n').length - 1
  }
  return undefined
}
