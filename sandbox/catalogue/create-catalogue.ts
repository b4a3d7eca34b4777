import { currencyOf } from '../charging/currency'
import { createPriceList } from '../charging/price-list'
import type { Catalogue } from '../context'
import { bootImages } from './boot-images'
import { campaigns } from './campaigns'
import { locations, publicAddress } from './locations'
import { metalSpecs, metalSystems } from './metal'
import { createPools, type Pools } from './pools'
import { createPrices } from './prices'
import { createSiteConfig, type Deployment } from './site-config'
import { createServiceImages } from './service-images'
import { vmImages } from './vm-images'
import { vmParameters } from './vm-parameters'

/**
 * The catalogue of a deployment that charges in the currency with the code `charged`.
 *
 * @throws RangeError for a currency no deployment charges in
 */
export function createCatalogue(deployment: Deployment, charged: string): Catalogue {
  const currency = currencyOf(charged)
  const pools = new Map<string, Pools>(locations.map(({ slug }) => [slug, createPools(slug)]))
  const storagePools: Catalogue['storagePools'] = (location) => pools.get(location)?.storage ?? []
  const hostPools: Catalogue['hostPools'] = (location) => pools.get(location)?.hosts ?? []
  const prices = createPrices(locations, storagePools, hostPools)
  const site = deployment.adjust(createSiteConfig(deployment, currency))
  return {
    site,
    locations,
    images: vmImages,
    parameters: vmParameters,
    bootImages,
    metalSpecs,
    metalSystems,
    prices,
    currency,
    priceList: createPriceList(prices, currency.code),
    campaigns,
    serviceImages: createServiceImages(site),
    storageUrl: `https://s3.${deployment.theme}.example/`,
    hostPools,
    storagePools,
    publicAddress,
  }
}
