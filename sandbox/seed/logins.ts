import { insertPerson } from '../identity-provider/person'
import type { Builder } from './builder'

/** The password of all demo users, in every world. */
export const demoPassword = 'Demo-2026-Tuul'

/** The base32 secret of the demo user with a second factor. */
export const demoOtpSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** Makes hashing the same password many times unnecessary. */
const salt = 'sandbox'

/**
 * Persons who can sign in at the identity provider: every user, one without a verified address, one with an external
 * account who has not signed in yet, one of the staff, and one with a second factor.
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
  insertPerson(records, {
    email: 'tugi@aldera.example',
    password: demoPassword,
    salt,
    isVerified: true,
    user: 0,
  })
  insertPerson(records, {
    email: 'liis@turve.example',
    password: demoPassword,
    salt,
    isVerified: true,
    user: 0,
    otpSecret: demoOtpSecret,
  })
}
