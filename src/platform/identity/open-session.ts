import { callOperation } from '../../api/call-operation'
import { createApiClient } from '../../api/client'
import { ApiError } from '../../api/errors'
import { isRecord } from '../../lib/is-record'
import { userIdOf } from '../account/user-id'
import type { IdentityPlace } from './identity-provider'

/** The members of an identity provider's answer that the platform takes (specification section 3, login callback body). */
const taken = ['access_token', 'id_token', 'scope', 'expires_in', 'token_type', 'state']

/**
 * Exchanges an identity provider's answer for a key of the platform, and signs in with it. The answer is not kept
 * (specification section 2).
 *
 * @throws ApiError if the platform refuses it or cannot be reached
 */
export async function openSession(
  {
    session,
    keep,
    apiBase,
    fetch,
    onCall,
  }: Pick<IdentityPlace, 'session' | 'keep' | 'apiBase' | 'fetch' | 'onCall'>,
  answer: Readonly<Record<string, string | number>>,
): Promise<void> {
  const body = Object.fromEntries(Object.entries(answer).filter(([name]) => taken.includes(name)))
  const client = createApiClient({
    base: apiBase,
    identity: () => ({ apiKey: undefined, epoch: 0 }),
    fetch,
    onCall: (call) => onCall(call, Object.values(body).map(String)),
  })
  const made = await callOperation(client, 'createSession', { body })
  if (!isRecord(made) || typeof made.apikey !== 'string' || made.apikey.trim() === '')
    throw new ApiError('generic', 'The platform answered without a key')
  session.signIn(await keep(made.apikey))
  const id = userIdOf(made.user)
  if (id !== undefined) session.know(id, session.get().epoch)
}
