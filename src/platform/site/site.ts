import type { components } from '../../generated/api-types'
import { featureSwitches, type FeatureSwitch } from '../../manifest/names'

export type SiteConfig = components['schemas']['SiteConfig']
export type Location = components['schemas']['Location']

/** The deployment as the console sees it: configuration, switches, locations. */
export interface Site {
  config: SiteConfig
  /** True when the switch is on; a switch the configuration leaves out is off (specification decisions, gaps). */
  feature: (name: FeatureSwitch) => boolean
  /** Published locations in their order (requirement LIST-10). */
  locations: readonly Location[]
  location: (slug: string | undefined) => Location | undefined
}

/** Published locations by `order_nr`, then by name. */
export function orderLocations(locations: readonly Location[]): Location[] {
  return locations
    .filter((location) => location.is_published !== false)
    .sort((a, b) => (a.order_nr ?? 0) - (b.order_nr ?? 0) || a.display_name.localeCompare(b.display_name))
}

/** Errors of a configuration that the platform lets through, in the catalogue's words (specification section 5). */
export function siteProblems(config: SiteConfig): string[] {
  const problems: string[] = []
  if (config.kubernetesEnabled && !config.servicesEnabled)
    problems.push('Kubernetes requires services to be enabled')
  for (const { os = [], disabled, default: usual } of config.predefinedPackages ?? []) {
    const barred = disabled ?? []
    if (barred.some((name) => !os.includes(name))) problems.push('Disabled OS must be in the list of OS')
    if (usual?.some((name) => !os.includes(name))) problems.push('Default OS must be in the list of OS')
    if (usual?.some((name) => barred.includes(name))) problems.push('OS cannot be default if it is disabled')
  }
  return problems
}

/** Makes a site of a configuration. Throws with every problem the configuration has. */
export function createSite(config: SiteConfig): Site {
  const problems = siteProblems(config)
  if (problems.length > 0) throw new Error(problems.join('; '))
  const on = new Set<FeatureSwitch>(featureSwitches.filter((name) => config[name] === true))
  const locations = orderLocations(config.locations)
  const bySlug = new Map(locations.map((location) => [location.slug, location]))
  return {
    config,
    feature: (name) => on.has(name),
    locations,
    location: (slug) => (slug === undefined ? undefined : bySlug.get(slug)),
  }
}
