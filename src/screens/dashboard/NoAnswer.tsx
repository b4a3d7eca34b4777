import { useScreenTexts } from '../../platform/i18n/use-texts'
import { VisuallyHidden } from '../../ui/feedback/VisuallyHidden'
import styles from './dashboard.module.css'

/** Placeholder of a figure whose source failed. */
export function NoAnswer() {
  const t = useScreenTexts('overview')
  return (
    <span className={styles.unknown} title={t('noAnswer')}>
      <span aria-hidden="true">?</span>
      <VisuallyHidden>{t('noAnswer')}</VisuallyHidden>
    </span>
  )
}
