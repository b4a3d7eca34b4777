import { useScreenTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { Button } from '../../ui/form-controls/Button'
import { Icon } from '../../ui/Icon'
import { AuthFrame } from './AuthFrame'
import styles from './auth.module.css'
import type { LoginFace } from './face'
import { isFlagged } from './mode'
import { Outcome } from './Outcome'
import { SendLink } from './SendLink'

interface VerificationScreenProps {
  readonly face: LoginFace
  /** Query of the URL with `success` and `email` (requirements AUTH-43, AUTH-44). */
  readonly query: URLSearchParams
  /** Goes to an address below the base path. */
  readonly onGo: (address: string) => void
}

/** Result of the verification of an e-mail address (specification section 2, requirements AUTH-43 to AUTH-47). */
export function VerificationScreen({ face, query, onGo }: VerificationScreenProps) {
  const { identity } = usePlatform()
  const t = useScreenTexts('auth')
  const done = isFlagged(query, 'success')
  const email = query.get('email') ?? ''
  const login = email === '' ? '/' : `/?${new URLSearchParams({ username: email })}`
  const actions = (
    <>
      <Button variant="primary" onPress={() => onGo(login)}>
        {t('logIn')}
      </Button>
      {!done && email !== '' && identity.method === 'accounts' && <SendLink email={email} />}
    </>
  )
  const doneText = email === '' ? t('verifiedTextAlone') : t('verifiedText', { email })
  return (
    <AuthFrame face={face}>
      <Outcome
        title={done ? t('verified') : t('notVerified')}
        mark={
          <span className={done ? styles.good : styles.bad}>
            <Icon name={done ? 'circle-check' : 'triangle-alert'} size={20} />
          </span>
        }
        text={done ? doneText : t('notVerifiedText')}
        actions={actions}
      />
    </AuthFrame>
  )
}
