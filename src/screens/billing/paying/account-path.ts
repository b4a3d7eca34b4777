import { entryOf } from '../../../engine/data/load-resource'
import { detailPath } from '../../../manifest/routes'

/**
 * Path of an account's page.
 * @param query parameters, such as `{ tab: 'history' }` or `{ do: 'addCredit' }`
 */
export function accountPath(account: number, query: Readonly<Record<string, string>> = {}): string {
  const { summary } = entryOf('billing_account')
  const path = detailPath(summary, String(account), undefined) ?? summary.routes.list
  const search = new URLSearchParams(query).toString()
  return search === '' ? path : `${path}?${search}`
}
