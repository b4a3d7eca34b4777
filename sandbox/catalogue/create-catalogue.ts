import type { Catalogue } from '../context'
import { bootImages } from './boot-images'
import { locations, publicAddress } from './locations'
import { metalSpecs, metalSystems } from './metal'
import { createPools, type Pools } from './pools'
import { createPrices } from './prices'
import { createSiteConfig } from './site-config'
import { vmImages } from './vm-images'
import { vmParameters } from './vm-parameters'

/** What the demo deployment offers, dressed by `theme`; `hasIdentity` names the sandbox's identity provider. */
export function createCatalogue(theme: string, hasIdentity: boolean): Catalogue {
  const pools = new Map<string, Pools>(locations.map(({ slug }) => [slug, createPools(slug)]))
  const storagePools: Catalogue['storagePools'] = (location) => pools.get(location)?.storage ?? []
  return {
    site: createSiteConfig(theme, locations, hasIdentity),
    locations,
    images: vmImages,
    parameters: vmParameters,
    bootImages,
    metalSpecs,
    metalSystems,
    prices: createPrices(locations, storagePools),
    storageUrl: `https://s3.${theme}.example/`,
    hostPools: (location) => pools.get(location)?.hosts ?? [],
    storagePools,
    publicAddress,
  }
}
