import type { CompiledResource } from '../../manifest/compiled'
import type { Site } from '../../platform/site/site'

export type Offer = CompiledResource['list']['offers'][number]

/** An offer with the type whose form it fills. */
export interface OfferOf {
  resource: CompiledResource
  offer: Offer
}

/** What a type offers to begin with on this site. */
export function offersOf(resource: CompiledResource, site: Pick<Site, 'feature'>): readonly OfferOf[] {
  return resource.list.offers
    .filter(({ feature }) => feature === undefined || site.feature(feature))
    .map((offer) => ({ resource, offer }))
}

/** The first of what several types offer that says what one gets. */
export function firstOffers(
  resources: readonly CompiledResource[],
  site: Pick<Site, 'feature'>,
  most: number,
): readonly OfferOf[] {
  return resources
    .flatMap((resource) => offersOf(resource, site))
    .filter(({ offer }) => Object.keys(offer.prefill).length > 0)
    .slice(0, most)
}

/** The create form with the values of an offer; undefined for a type without one. */
export function offerHref({ resource, offer }: OfferOf): string | undefined {
  const { create } = resource.routes
  if (create === null) return undefined
  const given = new URLSearchParams(offer.prefill).toString()
  return given === '' ? create : `${create}?${given}`
}
