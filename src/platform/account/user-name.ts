import { useQuery, type QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '../../api/client'
import { operationKey, operationQuery } from '../../api/queries'
import { isDescribed } from '../../api/reads'
import { type AnswerShape, decodeItems } from '../../lib/answer-shape'
import type { Texts } from '../i18n/texts'
import { useTexts } from '../i18n/use-texts'
import { usePlatform } from '../platform'
import { personName } from './person-name'
import { userIdOf } from './user-id'

/** A user with whom an account is shared. */
interface Grantee {
  readonly grantee_id: number
  readonly grantee_username: string
}

const granteeShape: AnswerShape<Grantee> = {
  type: ['object'],
  properties: { grantee_id: { type: ['integer'] }, grantee_username: { type: ['string'], minLength: 1 } },
  required: ['grantee_id', 'grantee_username'],
}

const delegationShape: AnswerShape<{ readonly impersonations: readonly Grantee[] }> = {
  type: ['object'],
  properties: { impersonations: { type: ['array'], items: granteeShape } },
  required: ['impersonations'],
}

/** Sign-in name of a user with whom an account is shared; undefined if the list has no such user. */
function granteeIn(delegations: unknown, id: string): string | undefined {
  return decodeItems(delegationShape, delegations)
    .items.flatMap(({ impersonations }) => impersonations)
    .find((person) => String(person.grantee_id) === id)?.grantee_username
}

/** Name of a user, from the user read and the list of shared accounts; undefined for others. */
function nameOfUser(id: string, user: unknown, delegations: unknown): string | undefined {
  return userIdOf(user) === id ? personName(user) || undefined : granteeIn(delegations, id)
}

/** Name of a user, or words for an unknown one, because an id means nothing to customers. */
export function userWords(id: string, user: unknown, delegations: unknown, t: Texts['t']): string {
  return nameOfUser(id, user, delegations) ?? (user === undefined ? '…' : t('cell.anotherUser'))
}

/** `userWords` from cached answers. Reads nothing. */
export function knownUserWords(queries: QueryClient, client: ApiClient, id: string, t: Texts['t']): string {
  const answer = (operation: 'getUser' | 'listAccessDelegations'): unknown =>
    queries.getQueryData(operationKey(client, operation, {}))
  return userWords(id, answer('getUser'), answer('listAccessDelegations'), t)
}

/** `userWords` with the answers it needs: the current user, and people with shared access. */
export function useUserWords(id: string): string {
  const { client } = usePlatform()
  const { t } = useTexts()
  const user = useQuery(operationQuery(client, 'getUser', {}))
  const others = useQuery({
    ...operationQuery(client, 'listAccessDelegations', {}),
    enabled: isDescribed('listAccessDelegations') && user.data !== undefined && userIdOf(user.data) !== id,
  })
  return userWords(
    id,
    others.isLoading ? undefined : (user.data ?? (user.isError ? null : undefined)),
    others.data,
    t,
  )
}
