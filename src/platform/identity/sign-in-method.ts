import type { SiteConfig } from '../site/site'

/** How users of a site sign in; a key works everywhere. */
export type SignInMethod = 'key' | 'accounts' | 'openid'

/** The method of a site. OpenID Connect wins over the password flow, which current practice advises against (RFC 9700). */
export function signInMethodOf({
  auth0,
  openIdConnect,
}: Pick<SiteConfig, 'auth0' | 'openIdConnect'>): SignInMethod {
  if (openIdConnect) return 'openid'
  return auth0 ? 'accounts' : 'key'
}
