import { isAlias, isScalar, parseAllDocuments, visit, type Document } from 'yaml'

/** What is merged in may be said more than once; any other key says one thing. */
function isSameKey(one: unknown, other: unknown): boolean {
  return isScalar(one) && isScalar(other) && one.value === other.value && one.value !== '<<'
}

/** Where a document, otherwise right, speaks of something that no anchor before it names. */
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
 * The line, counted from 1, at which a text stops being one YAML document, JSON included, that says each thing once and
 * names nothing it does not have; undefined for one that is.
 */
export function yamlFault(text: string): number | undefined {
  const [first, second] = [...parseAllDocuments(text, { uniqueKeys: isSameKey, logLevel: 'silent' })]
  const [error] = first?.errors ?? []
  if (error) return error.linePos?.[0].line ?? 1
  const place = (first && unknownAlias(first)) ?? second?.range[0]
  return place === undefined ? undefined : text.slice(0, place).split('\n').length
}
