/** The one client that is known, as the site configuration names it. */
export const knownClient = 'console'

/** Pages of the console people may come back to after signing in and out. */
const signInPages = ['/app/auth0_callback']
const signOutPages = ['/app/', '/app']

/** Whether people may come back to the page after signing in; `origin` is where the provider is. */
export function isSignInPage(origin: string, address: string): boolean {
  return isRegistered(origin, address, signInPages)
}

/** Whether people may come back to the page after signing out. */
export function isSignOutPage(origin: string, address: string): boolean {
  return isRegistered(origin, address, signOutPages)
}

/**
 * Whether a URL is exactly one of the registered pages, on this server or on any port of the same machine, for
 * development servers (RFC 8252, section 7.3). Other redirects could leak tokens.
 */
function isRegistered(origin: string, address: string, pages: readonly string[]): boolean {
  if (!URL.canParse(address)) return false
  const target = new URL(address)
  const isHere = target.origin === origin
  const isSameMachine =
    target.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(target.hostname)
  return (isHere || isSameMachine) && pages.some((page) => address === `${target.origin}${page}`)
}
