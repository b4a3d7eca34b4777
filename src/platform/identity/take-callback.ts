/** Where identity providers send the browser back to, below the base path (specification section 2). */
export const callbackPath = '/auth0_callback'

/** A provider's answer in the address: query and fragment, with `?` and `#`, or empty. */
export interface Callback {
  readonly query: string
  readonly fragment: string
}

/**
 * Removes a provider's answer from the address and returns it, so that no history, report or foreign script sees it. Must
 * run before anything else (quality S1). Undefined except at the callback address.
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
