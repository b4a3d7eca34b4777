import { resourceIndex } from '../../generated/resource-index'
import type { ResourceSummary } from '../../manifest/compiled'
import { usePlatform } from '../../platform/platform'

/** The types of a section that this site has, in the order of the manifests. */
export function useSectionTypes(section: string): ResourceSummary[] {
  const { site } = usePlatform()
  return Object.values(resourceIndex)
    .map((entry) => entry.summary)
    .filter(
      (summary) => summary.section === section && (summary.feature === null || site.feature(summary.feature)),
    )
}
