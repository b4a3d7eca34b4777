import type { HandlersOf } from './handler'
import { pricePolicy } from './price-policy'

/** Site configuration, catalogue and prices. */
export const overviewHandlers: HandlersOf<
  | 'getSiteConfig'
  | 'listLocations'
  | 'listVmImages'
  | 'listVmParameters'
  | 'getCurrentPrices'
  | 'getPricePolicy'
  | 'listHostPools'
  | 'listPlainImages'
  | 'listAppImages'
  | 'listBootImages'
> = {
  getSiteConfig: ({ catalogue: { site }, standIns }) =>
    standIns === undefined ? site : { ...site, vendorStandIns: standIns },

  listLocations: ({ catalogue }) => [...catalogue.site.locations],

  listVmImages: ({ catalogue }) => [...catalogue.images],

  listPlainImages: ({ catalogue }) => catalogue.images.filter(({ is_app_catalog: isApp }) => isApp !== true),

  listAppImages: ({ catalogue }) => catalogue.images.filter(({ is_app_catalog: isApp }) => isApp === true),

  listBootImages: ({ catalogue }) => [...catalogue.bootImages],

  listVmParameters: ({ catalogue }) => [...catalogue.parameters],

  getCurrentPrices: ({ catalogue }) => [...catalogue.prices],

  getPricePolicy: pricePolicy,

  listHostPools: ({ catalogue, location }) => [...catalogue.hostPools(location)],
}
