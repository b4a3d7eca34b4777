import { ownedBy } from '../identity'
import type { HandlersOf } from './handler'

/** What belongs to no location: billing accounts, configuration and prices. */
export const overviewHandlers: HandlersOf<
  | 'listBillingAccounts'
  | 'getSiteConfig'
  | 'listLocations'
  | 'listVmImages'
  | 'listVmParameters'
  | 'getCurrentPrices'
  | 'listHostPools'
  | 'listPlainImages'
  | 'listAppImages'
  | 'listBootImages'
> = {
  listBillingAccounts: ({ records, caller }) =>
    records.list('account', { ...ownedBy(caller), location: '' }).map(({ document }) => document),

  getSiteConfig: ({ catalogue }) => catalogue.site,

  listLocations: ({ catalogue }) => [...catalogue.locations],

  listVmImages: ({ catalogue }) => [...catalogue.images],

  listPlainImages: ({ catalogue }) => catalogue.images.filter(({ is_app_catalog: isApp }) => isApp !== true),

  listAppImages: ({ catalogue }) => catalogue.images.filter(({ is_app_catalog: isApp }) => isApp === true),

  listBootImages: ({ catalogue }) => [...catalogue.bootImages],

  listVmParameters: ({ catalogue }) => [...catalogue.parameters],

  getCurrentPrices: ({ catalogue }) => [...catalogue.prices],

  listHostPools: ({ catalogue, location }) => [...catalogue.hostPools(location)],
}
