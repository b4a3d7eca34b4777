import { parseAllDocuments } from 'yaml'

/** The line, counted from 1, at which a text stops being one YAML document, JSON included; undefined for one that is. */
export function yamlFault(text: string): number | undefined {
  // A key that is said twice is taken by the programs that read such files.
  const [first, second] = [...parseAllDocuments(text, { uniqueKeys: false, logLevel: 'silent' })]
  const [error] = first?.errors ?? []
  if (error) return error.linePos?.[0].line ?? 1
  return second ? text.slice(0, second.range[0]).split('\n').length : undefined
}
