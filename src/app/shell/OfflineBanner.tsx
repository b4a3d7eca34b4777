import { useState } from 'react'
import { formatWhen } from '../../lib/format-date'
import { useTexts } from '../../platform/i18n/use-texts'
import { ActingBanner } from '../../ui/layout/ActingBanner'

/** Banner while offline, with the time since when. */
export function OfflineBanner() {
  const { t, locale } = useTexts()
  const [since] = useState(() => new Date())
  return (
    <ActingBanner
      icon="wifi-off"
      strong={t('shell.offline')}
      note={t('shell.offlineText', { time: formatWhen(since, new Date(), locale) })}
    />
  )
}
