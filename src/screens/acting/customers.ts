import { shape } from '../../generated/answers/listCustomers'
import { decodeItems } from '../../lib/answer-shape'
import { personName } from '../../platform/account/person-name'

/** Maximum number of customers in an answer of the search. */
export const mostCustomers = 50

/** A customer found by a search. */
export interface FoundCustomer {
  readonly id: number
  /** First and last name, otherwise the sign-in address. */
  readonly name: string
  /** Sign-in address. */
  readonly address: string
  /** Titles of their billing accounts, except empty ones and their own name. */
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
