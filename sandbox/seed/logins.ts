import { insertPerson } from '../identity-provider/person'
import type { Builder } from './builder'

/** The password of everybody who can sign in with one, in every world. */
export const demoPassword = 'Demo-2026-Tuul'

/** The secret of the demo person who has a second factor, as an authenticator takes it. */
export const demoOtpSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** Makes hashing the same password many times unnecessary. */
const salt = 'sandbox'

/**
 * Who can sign in at the identity provider: every user, somebody who never verified the address, somebody who has an
 * account elsewhere and has not been here yet, somebody of the staff, and
 * somebody with a second factor.
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
