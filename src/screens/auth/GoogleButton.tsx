import { useScreenTexts } from '../../platform/i18n/use-texts'
import { Button } from '../../ui/form-controls/Button'
import styles from './auth.module.css'

/** The divider and the way in with a Google account (requirement AUTH-05). */
export function GoogleButton({ onPress }: { readonly onPress: () => void }) {
  const t = useScreenTexts('auth')
  return (
    <>
      <div className={styles.or}>{t('or')}</div>
      <Button block onPress={onPress}>
        <span className={styles.google}>
          <svg
            viewBox="0 0 24 24"
            width="16"
            height="16"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            aria-hidden
          >
            <path d="M12.5 12H21a8.9 8.9 0 1 1-2.7-6.4" />
          </svg>
          {t('google')}
        </span>
      </Button>
    </>
  )
}
