import { pages, types, type PageRow } from '../generated/pages'

/** A page and its path parameters, still encoded. */
export interface PageAt {
  page: PageRow
  params: Readonly<Record<string, string>>
}

/** Parameters of a path pattern; undefined if it does not match. */
function match(pattern: string, path: string): Record<string, string> | undefined {
  const names = pattern.split('/')
  const parts = path.split('/')
  if (parts.length > names.length) return undefined
  const found: Record<string, string> = {}
  for (const [index, name] of names.entries()) {
    const part = parts[index]
    if (!name.startsWith(':')) {
      if (part !== name) return undefined
    } else if (part !== undefined) found[name.replace(/^:|\?$/g, '')] = part
    else if (!name.endsWith('?')) return undefined
  }
  return found
}

/** The page at a path (without base path); undefined for unknown paths and redirects. */
export function pageAt(path: string): PageAt | undefined {
  const plain = path.replace(/\/$/, '')
  for (const page of pages) {
    // The start page is at the base path itself.
    const params = plain === '' ? {} : match(page.path, plain)
    if (params) return { page, params }
  }
  return undefined
}

/** Whether a site has a type; `feature` returns whether a switch is on. */
export function hasType(type: string, feature: (name: string) => boolean): boolean {
  const name = types[type]?.feature
  return name === null || (name !== undefined && feature(name))
}
