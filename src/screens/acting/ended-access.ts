import { shape } from '../../generated/answers/listImpersonations'
import { decodeItems } from '../../lib/answer-shape'
import type { EndedActing } from '../../platform/session/acting'

const hour = 3_600_000

/** Validity of the key in whole hours, if it expired; undefined if it ended earlier or is unknown. */
export function hoursGiven({
  since,
  until,
  at,
}: Pick<EndedActing, 'since' | 'until' | 'at'>): number | undefined {
  if (since === undefined || until === undefined || at < until) return undefined
  const hours = Math.round((until - since) / hour)
  return hours > 0 ? hours : undefined
}

/** The accepted access to the same account in an answer of `listImpersonations`; undefined if it was revoked. */
export function accessFrom(
  answer: unknown,
  { owner, account }: Pick<EndedActing, 'owner' | 'account'>,
): string | undefined {
  return decodeItems(shape, answer).items.find(
    (each) =>
      each.access_owner === owner && each.is_accepted && (each.billing_account_name ?? undefined) === account,
  )?.uuid
}
