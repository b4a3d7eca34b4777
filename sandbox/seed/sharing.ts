import { addDelegation, addInvitation } from './add-delegation'
import { addKey } from './add-people'
import { type Builder, day } from './builder'
import { colleague, colleagueAccount, customer, labAccount, partner } from './people'

const hour = day / 24

/** User for whom the key demo-delegate acts; in an empty world the key belongs to no delegation. */
interface Sharing {
  readonly delegateOf: typeof customer | typeof colleague
  readonly isEmpty: boolean
}

/**
 * Shared access, and the key demo-delegate: the partner acting as `delegateOf`. The owner can end it like any other
 * access. The key also works in an empty world, which has no sharing.
 */
export function seedSharing(builder: Builder, { delegateOf, isEmpty }: Sharing): void {
  if (isEmpty) return addKey(builder, 'demo-delegate', delegateOf, { actingUser: partner })
  const access = {
    [customer]: seedCustomer(builder, delegateOf === customer),
    [colleague]: seedColleague(builder, delegateOf === colleague),
  }
  addKey(builder, 'demo-delegate', delegateOf, { actingUser: partner, parent: access[delegateOf] })
}

/** Everything shared with the partner; the lab with the colleague and with an address that has not signed up. */
function seedCustomer(builder: Builder, isAccepted: boolean): string {
  const { now } = builder
  const lab = { id: 398, owner: customer, account: labAccount, name: 'Lab staff' }
  addDelegation(builder, { ...lab, createdAt: now - 173 * day })
  addInvitation(builder, {
    id: lab.id,
    email: 'arved@pohjala.example',
    user: colleague,
    invitedAt: now - 173 * day,
    acceptedAt: now - 172 * day,
  })
  addInvitation(builder, { id: lab.id, email: 'mari@raamat.example', invitedAt: now - hour })
  addDelegation(builder, { id: 412, owner: customer, name: 'Partners', createdAt: now - 3 * day })
  return invitePartner(builder, 412, isAccepted)
}

/** The only account, which the partner may use once they accept. */
function seedColleague(builder: Builder, isAccepted: boolean): string {
  const own = { owner: colleague, createdAt: builder.now - 2 * day }
  addDelegation(builder, { ...own, id: 420, name: 'Bookkeeping', account: colleagueAccount })
  return invitePartner(builder, 420, isAccepted)
}

function invitePartner(builder: Builder, id: number, isAccepted: boolean): string {
  return addInvitation(builder, {
    id,
    email: 'jaan@partner.example',
    user: partner,
    invitedAt: builder.now - 2 * day,
    ...(isAccepted ? { acceptedAt: builder.now - day } : {}),
  })
}
