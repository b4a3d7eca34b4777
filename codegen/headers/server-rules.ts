import type { DeploymentHeaders, DocumentHeaders, HeaderSet } from './deployment-headers'

/** A header whose value depends on the document. */
interface Varying {
  readonly header: string
  /** Name for a variable of a server: `console_content_security_policy`. */
  readonly variable: string
  /** Values by path, the most specific first, without those of `main`. */
  readonly cases: readonly { readonly path: string; readonly value: string }[]
  /** Value of every other path. */
  readonly otherwise: string
}

/** All headers of a document's answer. */
export function wholeHeaders({ everyAnswer }: DeploymentHeaders, { headers }: DocumentHeaders): HeaderSet {
  return { ...everyAnswer, ...headers }
}

/** The headers that are not the same in all documents. */
export function varyingHeaders(all: DeploymentHeaders): Varying[] {
  const names = new Set(all.documents.flatMap(({ headers }) => Object.keys(headers)))
  return [...names].flatMap((header) => {
    const values = all.documents.map((each) => ({
      paths: each.paths,
      value: wholeHeaders(all, each)[header] ?? '',
    }))
    const otherwise = values.at(-1)?.value ?? ''
    if (values.every(({ value }) => value === otherwise)) return []
    const cases = values.slice(0, -1).flatMap(({ paths, value }) => paths.map((path) => ({ path, value })))
    return [{ header, variable: `console_${header.toLowerCase().replaceAll('-', '_')}`, cases, otherwise }]
  })
}

/** The headers only documents have, with the values of `main`. */
export function ofDocumentsOnly({ everyAnswer, documents }: DeploymentHeaders): HeaderSet {
  return Object.fromEntries(
    documents.flatMap(({ headers }) => Object.entries(headers)).filter(([name]) => !(name in everyAnswer)),
  )
}

/** Escapes a path for a regular expression of a server. */
export function pathPattern(path: string): string {
  return path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
