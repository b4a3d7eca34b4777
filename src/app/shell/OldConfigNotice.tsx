import { formatWhen } from '../../lib/format-date'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { errorDetail, errorReference } from '../../platform/failures/failure-message'
import { Notice } from '../../ui/feedback/Notice'
import styles from './shell.module.css'

/** Notice that an older configuration is in use, with its time and the reason why the newest was not used. */
export function OldConfigNotice() {
  const platform = usePlatform()
  const { t, locale } = useTexts()
  const { oldConfig, now } = platform
  if (!oldConfig) return null
  const { reason, at } = oldConfig
  return (
    <div className={styles.notice}>
      <Notice
        tone="warning"
        strong={t('shell.oldConfig', { time: formatWhen(new Date(at), new Date(now()), locale) })}
        text={t('shell.oldConfigText', { reason: errorDetail(platform, reason) })}
        reference={errorReference(reason)}
      />
    </div>
  )
}
