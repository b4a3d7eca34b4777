import { callRead } from '../../api/call-read'
import { createApiClient } from '../../api/client'
import { ApiError } from '../../api/errors'
import { isRecord } from '../../lib/is-record'
import type { IdentityPlace } from '../identity/identity-provider'
import { accountActedFor } from './acting-of'

/**
 * Acts for another account with the key of an answer, and leaves the page. The owner is read with that key first, so that
 * it can be named even if later calls fail.
 *
 * @param back the page to return to, below the base path
 * @throws ApiError if there is no key, or the platform does not take it
 */
export async function beginActing(
  { session, keep, apiBase, fetch }: Pick<IdentityPlace, 'session' | 'keep' | 'apiBase' | 'fetch'>,
  answer: unknown,
  back: string,
): Promise<void> {
  const token = isRecord(answer) && typeof answer.token === 'string' ? answer.token.trim() : ''
  if (token === '') throw new ApiError('generic', 'The platform answered without a key')
  const { epoch } = session.get()
  const trial = createApiClient({ base: apiBase, identity: () => ({ apiKey: token, epoch: 0 }), fetch })
  const user = await callRead(trial, 'getUser', {})
  const kept = await keep(token)
  // A user who signed in meanwhile does not act for the account.
  if (!session.isCurrent() || session.get().epoch !== epoch) return
  session.act({ ...accountActedFor(user), token: kept, back, isNew: true }, '/')
}
