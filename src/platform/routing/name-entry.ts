/**
 * Gives the document's history entry a key before the router reads it. Without one the router calls every such entry
 * `default`, and a reload that renders another entry loses what is stored by key, such as the scroll position.
 */
export function nameEntry({ history, location }: Pick<Window, 'history' | 'location'>): void {
  const { pathname, search, hash } = location
  const state: unknown = history.state
  const known = typeof state === 'object' && state !== null ? state : {}
  const named = 'key' in known ? known : { ...known, key: Math.random().toString(36).slice(2, 10) }
  // The router would treat a path with two leading slashes as another origin.
  history.replaceState(named, '', `${pathname.replace(/\/{2,}/g, '/')}${search}${hash}`)
}
