import { isRecord } from '../../lib/is-record'

/** What the person behind a user is called: first and last name, else the name they sign in with; empty when unknown. */
export function personName(user: unknown): string {
  if (!isRecord(user)) return ''
  const profile = isRecord(user.profile_data) ? user.profile_data : {}
  const names = [profile.first_name, profile.last_name].filter(
    (each) => typeof each === 'string' && each !== '',
  )
  return names.join(' ') || (typeof user.name === 'string' ? user.name : '')
}
