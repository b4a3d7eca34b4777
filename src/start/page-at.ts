import { pages, types, type PageRow } from '../generated/pages'

/** A page and the values of the parameters in its path, as they stand in the address. */
export interface PageAt {
  page: PageRow
  params: Readonly<Record<string, string>>
}

/** The values of a pattern's parameters in a path, or undefined when it is another page. */
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

/** The page at a path below the base path; undefined for a path that leads nowhere, or on to another one. */
export function pageAt(path: string): PageAt | undefined {
  const plain = path.replace(/\/$/, '')
  for (const page of pages) {
    // The first page is at the bare base path.
    const params = plain === '' ? {} : match(page.path, plain)
    if (params) return { page, params }
  }
  return undefined
}

/** Whether a site has a type; `feature` says whether a switch of its configuration is on. */
export function hasType(type: string, feature: (name: string) => boolean): boolean {
  const name = types[type]?.feature
  return name === null || (name !== undefined && feature(name))
}
