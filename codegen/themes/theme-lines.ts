import { LineCounter, isNode, parseDocument } from 'yaml'

const pathOf = (key: string): (string | number)[] =>
  [...key.matchAll(/[^.[\]]+/g)].map(([part]) => (/^\d+$/.test(part) ? Number(part) : part))

/**
 * Finds lines in a JSON text.
 * @returns the line, from 1, of the value at a path such as `colours.brand`; that of the nearest member around it if there is
 * none; undefined for the whole text
 */
export function lineFinder(text: string): (key: string) => number | undefined {
  const lines = new LineCounter()
  // Every JSON text is YAML, whose parser keeps positions.
  const document = parseDocument(text, { lineCounter: lines, keepSourceTokens: false })
  return (key) => {
    for (let path = pathOf(key); path.length > 0; path = path.slice(0, -1)) {
      const node = document.getIn(path, true)
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
    }
    return undefined
  }
}
