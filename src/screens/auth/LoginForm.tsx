import { useState } from 'react'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { useOneCall } from '../../platform/use-one-call'
import { Notice } from '../../ui/feedback/Notice'
import { Button } from '../../ui/form-controls/Button'
import { FieldShell } from '../../ui/form-controls/FieldShell'
import { Form } from '../../ui/form-controls/Form'
import { PasswordInput } from '../../ui/form-controls/PasswordInput'
import { TextButton } from '../../ui/typography/LinkText'
import styles from './auth.module.css'
import { EmailField } from './EmailField'
import { FormProblem } from './FormProblem'
import { GoogleButton } from './GoogleButton'
import type { AuthFormProps } from './typed'
import { useFailure } from './use-failure'
import { useProblems } from './use-problems'
import { wrongEmail } from './wrong-email'

interface LoginFormProps extends AuthFormProps {
  /** Path to open after signing in, below the base path. */
  readonly path: string
  readonly onForgot: () => void
  readonly onSignUp: () => void
  /** The password was right, and a second factor is on. */
  readonly onSecondFactor: (token: string) => void
}

/** Sign-in with an account: e-mail address and password, or Google (requirements AUTH-05, AUTH-06). */
export function LoginForm({ typed, onType, path, onForgot, onSignUp, onSecondFactor }: LoginFormProps) {
  const { identity } = usePlatform()
  const t = useScreenTexts('auth')
  const failureOf = useFailure()
  const [toVerify, setToVerify] = useState<string>()
  const [sent, setSent] = useState(false)
  const { pending, run } = useOneCall()
  const { email, password } = typed
  const { problems, form, check, refuse } = useProblems({
    ...wrongEmail(email, t),
    ...(password === '' ? { password: t('required') } : {}),
  })

  const submit = async (): Promise<void> => {
    setToVerify(undefined)
    if (check()) await run(logIn)
  }
  const logIn = async (): Promise<void> => {
    try {
      const accounts = await identity.accounts()
      await accounts.start({ with: 'password', email: email.trim(), password, path })
    } catch (error) {
      const { topic, message, token } = failureOf(error)
      if (topic === 'second-factor' && token !== undefined) onSecondFactor(token)
      else if (topic === 'verify') setToVerify(message)
      else refuse({ [topic === 'login' ? 'password' : 'form']: t('wrong', { message }) })
    }
  }
  const sendAgain = async (): Promise<void> => {
    try {
      const accounts = await identity.accounts()
      await accounts.resendVerification(email.trim())
      setSent(true)
    } catch (error) {
      refuse({ form: t('wrong', { message: failureOf(error).message }) })
    }
  }
  const leaveForGoogle = async (): Promise<void> => {
    const accounts = await identity.accounts()
    await accounts.start({ with: 'google', path })
  }
  return (
    <>
      <Form ref={form} className={styles.fields} onSubmit={() => void submit()}>
        {toVerify !== undefined && (
          <Notice
            tone="warning"
            strong={t('actionRequired')}
            text={toVerify}
            action={
              sent ? (
                t('sentAgain')
              ) : (
                <TextButton onPress={() => void run(sendAgain)}>{t('sendAgain')}</TextButton>
              )
            }
          />
        )}
        <EmailField
          value={email}
          onChange={(value) => onType({ email: value })}
          error={problems.email}
          autoFocus={email === ''}
        />
        <FieldShell
          label={t('password')}
          labelAction={<TextButton onPress={onForgot}>{t('forgot')}</TextButton>}
          error={problems.password}
        >
          <PasswordInput
            name="password"
            value={password}
            onChange={(value) => onType({ password: value })}
            autoComplete="current-password"
            showLabel={t('showPassword')}
            hideLabel={t('hidePassword')}
            autoFocus={email !== ''}
          />
        </FieldShell>
        <FormProblem text={problems.form} />
        <Button variant="primary" type="submit" block pending={pending}>
          {t('logIn')}
        </Button>
      </Form>
      <GoogleButton onPress={() => void leaveForGoogle()} />
      <p className={styles.other}>
        {t('newHere')} <TextButton onPress={onSignUp}>{t('createAccount')}</TextButton>
      </p>
    </>
  )
}
