import { callOperation } from '../../api/call-operation'
import type { ApiClient } from '../../api/client'
import { newKey } from '../../api/new-key'
import { isRecord } from '../../lib/is-record'
import { createStore } from '../../lib/store'

/** A token made to try calls with: it reaches one billing account, and lives until it is deleted. */
export interface FreshToken {
  id: number
  apiKey: string
  account: number
  /** Whom it belongs to: after a change of identity it is forgotten. */
  epoch: number
}

/** The token of this page, kept in memory only and for as long as the page is. */
export const freshToken = createStore<FreshToken | undefined>(undefined)

interface Listed {
  id: number
  token: string
}

function listedTokens(answer: unknown): Listed[] {
  if (!Array.isArray(answer)) return []
  return answer.flatMap((each: unknown) =>
    isRecord(each) && typeof each.id === 'number' && typeof each.token === 'string'
      ? [{ id: each.id, token: each.token }]
      : [],
  )
}

/**
 * Makes a token for one billing account. The call answers the whole list, so the new one is what was not there before.
 * Throws `ApiError` when a call fails, and an error when the answer does not hold the new token's key.
 */
export async function makeFreshToken(
  client: ApiClient,
  account: number,
  description: string,
): Promise<FreshToken> {
  const { epoch } = client.identity()
  const before = new Set(listedTokens(await callOperation(client, 'listTokens', {})).map(({ id }) => id))
  const body = { description, restricted: true, billing_account_id: account }
  const after = listedTokens(await callOperation(client, 'createToken', { body, key: newKey() }))
  const made = after.find(({ id }) => !before.has(id))
  if (!made) throw new Error('token is null or undefined')
  const token = { id: made.id, apiKey: made.token, account, epoch }
  freshToken.set(token)
  return token
}

/** Deletes it at the platform and forgets it. Throws `ApiError`. */
export async function deleteFreshToken(client: ApiClient, { id }: FreshToken): Promise<void> {
  await callOperation(client, 'deleteToken', { body: { token_id: id } })
  freshToken.set(undefined)
}
