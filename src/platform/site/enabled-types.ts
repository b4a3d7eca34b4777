import { resourceIndex } from '../../generated/resource-index'
import type { ResourceSummary } from '../../manifest/compiled'
import type { Site } from './site'

/** Types enabled on a site, in navigation order. */
export function enabledTypes(site: Pick<Site, 'feature'>): ResourceSummary[] {
  return Object.values(resourceIndex)
    .map((entry) => entry.summary)
    .filter((summary) => summary.feature === null || site.feature(summary.feature))
}
