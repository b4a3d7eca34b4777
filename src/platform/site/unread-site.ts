import { DeveloperError } from '../../lib/developer-error'
import type { Site } from './site'

/**
 * Feature switches that are on before the site configuration is read (specification section 9, requirement SITE-29);
 * those it does not list are off (specification decisions, gaps).
 */
const onBefore = (name: string): boolean =>
  name === 'vmsEnabled' || name === 'ipsEnabled' || name === 'chatEnabled'

/** The site before its configuration is read: default switches, no locations. Reading the configuration throws. */
export const unreadSite = {
  get config(): Site['config'] {
    throw new DeveloperError('Configuration not loaded yet, it must be manually fetched before the first use')
  },
  feature: onBefore,
  locations: [],
  location: () => undefined,
} satisfies Site
