import type { Customer } from '../entities'
import { assertMayActForAnybody } from './staff'
import type { Records } from '../store/records'
import type { HandlersOf } from './handler'

const mostCustomers = 50

/** Search of customers to act for, by administrators and staff (the specification leaves it open). */
export const customerHandlers: HandlersOf<'listCustomers'> = {
  listCustomers: (context, { query }) => {
    assertMayActForAnybody(context)
    const words = query.toLowerCase().split(/\s+/).filter(Boolean)
    return customers(context.records)
      .filter((customer) => {
        const text = searchText(customer)
        return words.every((word) => text.includes(word))
      })
      .slice(0, mostCustomers)
  },
}

function customers(records: Records): Customer[] {
  return records
    .list('user', {})
    .map(({ document: { id, name, last_activity: lastActivity, profile_data: profile } }) => ({
      id,
      name,
      first_name: profile?.first_name ?? '',
      last_name: profile?.last_name ?? '',
      last_activity: lastActivity ?? null,
      billing_accounts: records
        .list('account', { owner: id })
        .map(({ document }) => ({ id: document.id, title: document.title ?? '' })),
    }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
}

function searchText({ id, name, first_name, last_name, billing_accounts: accounts }: Customer): string {
  const ofAccounts = accounts.flatMap((account) => [`${account.id}`, account.title])
  return [`${id}`, name, first_name, last_name, ...ofAccounts].join(' ').toLowerCase()
}
