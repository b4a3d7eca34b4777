import type { AccessDelegation, Impersonation } from '../entities'
import { platformTime } from '../format-time'
import type { Builder } from './builder'

interface SeedDelegation {
  readonly id: number
  readonly owner: number
  readonly name: string
  /** Shared billing account; all of them when absent. */
  readonly account?: number
  readonly createdAt: number
}

/** Stores a delegation without invitations. */
export function addDelegation(builder: Builder, delegation: SeedDelegation): void {
  const account = delegation.account ?? null
  const document: AccessDelegation = {
    id: delegation.id,
    billing_account_id: account,
    name: delegation.name,
    owner_id: delegation.owner,
    impersonations: [],
    created_at: platformTime(delegation.createdAt),
    updated_at: null,
  }
  const columns = { location: '', owner: delegation.owner, account, parent: null, due: null }
  builder.records.insert('delegation', { ...columns, key: `${delegation.id}`, document, state: null })
}

interface SeedInvitation {
  /** Id of the delegation. */
  readonly id: number
  readonly email: string
  /** User of that address, when there is one. */
  readonly user?: number
  readonly invitedAt: number
  /** Absent while the invitation waits. */
  readonly acceptedAt?: number
}

/** Stores an invitation to a delegation that was stored before; returns its uuid. */
export function addInvitation(builder: Builder, invitation: SeedInvitation): string {
  const delegation = builder.records.find('delegation', { key: `${invitation.id}` })
  if (!delegation) throw new Error(`There is no delegation ${invitation.id}`)
  const { acceptedAt } = invitation
  const document: Impersonation = {
    uuid: builder.ids.uuid(),
    grantee_id: invitation.user ?? null,
    grantee_username: invitation.email,
    is_accepted: acceptedAt !== undefined,
    accepted_at: acceptedAt === undefined ? null : platformTime(acceptedAt),
    created_at: platformTime(invitation.invitedAt),
  }
  const columns = { location: '', owner: delegation.owner, account: delegation.account, due: null }
  const { uuid } = document
  builder.records.insert('impersonation', {
    ...columns,
    key: uuid,
    parent: delegation.key,
    document,
    state: null,
  })
  return uuid
}
