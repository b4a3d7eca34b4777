import { oneTimeCode } from '../identity-provider/one-time-code'
import type { Mail } from '../store/kinds'
import type { Records } from '../store/records'

/** A person's e-mails and authenticator codes. */
export interface Mailbox {
  /** Latest first. */
  readonly mails: readonly (Mail & { readonly id: string })[]
  /** The present code of each person with a second factor. */
  readonly codes: readonly { readonly email: string; readonly code: string }[]
}

/** The mailbox of one address, or of all; `now` in milliseconds. Links are absolute URLs of this `origin`. */
export function readMailbox(
  records: Records,
  { now, origin, to = '' }: { readonly now: number; readonly origin: string; readonly to?: string },
): Mailbox {
  const wanted = to.trim().toLowerCase()
  const isWanted = (address: string): boolean => address.toLowerCase().includes(wanted)
  const mails = records
    .list('mail', {})
    .filter(({ state }) => isWanted(state.to))
    .map(({ key, state }) => ({
      id: key,
      ...state,
      link: state.link === null ? null : new URL(state.link, origin).href,
    }))
  const codes = records.list('login', {}).flatMap(({ state: { email, secondFactor } }) => {
    if (!secondFactor || !isWanted(email)) return []
    return [{ email, code: oneTimeCode(secondFactor.secret, now) }]
  })
  return { mails: mails.reverse(), codes }
}
