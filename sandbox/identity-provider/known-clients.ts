/** Id of the only known client, as in the site configuration. */
export const knownClient = 'console'

/** Pages of the console allowed as return addresses after sign-in and sign-out. */
const signInPages = ['/app/auth0_callback']
const signOutPages = ['/app/', '/app']

/** Whether an address is allowed as return address after sign-in; `origin` is that of the provider. */
export function isSignInPage(origin: string, address: string): boolean {
  return isRegistered(origin, address, signInPages)
}

/** Whether an address is allowed as return address after sign-out. */
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
