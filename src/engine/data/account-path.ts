import { resourceIndex } from '../../generated/resource-index'
import { accountsOperation } from '../../platform/account/use-billing-account'
import type { Site } from '../../platform/site/site'
import { detailPath } from '../routing/routes'
import { enabledTypes } from './enabled-types'

/** The address of the page of a billing account; undefined where this console has none. */
export function accountPath(id: number): string | undefined {
  const entry = Object.values(resourceIndex).find(
    ({ summary }) => summary.listOperation === accountsOperation,
  )
  return entry && detailPath(entry.summary, String(id), undefined)
}

/** The address of the form that makes a billing account; undefined where this site has none. */
export function createAccountPath(site: Pick<Site, 'feature'>): string | undefined {
  const type = enabledTypes(site).find(({ listOperation }) => listOperation === accountsOperation)
  return type?.routes.create ?? undefined
}
