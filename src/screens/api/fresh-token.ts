import { callOperation } from '../../api/call-operation'
import type { ApiClient } from '../../api/client'
import { newKey } from '../../api/new-key'
import { shape } from '../../generated/answers/listTokens'
import { decodeItems } from '../../lib/answer-shape'
import { DeveloperError } from '../../lib/developer-error'
import { createStore } from '../../lib/store'

/** A temporary token for trying calls: limited to one billing account, valid until deleted. */
export interface FreshToken {
  id: number
  apiKey: string
  account: number
  /** Epoch of the user's session; the token is ignored in another epoch. */
  epoch: number
}

/** The token of this page, in memory only. */
export const freshToken = createStore<FreshToken | undefined>(undefined)

const tokensIn = (answer: unknown) => decodeItems(shape, answer).items

/**
 * Creates a token for one billing account. The call returns the whole list, so the new token is found by difference.
 * Throws `ApiError` if a call fails, and an error if the answer lacks the key.
 */
export async function makeFreshToken(
  client: ApiClient,
  account: number,
  description: string,
): Promise<FreshToken> {
  const { epoch } = client.identity()
  const before = new Set(tokensIn(await callOperation(client, 'listTokens', {})).map(({ id }) => id))
  const body = { description, restricted: true, billing_account_id: account }
  const after = tokensIn(await callOperation(client, 'createToken', { body, key: newKey() }))
  const made = after.find(({ id }) => !before.has(id))
  if (made?.token === undefined) throw new DeveloperError('token is null or undefined')
  const token = { id: made.id, apiKey: made.token, account, epoch }
  freshToken.set(token)
  return token
}

/** Deletes the token. Throws `ApiError`. */
export async function deleteFreshToken(client: ApiClient, { id }: FreshToken): Promise<void> {
  await callOperation(client, 'deleteToken', { body: { token_id: id } })
  freshToken.set(undefined)
}
