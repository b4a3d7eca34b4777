import { IdentityError } from '../../platform/identity/identity-failure'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { useOneCall } from '../../platform/use-one-call'
import { Button } from '../../ui/form-controls/Button'
import { TextButton } from '../../ui/typography/LinkText'
import styles from './auth.module.css'
import { EmailField } from './EmailField'
import { Form } from '../../ui/form-controls/Form'
import { FormProblem } from './FormProblem'
import type { AuthFormProps } from './typed'
import { useFailure } from './use-failure'
import { useProblems } from './use-problems'
import { wrongEmail } from './wrong-email'

interface ForgotFormProps extends AuthFormProps {
  readonly onAsked: () => void
  readonly onBack: () => void
}

/** Asks for an e-mail that leads to a new password (requirements AUTH-13, AUTH-25, AUTH-33). */
export function ForgotForm({ typed, onType, onAsked, onBack }: ForgotFormProps) {
  const { identity } = usePlatform()
  const t = useScreenTexts('auth')
  const failureOf = useFailure()
  const { pending, run } = useOneCall()
  const email = typed.email.trim()
  const { problems, form, check, refuse } = useProblems(wrongEmail(email, t))

  const submit = async (): Promise<void> => {
    if (check()) await run(ask)
  }
  const ask = async (): Promise<void> => {
    try {
      const accounts = await identity.accounts()
      await accounts.changePassword(email)
      onAsked()
    } catch (error) {
      const { message } = failureOf(error)
      // Failures of the service are shown as one text (requirement AUTH-33), except its rate limit.
      const isUnknown = error instanceof IdentityError && !message.startsWith('too many requests')
      refuse({ form: t('wrong', { message: isUnknown ? t('changeFailed') : message }) })
    }
  }
  return (
    <>
      <Form ref={form} className={styles.fields} onSubmit={() => void submit()}>
        <EmailField
          value={typed.email}
          onChange={(value) => onType({ email: value })}
          error={problems.email}
          autoFocus
        />
        <FormProblem text={problems.form} />
        <Button variant="primary" type="submit" block pending={pending}>
          {t('forgotSend')}
        </Button>
      </Form>
      <p className={styles.other}>
        <TextButton onPress={onBack}>{t('backToLogin')}</TextButton>
      </p>
    </>
  )
}
