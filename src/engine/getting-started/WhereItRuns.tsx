import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { StateMark } from '../../ui/feedback/StateMark'
import styles from './getting-started.module.css'

/** Locations of the site, and which of them accept new records. */
export function WhereItRuns() {
  const { site } = usePlatform()
  const { t } = useTexts()
  return (
    <ul className={styles.where}>
      {site.locations.map(({ slug, display_name: name, create_resource_disabled: full = false }) => (
        <li key={slug}>
          <span className={styles.place}>
            {name} <span className={styles.faint}>{slug}</span>
          </span>
          <StateMark
            look="quiet"
            tone={full ? 'default' : 'success'}
            icon={full ? 'circle-slash' : 'circle-check'}
            label={full ? t('list.full') : t('list.available')}
          />
        </li>
      ))}
    </ul>
  )
}
