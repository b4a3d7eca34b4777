import { insertPerson } from '../identity-provider/person'
import type { Builder } from './builder'

/** The password of everybody who can sign in with one, in every world. */
export const demoPassword = 'Demo-2026-Tuul'

/** Makes hashing the same password many times unnecessary. */
const salt = 'sandbox'

/**
 * Who can sign in at the identity provider: every user, somebody who never verified the address, and somebody who has
 * an account elsewhere and has not been here yet.
 */
export function seedLogins({ records }: Builder): void {
  for (const { document } of records.list('user', {})) {
    const { id, name } = document
    insertPerson(records, { email: name, password: demoPassword, salt, isVerified: true, user: id })
  }
  insertPerson(records, {
    email: 'kalle@ootel.example',
    password: demoPassword,
    salt,
    isVerified: false,
    user: 0,
  })
  insertPerson(records, { email: 'tuuli@taevas.example', isVerified: true, user: 0 })
}
