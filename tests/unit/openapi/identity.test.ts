import { beforeAll, describe, expect, it } from 'vitest'
import { seconds } from '../../run/time-limits'
import { bundle, entries, list, member, type Json } from './redocly'

let document: Json = null

beforeAll(async () => {
  document = await bundle(undefined, 'identity.yaml')
}, seconds(60))

const schema = (name: string): Json | undefined => member(document, 'components', 'schemas', name)

describe('description of the identity provider', () => {
  it('[AUTH-24 platform] has the calls of the specification, of which none needs a key of the platform', () => {
    const found = entries(member(document, 'paths')).flatMap(([path, item]) =>
      entries(item).map(([method, operation]) => [
        member(operation, 'operationId'),
        `${method.toUpperCase()} ${path}`,
        member(operation, 'security'),
      ]),
    )
    expect(found).toEqual([
      ['loginUser', 'POST /oauth/token', []],
      ['authorizeUser', 'GET /authorize', []],
      ['signUpUser', 'POST /dbconnections/signup', []],
      ['changePassword', 'POST /dbconnections/change_password', []],
      ['resendVerification', 'POST /dbconnections/resend_verification', []],
      ['getUserInfo', 'GET /userinfo', [{ AccessToken: [] }]],
      ['logoutUser', 'GET /oidc/logout', []],
      ['getProviderMetadata', 'GET /.well-known/openid-configuration', []],
      ['getKeySet', 'GET /.well-known/jwks.json', []],
    ])
  })

  it('[AUTH-26 platform] reads tokens of an account by another call', () => {
    expect(list(member(schema('ResponseType'), 'enum'))).toContain('token id_token')
    const parameters = member(document, 'components', 'parameters')
    expect(member(parameters, 'Connection', 'example')).toBe('google-oauth2')
    expect(member(parameters, 'Scope', 'schema', 'default')).toBe('openid profile email')
  })

  it('[AUTH-38 platform] answers a sign-in with what the platform takes for a key', () => {
    const answered = entries(member(schema('IdentityTokens'), 'properties')).map(([name]) => name)
    expect(answered).toEqual(['access_token', 'id_token', 'scope', 'expires_in', 'token_type'])
  })

  it('[AUTH-15 platform] says of a new account whether its address is verified', () => {
    expect(list(member(schema('SignedUpUser'), 'required'))).toContain('email_verified')
  })

  it.each([
    ['[AUTH-28 platform]', 'BadRequest', 'Invalid signup. The account may already exist.'],
    ['[AUTH-28 platform]', 'BadRequest', 'Email domain is prohibited'],
    ['[AUTH-29 platform]', 'Forbidden', 'Wrong email or password.'],
    ['[AUTH-30 platform]', 'BadRequest', 'Password is too weak'],
    ['[AUTH-30 platform]', 'BadRequest', 'error in email'],
    ['[AUTH-31 platform]', 'TooManyRequests', 'too many requests'],
  ])('%s has %s with "%s"', (_ids, name, text) => {
    const examples = member(
      document,
      'components',
      'responses',
      name,
      'content',
      'application/json',
      'examples',
    )
    expect(JSON.stringify(examples)).toContain(text)
  })
})
