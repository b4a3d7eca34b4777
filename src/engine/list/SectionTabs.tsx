import type { CompiledResource } from '../../manifest/compiled'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { Tabs } from '../../ui/layout/Tabs'
import { enabledTypes } from '../data/enabled-types'
import styles from './list.module.css'

interface SectionTabsProps {
  resource: CompiledResource
  /** How many records the list shown has. */
  count: string | undefined
}

/** The lists of one section beside each other; nothing when it has only one. */
export function SectionTabs({ resource, count }: SectionTabsProps) {
  const { t, typeName } = useTexts()
  const { site } = usePlatform()
  const types = enabledTypes(site).filter(({ section }) => section === resource.section)
  if (types.length < 2) return null
  return (
    <div className={styles.tabs}>
      <Tabs
        label={t(`sections.${resource.section}`)}
        tabs={types.map((type) => ({
          href: type.routes.list,
          label: typeName(type.type, 'many'),
          count: type.type === resource.type ? count : undefined,
          current: type.type === resource.type,
        }))}
      />
    </div>
  )
}
