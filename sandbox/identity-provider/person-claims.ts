import type { components } from '../../src/generated/identity-types'
import type { StoredRow, Records } from '../store/records'

/** The claims about a person for these scopes (OpenID Connect Core, section 5.4). */
export function personClaims(
  records: Records,
  person: StoredRow<'login'>,
  user: number,
  scope: string,
): components['schemas']['UserInfo'] {
  const scopes = scope.split(' ')
  return {
    sub: `user|${user}`,
    ...(scopes.includes('profile') ? profileClaims(records, person, user) : {}),
    ...(scopes.includes('email')
      ? { email: person.state.email, email_verified: person.state.isVerified }
      : {}),
  }
}

function profileClaims(records: Records, person: StoredRow<'login'>, user: number): object {
  const profile = records.find('user', { key: `${user}` })?.document.profile_data
  const name = [profile?.first_name, profile?.last_name].filter(Boolean).join(' ')
  return {
    name: name === '' ? person.state.email : name,
    ...(profile?.first_name ? { given_name: profile.first_name } : {}),
    ...(profile?.last_name ? { family_name: profile.last_name } : {}),
    ...(profile?.lang ? { locale: profile.lang } : {}),
  }
}
