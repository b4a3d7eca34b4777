/** What a return path is checked against. */
export interface ReturnRule {
  /** Origin of the console. */
  readonly origin: string
  /** Whether the router has a page at a path below the base path. */
  readonly isKnown: (pathname: string) => boolean
}

/** Longer than any address the console makes. */
const longest = 2000

/** Control characters, spaces, invisible marks, and the backslash, which browsers read as a slash. */
const forbidden = /[\p{Cc}\p{Cf}\p{Z}\\]/u

/** All forms of a path under repeated decoding; undefined if decoding fails or does not end. */
function decodedForms(path: string): string[] | undefined {
  const forms = [path]
  for (let form = path; forms.length < 8;) {
    let next: string
    try {
      next = decodeURIComponent(form)
    } catch {
      return undefined
    }
    if (next === form) return forms
    forms.push(next)
    form = next
  }
  return undefined
}

/**
 * The address to go to after signing in, below the base path: a path of this console that its router knows, with query
 * and fragment. Undefined for everything else, such as an address of another origin, however it is written (specification
 * section 5, quality S2).
 */
export function returnPath(wish: unknown, { origin, isKnown }: ReturnRule): string | undefined {
  if (typeof wish !== 'string' || wish.length > longest || !wish.startsWith('/')) return undefined
  const [pathname = ''] = wish.split(/[?#]/, 1)
  if (forbidden.test(wish) || !URL.canParse(wish, origin)) return undefined
  const forms = decodedForms(pathname)
  const isOdd = (form: string): boolean =>
    forbidden.test(form) || form.includes('//') || /\/\.{1,2}(\/|$)/.test(form)
  if (!forms || forms.some(isOdd)) return undefined
  const url = new URL(wish, origin)
  if (url.origin !== new URL(origin).origin || !isKnown(url.pathname)) return undefined
  return `${url.pathname}${url.search}${url.hash}`
}
