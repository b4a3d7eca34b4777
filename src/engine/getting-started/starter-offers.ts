import type { CompiledResource } from '../../manifest/compiled'
import type { Site } from '../../platform/site/site'

export type StarterOffer = CompiledResource['list']['presets'][number]

/** A starter offer with the type whose form it fills. */
export interface StarterOfferOf {
  resource: CompiledResource
  offer: StarterOffer
}

/** Starter offers of a type on this site. */
export function starterOffersOf(
  resource: CompiledResource,
  site: Pick<Site, 'feature'>,
): readonly StarterOfferOf[] {
  return resource.list.presets
    .filter(({ feature }) => feature === undefined || site.feature(feature))
    .map((offer) => ({ resource, offer }))
}

/** The first starter offers of several types that prefill something. */
export function firstStarterOffers(
  resources: readonly CompiledResource[],
  site: Pick<Site, 'feature'>,
  most: number,
): readonly StarterOfferOf[] {
  return resources
    .flatMap((resource) => starterOffersOf(resource, site))
    .filter(({ offer }) => Object.keys(offer.values).length > 0)
    .slice(0, most)
}

/** URL of the create form with the values of an offer; undefined for a type without a form. */
export function starterOfferHref({ resource, offer }: StarterOfferOf): string | undefined {
  const { create } = resource.routes
  if (create === null) return undefined
  const given = new URLSearchParams(offer.values).toString()
  return given === '' ? create : `${create}?${given}`
}
