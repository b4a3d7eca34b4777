import { textOfBase64Url } from '../../lib/base64url'
import { isRecord } from '../../lib/is-record'
import { parseJson } from '../../lib/parse-json'

/** The unverified claims of a JSON web token; undefined if it is malformed. */
function claimsOf(token: string): Record<string, unknown> | undefined {
  const [, payload = ''] = token.split('.')
  const claims = parseJson(textOfBase64Url(payload))
  return isRecord(claims) ? claims : undefined
}

/**
 * Whether an id token was made for this client and for the sign-in with this nonce. The platform verifies its signature
 * when it takes it with the access token.
 */
export function isOurs(token: string | undefined, client: string, nonce: string): boolean {
  const claims = claimsOf(token ?? '')
  return claims !== undefined && claims.nonce === nonce && [claims.aud].flat().includes(client)
}
