import { useEffect, useRef } from 'react'
import { partMissing } from '../../lib/missing-file'
import { useTexts } from '../../platform/i18n/use-texts'
import { useStore } from '../../platform/use-store'
import { Notice } from '../../ui/feedback/Notice'
import { Button } from '../../ui/form-controls/Button'
import styles from './shell.module.css'

/** Notice that a part of the console failed to load. Not a toast, because the toast code may be missing. */
export function MissingNotice() {
  const { t } = useTexts()
  const missing = useStore(partMissing)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (missing) place.current?.scrollIntoView({ block: 'center' })
  }, [missing])
  if (!missing) return null
  return (
    <div ref={place} className={styles.notice}>
      <Notice
        tone="error"
        icon="cloud-off"
        strong={t('shell.partNotLoaded')}
        text={t('shell.notLoadedText')}
        action={
          <Button size="sm" onPress={() => window.location.reload()}>
            {t('shell.reload')}
          </Button>
        }
        dismiss={{ label: t('toast.dismiss'), onDismiss: () => partMissing.set(false) }}
      />
    </div>
  )
}
