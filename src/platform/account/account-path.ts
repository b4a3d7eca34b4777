import { resourceIndex } from '../../generated/resource-index'
import { accountsOperation } from './use-billing-account'
import type { Site } from '../site/site'
import { detailPath } from '../../manifest/routes'
import { enabledTypes } from '../site/enabled-types'

/** URL of a billing account's page; undefined if this console has none. */
export function accountPath(id: number): string | undefined {
  const entry = Object.values(resourceIndex).find(
    ({ summary }) => summary.listOperation === accountsOperation,
  )
  return entry && detailPath(entry.summary, String(id), undefined)
}

/** URL of the form for a new billing account; undefined if this site has none. */
export function createAccountPath(site: Pick<Site, 'feature'>): string | undefined {
  const type = enabledTypes(site).find(({ listOperation }) => listOperation === accountsOperation)
  return type?.routes.create ?? undefined
}
