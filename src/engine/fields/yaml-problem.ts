import { isAlias, isScalar, parseAllDocuments, visit, type Document } from 'yaml'

/** Merge keys (`<<`) may repeat; other keys may not. */
function isSameKey(one: unknown, other: unknown): boolean {
  return isScalar(one) && isScalar(other) && one.value === other.value && one.value !== '<<'
}

/** Position of an alias without an anchor before it. */
function unknownAlias(document: Document.Parsed): number | undefined {
  const anchors = new Set<string>()
  let place: number | undefined
  visit(document, {
    Node: (_key, node) => {
      if (!isAlias(node)) {
        if (node.anchor !== undefined) anchors.add(node.anchor)
        return undefined
      }
      if (anchors.has(node.source)) return undefined
      place = node.range?.[0] ?? 0
      return visit.BREAK
    },
  })
  return place
}

/**
 * Line, from 1, of the first error in a YAML (or JSON) document, including duplicate keys and unknown aliases;
 * undefined if valid.
 */
export function yamlProblem(text: string): number | undefined {
  const [first, second] = [...parseAllDocuments(text, { uniqueKeys: isSameKey, logLevel: 'silent' })]
  const [error] = first?.errors ?? []
  if (error) return error.linePos?.[0].line ?? 1
  const place = (first && unknownAlias(first)) ?? second?.range[0]
  return place === undefined ? undefined : text.slice(0, place).split('\n').length
}
