import { useState } from 'react'
import { inPlainSigns } from '../../lib/plain-signs'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { useOneCall } from '../../platform/use-one-call'
import { Button } from '../../ui/form-controls/Button'
import { FieldShell } from '../../ui/form-controls/FieldShell'
import { Form } from '../../ui/form-controls/Form'
import { TextInput } from '../../ui/form-controls/TextInput'
import { TextButton } from '../../ui/typography/LinkText'
import styles from './auth.module.css'
import { useFailure } from './use-failure'
import { useProblems } from './use-problems'

interface CodeFormProps {
  /** Proves that the password was right. */
  readonly token: string
  /** Path to open after signing in, below the base path. */
  readonly path: string
  readonly onBack: () => void
}

/** The one-time code of an authenticator app, after the password. */
export function CodeForm({ token, path, onBack }: CodeFormProps) {
  const { identity } = usePlatform()
  const t = useScreenTexts('auth')
  const failureOf = useFailure()
  const [typed, setTyped] = useState('')
  const { pending, run } = useOneCall()
  // Apps show it in two groups.
  const code = inPlainSigns(typed).replaceAll(' ', '')
  const { problems, form, check, refuse } = useProblems(code === '' ? { code: t('required') } : {})

  const submit = async (): Promise<void> => {
    if (check()) await run(logIn)
  }
  const logIn = async (): Promise<void> => {
    try {
      const accounts = await identity.accounts()
      await accounts.start({ with: 'code', token, code, path })
    } catch (error) {
      refuse({ code: t('wrong', { message: failureOf(error).message }) })
    }
  }
  return (
    <>
      <Form ref={form} className={styles.fields} onSubmit={() => void submit()}>
        <FieldShell label={t('code')} error={problems.code}>
          <TextInput
            name="one-time-code"
            autoComplete="one-time-code"
            inputMode="numeric"
            mono
            value={typed}
            onChange={setTyped}
            autoFocus
          />
        </FieldShell>
        <Button variant="primary" type="submit" block pending={pending}>
          {t('logIn')}
        </Button>
      </Form>
      <p className={styles.other}>
        <TextButton onPress={onBack}>{t('backToLogin')}</TextButton>
      </p>
    </>
  )
}
