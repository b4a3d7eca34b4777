import { isRecord } from '../../lib/is-record'

/** First and last name of a user, otherwise the sign-in name; empty if unknown. */
export function personName(user: unknown): string {
  if (!isRecord(user)) return ''
  const profile = isRecord(user.profile_data) ? user.profile_data : {}
  const names = [profile.first_name, profile.last_name].filter(
    (each) => typeof each === 'string' && each !== '',
  )
  return names.join(' ') || (typeof user.name === 'string' ? user.name : '')
}
