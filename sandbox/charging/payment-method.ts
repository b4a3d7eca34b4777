import type { Card, PrimaryCard } from '../entities'
import { isRecord } from '../../src/lib/is-record'
import type { Work } from '../context'
import { parseJson } from '../http/parameters'
import type { StoredRow } from '../store/records'

type Account = StoredRow<'account'>
type Method = StoredRow<'card'>

/** Payment methods of an account that were not removed, in the order they were added. */
export function methodsOf(work: Pick<Work, 'records'>, account: Account): Method[] {
  return work.records
    .list('card', { owner: account.owner, account: account.document.id })
    .filter(({ document }) => document.is_deleted !== true)
}

/** The method that is charged first, if it can be charged. */
export function chargeable(methods: readonly Method[]): Method | undefined {
  return methods.find(
    ({ document, state }) => document.is_primary && document.is_verified && state.keyword !== 'invoice',
  )
}

/** Reason why a charge is refused; undefined if it succeeds. */
export function charge(method: Method, now: number): string | undefined {
  const { valid_thru: validThru } = method.document
  if (typeof validThru === 'number' && validThru * 1000 <= now) return 'Card has expired'
  switch (method.state.behaviour) {
    case 'declined':
      return 'Card was declined'
    case 'insufficient':
      return 'Insufficient funds'
    case 'good':
      return undefined
  }
}

/** A method in a few words, such as `Visa 4242`. */
export function methodText({ document }: Method): string {
  const { brand, last4 } = readDetails(document)
  return brand === undefined ? document.identifier : [brand, last4].join(' ').trim()
}

/** The primary method as accounts show it; its shape differs from that of the list of methods. */
export function toPrimaryCard(method: Method | undefined): PrimaryCard {
  if (!method) return null
  const { document } = method
  const { brand, last4, holder, expiry } = readDetails(document)
  const [month, year] = (expiry ?? '').split('/')
  return {
    id: `${document.id}`,
    type: method.state.keyword === 'invoice' ? 'paying_by_invoice' : 'creditcard',
    card_type: brand?.toLowerCase() ?? null,
    card_holder: holder ?? null,
    last4: last4 ?? null,
    expire_month: month || null,
    expire_year: year ? `20${year}` : null,
    is_verified: document.is_verified,
  }
}

/** Parsed `additional_data` of a card. */
function readDetails(card: Card): { brand?: string; last4?: string; holder?: string; expiry?: string } {
  const data = parseJson(card.additional_data ?? '')
  if (!isRecord(data)) return {}
  const text = (name: string): Record<string, string> => {
    const value = data[name]
    return typeof value === 'string' ? { [name]: value } : {}
  }
  return { ...text('brand'), ...text('last4'), ...text('holder'), ...text('expiry') }
}
