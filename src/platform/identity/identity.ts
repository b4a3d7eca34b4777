import { lazy, type Lazy } from '../../ui/lazy'
import type { SiteConfig } from '../site/site'
import type { AccountsProvider } from './accounts-provider'
import type { Finished, IdentityPlace, IdentityProvider } from './identity-provider'
import { createKeyProvider, type KeyWish } from './key-provider'
import type { OpenIdWish } from './openid-provider'
import type { Callback } from './take-callback'
import { signInMethodOf, type SignInMethod } from './sign-in-method'
import { DeveloperError } from '../../lib/developer-error'

/** How users sign in to a site. */
export interface Identity {
  readonly method: SignInMethod
  readonly key: IdentityProvider<KeyWish>
  /** The provider of a site with accounts, loaded when first used. */
  readonly accounts: Lazy<[], AccountsProvider>
  /** The OpenID Connect provider of a site, loaded when first used. */
  readonly openid: Lazy<[], IdentityProvider<OpenIdWish>>
  /** Completes the sign-in whose answer the page was opened with; all calls share one result. */
  readonly finish: () => Promise<Finished>
  /** Ends the provider's own session, after that of the console. Resolves to whether the browser leaves for its pages. */
  readonly signOut: () => Promise<boolean>
}

/** Creates the sign-in methods of a site. `callback` is a provider's answer, from the address. */
export function createIdentity(
  site: Pick<SiteConfig, 'auth0' | 'openIdConnect'>,
  place: IdentityPlace,
  callback: Callback | undefined,
): Identity {
  const { auth0, openIdConnect } = site
  const method = signInMethodOf(site)
  const key = createKeyProvider(place)
  const accounts = lazy(async () => {
    if (!auth0) throw new DeveloperError('auth0 is null or undefined')
    const { createAccountsProvider } = await import('./accounts-provider')
    return createAccountsProvider(auth0, place)
  })
  const openid = lazy(async () => {
    if (!openIdConnect) throw new DeveloperError('openIdConnect is null or undefined')
    const { createOpenIdProvider } = await import('./openid-provider')
    return createOpenIdProvider(openIdConnect, place)
  })
  const provider = async (): Promise<Pick<IdentityProvider<never>, 'finish' | 'signOut'>> => {
    if (method === 'openid') return openid()
    return method === 'accounts' ? accounts() : key
  }
  const finish = async (): Promise<Finished> => {
    const { finish: end } = await provider()
    return end(callback)
  }
  let finished: Promise<Finished> | undefined
  return {
    method,
    key,
    accounts,
    openid,
    finish: () => (finished ??= finish()),
    signOut: async () => (await provider()).signOut(),
  }
}
