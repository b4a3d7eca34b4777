import { formatNumber } from '../../lib/quantity'
import type { CompiledResource, ResourceSummary } from '../../manifest/compiled'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { Tabs } from '../../ui/layout/Tabs'
import { enabledTypes } from '../../platform/site/enabled-types'
import { knownCount } from '../data/use-type-lists'
import { useEnvironment } from '../data/use-environment'
import styles from './list.module.css'

interface SectionTabsProps {
  resource: CompiledResource
  /** Number of records in this list. */
  count: string | undefined
}

/** Tabs for the lists of a section, with counts from cached answers; nothing for a single list. */
export function SectionTabs({ resource, count }: SectionTabsProps) {
  const { t, typeName, locale } = useTexts()
  const platform = usePlatform()
  const { site } = platform
  const environment = useEnvironment({ resource })
  const types = enabledTypes(site).filter(({ section }) => section === resource.section)
  if (types.length < 2) return null
  const countOf = (type: ResourceSummary): string | undefined => {
    const known = knownCount(platform, type, environment)
    return known ? formatNumber(known, locale) : undefined
  }
  return (
    <div className={styles.tabs}>
      <Tabs
        label={t(`sections.${resource.section}`)}
        tabs={types.map((type) => ({
          href: type.routes.list,
          label: typeName(type.type, 'many'),
          count: type.type === resource.type ? count : countOf(type),
          current: type.type === resource.type,
        }))}
      />
    </div>
  )
}
