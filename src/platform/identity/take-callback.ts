/** Where identity providers send the browser back to, below the base path (specification section 2). */
export const callbackPath = '/auth0_callback'

/** What a provider has put into the address: the query and the fragment, with `?` and `#`, or empty. */
export interface Callback {
  readonly query: string
  readonly fragment: string
}

/**
 * Takes what a provider has put into the address out of it, so that no history, report or script of others sees it. Has to
 * run before anything else does (quality S1). Undefined anywhere but at the callback address.
 */
export function takeCallback(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  history: Pick<History, 'replaceState'>,
  basePath: string,
): Callback | undefined {
  if (pathname !== `${basePath}${callbackPath}`) return undefined
  history.replaceState(null, '', pathname)
  return { query: search, fragment: hash }
}
