import { useState } from 'react'
import { isEmail } from '../../lib/email'
import { IdentityError } from '../../platform/identity/identity-failure'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { useOneCall } from '../../platform/use-one-call'
import { Button } from '../../ui/form-controls/Button'
import { TextButton } from '../../ui/typography/LinkText'
import styles from './auth.module.css'
import { EmailField } from './EmailField'
import { useFocusFirstWrong } from '../../ui/form-controls/focus-first-wrong'
import { Form } from '../../ui/form-controls/Form'
import { FormProblem } from './FormProblem'
import type { AuthFormProps, Problems } from './typed'
import { useFailure } from './use-failure'

interface ForgotFormProps extends AuthFormProps {
  readonly onAsked: () => void
  readonly onBack: () => void
}

/** Asks for an e-mail that leads to a new password (requirements AUTH-13, AUTH-25, AUTH-33). */
export function ForgotForm({ typed, onType, onAsked, onBack }: ForgotFormProps) {
  const { identity } = usePlatform()
  const t = useScreenTexts('auth')
  const failureOf = useFailure()
  const [problems, setProblems] = useState<Problems>({})
  const { pending, run } = useOneCall()
  const form = useFocusFirstWrong(problems)
  const email = typed.email.trim()

  const submit = async (): Promise<void> => {
    const wrong = email === '' ? t('required') : isEmail(email) ? undefined : t('emailWrong')
    setProblems(wrong === undefined ? {} : { email: wrong })
    if (wrong === undefined) await run(ask)
  }
  const ask = async (): Promise<void> => {
    try {
      const accounts = await identity.accounts()
      await accounts.changePassword(email)
      onAsked()
    } catch (error) {
      const { message } = failureOf(error)
      // The service's own words where it has any; whatever else is wrong with it, the password is not changed.
      const isUnknown = error instanceof IdentityError && !message.startsWith('too many requests')
      setProblems({ form: t('wrong', { message: isUnknown ? t('changeFailed') : message }) })
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
