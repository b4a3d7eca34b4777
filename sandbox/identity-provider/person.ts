import type { Ids } from '../ids'
import { addUser } from '../seed/add-people'
import type { StoredRow, Records } from '../store/records'
import type { Runtime } from '../runtime'
import { accountFailure, loginFailure } from './failure'
import { hashPassword, isPassword, isStrong, passwordPolicy } from './password'

/** Dependencies of the provider for one request; everything happens in one transaction. */
export interface IdentityContext {
  readonly runtime: Runtime
  readonly records: Records
  readonly ids: Ids
  /** Milliseconds since 1970. */
  readonly now: number
  /** Origin of the request's URL, such as `http://localhost:8080`. */
  readonly origin: string
  /** Headers of the request. */
  readonly headers: Headers
}

const mostFailures = 10
/** Milliseconds of a lockout. */
const blockedFor = 60_000
const unwelcomeDomains = ['prohibited.example', 'throwaway.example']

/** The person with this address, ignoring case. */
export function findPerson(records: Records, email: string): StoredRow<'login'> | undefined {
  return records.find('login', { key: email.trim().toLowerCase() })
}

/**
 * The person who has this address and password.
 * @returns undefined when one is wrong; wrong passwords are counted
 * @throws IdentityFailure 429 after too many wrong passwords
 */
export function authenticate(
  { records, now }: IdentityContext,
  email: string,
  password: string,
): StoredRow<'login'> | undefined {
  const person = findPerson(records, email)
  if (!person) return undefined
  const { state } = person
  if (state.blockedUntil > now) throw loginFailure(429, 'too_many_requests', 'too many requests')
  if (state.password === null || !isPassword(password, state.password)) {
    const failures = state.failures + 1
    const isBlocked = failures >= mostFailures
    records.save({
      ...person,
      state: { ...state, failures: isBlocked ? 0 : failures, blockedUntil: isBlocked ? now + blockedFor : 0 },
    })
    return undefined
  }
  return records.save({ ...person, state: { ...state, failures: 0 } })
}

/** @throws IdentityFailure 403 while the address is not verified */
export function assertVerified({ state }: StoredRow<'login'>): void {
  if (!state.isVerified)
    throw loginFailure(403, 'access_denied', 'Please verify your email before logging in.')
}

/**
 * Makes an account that is not verified yet.
 * @throws IdentityFailure 400 for an invalid or known address, or a weak password
 */
export function addPerson({ records }: IdentityContext, email: string, password: string): StoredRow<'login'> {
  assertAddress(email)
  assertStrong(password)
  if (findPerson(records, email))
    throw accountFailure('invalid_signup', 'Invalid signup. The account may already exist.')
  return insertPerson(records, { email, password, isVerified: false, user: 0 })
}

interface NewPerson {
  readonly email: string
  /** Absent for people who only sign in through an external account. */
  readonly password?: string
  readonly salt?: string
  readonly isVerified: boolean
  /** User of the platform; 0 before the first sign-in. */
  readonly user: number
  /** Secret of the authenticator in base32. Absent for people without a second factor. */
  readonly otpSecret?: string
}

/** Stores a person who can sign in. */
export function insertPerson(records: Records, person: NewPerson): StoredRow<'login'> {
  return records.insert('login', {
    location: '',
    owner: person.user,
    account: null,
    key: person.email.toLowerCase(),
    parent: null,
    due: null,
    document: null,
    state: {
      email: person.email,
      password: person.password === undefined ? null : hashPassword(person.password, person.salt),
      isVerified: person.isVerified,
      failures: 0,
      blockedUntil: 0,
      secondFactor: person.otpSecret === undefined ? null : { secret: person.otpSecret, lastStep: 0 },
    },
  })
}

/** @throws IdentityFailure 400 when the password is too weak */
export function assertStrong(password: string): void {
  if (!isStrong(password))
    throw accountFailure('invalid_password', 'Password is too weak', {
      name: 'PasswordStrengthError',
      policy: passwordPolicy,
    })
}

function assertAddress(email: string): void {
  if (!/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(email))
    throw accountFailure('bad_request', `error in email - email format validation failed: ${email}`)
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  if (unwelcomeDomains.includes(domain))
    throw accountFailure('extensibility_error', 'Email domain is prohibited')
}

/** The person's user at the platform, made at the first sign-in. */
export function userOf({ runtime, records, ids, now }: IdentityContext, person: StoredRow<'login'>): number {
  if (person.owner !== 0) return person.owner
  const id = ids.number()
  const { email } = person.state
  addUser({ records, ids, now, catalogue: runtime.catalogue }, { id, email, createdAt: now, lang: '' })
  records.save({ ...person, owner: id })
  return id
}
