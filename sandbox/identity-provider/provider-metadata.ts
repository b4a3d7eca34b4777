import type { components } from '../../src/generated/identity-types'
import { identityPath } from './page'

/** Issuer in all tokens and answers. `origin` is that of the request. */
export function issuerOf(origin: string): string {
  return `${origin}${identityPath}/`
}

/** Addresses and abilities of the provider (OpenID Connect Discovery 1.0, section 3). */
export function providerMetadata(origin: string): components['schemas']['ProviderMetadata'] {
  const issuer = issuerOf(origin)
  return {
    issuer,
    authorization_endpoint: `${issuer}authorize`,
    token_endpoint: `${issuer}oauth/token`,
    userinfo_endpoint: `${issuer}userinfo`,
    jwks_uri: `${issuer}.well-known/jwks.json`,
    end_session_endpoint: `${issuer}oidc/logout`,
    scopes_supported: ['openid', 'profile', 'email'],
    response_types_supported: ['code', 'token id_token'],
    response_modes_supported: ['query', 'fragment'],
    grant_types_supported: [
      'authorization_code',
      'implicit',
      'http://auth0.com/oauth/grant-type/password-realm',
      'http://auth0.com/oauth/grant-type/mfa-otp',
    ],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    token_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    claims_supported: [
      ...['iss', 'sub', 'aud', 'iat', 'exp', 'auth_time', 'nonce', 'at_hash'],
      ...['name', 'given_name', 'family_name', 'locale', 'email', 'email_verified'],
    ],
    authorization_response_iss_parameter_supported: true,
  }
}
