import { useState } from 'react'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { useOneCall } from '../../platform/use-one-call'
import { Button } from '../../ui/form-controls/Button'
import { Checkbox } from '../../ui/form-controls/Checkbox'
import { FieldShell } from '../../ui/form-controls/FieldShell'
import { Form } from '../../ui/form-controls/Form'
import { PasswordInput } from '../../ui/form-controls/PasswordInput'
import styles from './auth.module.css'
import { useFocusFirstWrong } from '../../ui/form-controls/focus-first-wrong'
import { canBeSent, typedKey } from './typed-key'
import { useFailure } from './use-failure'

/** Asks for a key that the mock API lets in; undefined where there is no mock API. */
export type MockKey = () => Promise<string | undefined>

interface KeyFormProps {
  readonly typed: string
  readonly onType: (key: string) => void
  /** Offers the mock API, with which no key needs to be typed. */
  readonly mockKey: MockKey | undefined
}

/** Sign-in with an API key (requirements AUTH-18 to AUTH-21). */
export function KeyForm({ typed, onType, mockKey }: KeyFormProps) {
  const { session, identity, site } = usePlatform()
  const t = useScreenTexts('auth')
  const failureOf = useFailure()
  const [remembered, setRemembered] = useState(() => session.rememberedKey() !== undefined)
  const [isMock, setMock] = useState(false)
  const [problem, setProblem] = useState<{ message?: string }>({})
  const { pending, run } = useOneCall()
  const form = useFocusFirstWrong(problem)

  const submit = async (): Promise<void> => {
    const apiKey = typedKey(typed)
    if (apiKey === '' && !isMock) setProblem({ message: t('required') })
    else if (!canBeSent(apiKey)) setProblem({ message: t('noKey') })
    else await run(() => signIn(apiKey))
  }
  const signIn = async (typedIn: string): Promise<void> => {
    setProblem({})
    try {
      const apiKey = typedIn === '' ? await mockKey?.() : typedIn
      if (apiKey === undefined) setProblem({ message: t('noMock') })
      else await identity.key.start({ apiKey, remembered })
    } catch (error) {
      setProblem({ message: failureOf(error).message })
    }
  }
  return (
    <Form ref={form} className={styles.fields} onSubmit={() => void submit()}>
      <FieldShell
        label={t('apiKey')}
        error={problem.message === undefined ? undefined : t('wrong', { message: problem.message })}
      >
        <PasswordInput
          value={typed}
          onChange={onType}
          autoComplete="current-password"
          showLabel={t('show')}
          hideLabel={t('hide')}
          autoFocus
        />
      </FieldShell>
      {mockKey && <Checkbox checked={isMock} onChange={setMock} label={t('mock')} hint={t('mockHint')} />}
      {site.config.keyCookie !== true && (
        <Checkbox
          checked={remembered}
          onChange={(wanted) => {
            setRemembered(wanted)
            // Whoever goes away without signing in has said so all the same.
            if (!wanted) session.forgetKey()
          }}
          label={t('remember')}
          hint={t('rememberHint')}
        />
      )}
      <Button variant="primary" type="submit" block pending={pending}>
        {t('logIn')}
      </Button>
    </Form>
  )
}
