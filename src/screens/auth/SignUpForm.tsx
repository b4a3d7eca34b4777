import { useState } from 'react'
import { safeHref } from '../../lib/safe-href'
import { passwordRules } from '../../lib/password-rules'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { useOneCall } from '../../platform/use-one-call'
import { Button } from '../../ui/form-controls/Button'
import { FieldShell } from '../../ui/form-controls/FieldShell'
import { Form } from '../../ui/form-controls/Form'
import { PasswordInput } from '../../ui/form-controls/PasswordInput'
import { RuleList } from '../../ui/form-controls/RuleList'
import { LinkText, TextButton } from '../../ui/typography/LinkText'
import styles from './auth.module.css'
import { EmailField } from './EmailField'
import { FormProblem } from './FormProblem'
import { GoogleButton } from './GoogleButton'
import type { AuthFormProps } from './typed'
import { useFailure } from './use-failure'
import { useProblems } from './use-problems'
import { wrongEmail } from './wrong-email'
import { Sentence } from '../../ui/typography/Sentence'

interface SignUpFormProps extends AuthFormProps {
  /** Path to open after signing in, below the base path. */
  readonly path: string
  /** Address of the terms. */
  readonly terms: string | null | undefined
  readonly onSignedUp: (emailVerified: boolean) => void
  readonly onLogIn: () => void
}

/** A new account: the password's rules are ticked while it is typed (requirements AUTH-08, AUTH-22, AUTH-23). */
export function SignUpForm({ typed, onType, path, terms, onSignedUp, onLogIn }: SignUpFormProps) {
  const { identity } = usePlatform()
  const t = useScreenTexts('auth')
  const failureOf = useFailure()
  const [compared, setCompared] = useState(false)
  const { pending, run } = useOneCall()
  const { email, password, repeat } = typed
  const rules = passwordRules(password)
  const differs = repeat !== password
  const termsAddress = safeHref(terms)

  const isBroken = rules.some(({ met }) => !met)
  const { problems, form, check, refuse } = useProblems({
    ...wrongEmail(email, t),
    ...(isBroken ? { password: password === '' ? t('required') : t('rules.broken') } : {}),
    ...(differs ? { repeat: t('repeatWrong') } : {}),
  })

  const submit = async (): Promise<void> => {
    if (check()) await run(signUp)
  }
  const signUp = async (): Promise<void> => {
    try {
      const accounts = await identity.accounts()
      const { emailVerified } = await accounts.signUp(email.trim(), password)
      onSignedUp(emailVerified)
    } catch (error) {
      const { topic, message } = failureOf(error)
      const place = topic !== 'signup' ? 'form' : message.startsWith('Password') ? 'password' : 'email'
      refuse({ [place]: t('wrong', { message }) })
    }
  }
  const leaveForGoogle = async (): Promise<void> => {
    const accounts = await identity.accounts()
    await accounts.start({ with: 'google', path })
  }
  const shown = { showLabel: t('showPassword'), hideLabel: t('hidePassword') }
  const mismatch = compared && repeat !== '' && differs ? t('repeatWrong') : undefined
  return (
    <>
      <Form ref={form} className={styles.fields} onSubmit={() => void submit()}>
        <EmailField
          value={email}
          onChange={(value) => onType({ email: value })}
          error={problems.email}
          autoFocus={email === ''}
        />
        <FieldShell
          label={t('password')}
          error={problems.password}
          keepHint
          hint={
            <RuleList
              rules={rules.map(({ rule, met }) => ({ id: rule, label: t(`rules.${rule}`), met }))}
              metLabel={t('rules.met')}
              unmetLabel={t('rules.unmet')}
            />
          }
        >
          <PasswordInput
            name="password"
            value={password}
            onChange={(value) => onType({ password: value })}
            autoComplete="new-password"
            autoFocus={email !== ''}
            {...shown}
          />
        </FieldShell>
        <FieldShell label={t('repeat')} error={mismatch ?? problems.repeat}>
          <PasswordInput
            name="password-repeat"
            value={repeat}
            onChange={(value) => onType({ repeat: value })}
            onBlur={() => setCompared(true)}
            autoComplete="new-password"
            {...shown}
          />
        </FieldShell>
        <FormProblem text={problems.form} />
        <Button variant="primary" type="submit" block pending={pending}>
          {t('signUp')}
        </Button>
      </Form>
      <GoogleButton onPress={() => void leaveForGoogle()} />
      <p className={styles.other}>
        {termsAddress !== undefined && (
          <Sentence
            of={(mark) => t('accept', { terms: mark })}
            part={
              <LinkText href={termsAddress} external>
                {t('acceptTerms')}
              </LinkText>
            }
          />
        )}{' '}
        {t('haveAccount')} <TextButton onPress={onLogIn}>{t('logIn')}</TextButton>
      </p>
    </>
  )
}
