import { isRecord } from '../../lib/is-record'
import { personName } from '../../platform/account/person-name'

/** The platform answers a search with at most this many. */
export const mostCustomers = 50

/** A customer found by a search. */
export interface FoundCustomer {
  readonly id: number
  /** First and last name, otherwise the address. */
  readonly name: string
  /** What they sign in with. */
  readonly address: string
  /** Titles of their billing accounts, without that of their own name. */
  readonly accounts: readonly string[]
  readonly lastActivity: unknown
}

/** The customers in an answer of the search; malformed ones are left out. */
export function customersOf(answer: unknown): FoundCustomer[] {
  if (!Array.isArray(answer)) return []
  return answer.flatMap((each: unknown) => {
    if (!isRecord(each) || typeof each.id !== 'number' || typeof each.name !== 'string') return []
    const accounts = Array.isArray(each.billing_accounts) ? each.billing_accounts : []
    const name = personName({ name: each.name, profile_data: each })
    return {
      id: each.id,
      name,
      address: each.name,
      accounts: accounts.flatMap((account: unknown) =>
        isRecord(account) && typeof account.title === 'string' && !['', name].includes(account.title)
          ? [account.title]
          : [],
      ),
      lastActivity: each.last_activity,
    }
  })
}
