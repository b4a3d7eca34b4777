import { isApiError } from '../../api/errors'
import { formatWhen } from '../../lib/format-date'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { errorMessage, errorReference } from '../../platform/toast'
import { Notice } from '../../ui/feedback/Notice'
import styles from './shell.module.css'

/** Says above the page that the site stands on an older configuration, since when it is known and what is wrong with the newest. */
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
        text={t('shell.oldConfigText', {
          reason: isApiError(reason)
            ? errorMessage(platform, reason)
            : reason instanceof Error
              ? reason.message
              : String(reason),
        })}
        reference={errorReference(reason)}
      />
    </div>
  )
}
