import { shape } from '../../generated/answers/listCustomers'
import { decodeItems } from '../../lib/answer-shape'
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

/** The customers in an answer of the search. */
export function customersOf(answer: unknown): FoundCustomer[] {
  return decodeItems(shape, answer).items.map((each) => {
    const name = personName({ name: each.name, profile_data: each })
    return {
      id: each.id,
      name,
      address: each.name,
      accounts: each.billing_accounts.flatMap(({ title }) => (['', name].includes(title) ? [] : [title])),
      lastActivity: each.last_activity,
    }
  })
}
