import type { components } from '../../src/generated/identity-types'
import { IdentityFailure, loginFailure } from './failure'
import { type Claims, readClaims } from './json-web-token'
import type { IdentityContext } from './person'
import { personClaims } from './person-claims'
import { issuerOf } from './provider-metadata'
import { signingKeyOf } from './signing-key'

/**
 * Claims about the person of the access token in the header `Authorization`.
 * @throws IdentityFailure 401 without a valid token, 403 for one without the scope openid (RFC 6750, section 3.1)
 */
export function readUserInfo(context: IdentityContext): components['schemas']['UserInfo'] {
  const claims = bearerClaims(context)
  const scope = `${claims['scope']}`
  if (!scope.split(' ').includes('openid'))
    throw loginFailure(403, 'insufficient_scope', 'The scope openid is needed')
  const user = Number(`${claims['sub']}`.replace('user|', ''))
  const person = context.records.find('login', { owner: user })
  if (!person) throw wrongToken('Bearer error="invalid_token"')
  return personClaims(context.records, person, user, scope)
}

function bearerClaims({ runtime, headers, now, origin }: IdentityContext): Claims {
  const [, token] = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '') ?? []
  if (token === undefined) throw wrongToken('Bearer')
  const claims = readClaims(signingKeyOf(runtime.settings), 'at+jwt', token)
  const isGood = claims?.['iss'] === issuerOf(origin) && Number(claims['exp']) * 1000 > now
  if (!isGood) throw wrongToken('Bearer error="invalid_token"')
  return claims
}

function wrongToken(challenge: string): IdentityFailure {
  const body = { error: 'invalid_token', error_description: 'The access token is not valid' }
  return new IdentityFailure(401, body, { 'www-authenticate': challenge })
}
