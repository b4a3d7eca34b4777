import type { components } from '../../generated/api-types'
import { shape } from '../../generated/answers/getSiteConfig'
import { resourceIndex } from '../../generated/resource-index'
import { joinMessages } from '../../api/envelope'
import { decode } from '../../lib/answer-shape'
import { DeveloperError } from '../../lib/developer-error'
import { isRecord } from '../../lib/is-record'
import type { FeatureSwitch } from '../../manifest/feature-switch'

export type SiteConfig = components['schemas']['SiteConfig']
export type Location = components['schemas']['Location']

/** The deployment: configuration, feature switches, locations. */
export interface Site {
  config: SiteConfig
  /** True if the switch is on; missing ones are off (specification decisions, gaps). */
  feature: (name: FeatureSwitch) => boolean
  /** Published locations in order (requirement LIST-10). */
  locations: readonly Location[]
  location: (slug: string | undefined) => Location | undefined
}

/** True for a location with a slug, which calls need. */
const isNamed = ({ slug }: { slug?: unknown }): boolean => typeof slug === 'string' && slug !== ''

/** Published locations with a slug by `order_nr`, then name. */
export function orderLocations(locations: readonly Location[]): Location[] {
  return locations
    .filter((location) => location.is_published !== false && isNamed(location))
    .sort((a, b) => (a.order_nr ?? 0) - (b.order_nr ?? 0) || a.display_name.localeCompare(b.display_name))
}

/** Semantic errors of a configuration, in the catalogue's words (specification section 5). */
export function siteProblems(config: SiteConfig): string[] {
  const problems: string[] = []
  const slugs = orderLocations(config.locations).map(({ slug }) => slug)
  // A repeated slug would list and count everything twice.
  const twice = slugs.find((slug, index) => slugs.indexOf(slug) !== index)
  if (twice !== undefined) problems.push(`The location ${twice} is there twice`)
  if (config.kubernetesEnabled && !config.servicesEnabled)
    problems.push('Kubernetes requires services to be enabled')
  for (const { os, disabled, default: usual } of config.predefinedPackages ?? []) {
    const barred = disabled ?? []
    if (barred.some((name) => !os.includes(name))) problems.push('Disabled OS must be in the list of OS')
    if (usual?.some((name) => !os.includes(name))) problems.push('Default OS must be in the list of OS')
    if (usual?.some((name) => barred.includes(name))) problems.push('OS cannot be default if it is disabled')
  }
  return problems
}

/** The answer without null members, which mean the same as missing ones. */
function withoutNulls(answer: unknown): unknown {
  return isRecord(answer)
    ? Object.fromEntries(Object.entries(answer).filter(([, value]) => value !== null))
    : answer
}

/** Creates a site from an answer. Throws with all problems: what is wrong in one member makes the others doubtful. */
export function createSite(answer: unknown): Site {
  const { value: config, problems: wrong } = decode(shape, withoutNulls(answer))
  if (!config || wrong.length > 0) throw new DeveloperError(joinMessages([...wrong]))
  const on = new Set(Object.entries(config).flatMap(([name, value]) => (value === true ? [name] : [])))
  const placed = Object.entries(resourceIndex).flatMap(
    ([
      type,
      {
        summary: { scope, feature },
      },
    ]) => (scope === 'location' && (feature === null || on.has(feature)) ? [type] : []),
  )
  const locations = orderLocations(config.locations)
  const problems = siteProblems(config)
  if (placed.length > 0 && locations.length === 0)
    problems.push(
      `No location is published, which these types need: ${placed.join(', ')}; publish one, or switch them off by their feature`,
    )
  if (problems.length > 0) throw new DeveloperError(joinMessages([...new Set(problems)]))
  const bySlug = new Map(locations.map((location) => [location.slug, location]))
  return {
    config,
    feature: (name) => on.has(name),
    locations,
    location: (slug) => (slug === undefined ? undefined : bySlug.get(slug)),
  }
}
