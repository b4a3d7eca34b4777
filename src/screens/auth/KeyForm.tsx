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
import { canBeSent, typedKey } from './typed-key'
import { useFailure } from './use-failure'
import { useProblems } from './use-problems'

/** Reads a key that the mock API accepts; resolves to undefined without a mock API. */
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
  const { pending, run } = useOneCall()
  const apiKey = typedKey(typed)
  const isMissing = apiKey === '' && !isMock
  const { problems, form, check, refuse } = useProblems(
    isMissing ? { key: t('required') } : canBeSent(apiKey) ? {} : { key: t('noKey') },
  )

  const submit = async (): Promise<void> => {
    if (check()) await run(signIn)
  }
  const signIn = async (): Promise<void> => {
    try {
      const own = apiKey === '' ? await mockKey?.() : apiKey
      if (own === undefined) refuse({ key: t('noMock') })
      else await identity.key.start({ apiKey: own, remembered })
    } catch (error) {
      refuse({ key: failureOf(error).message })
    }
  }
  return (
    <Form ref={form} className={styles.fields} onSubmit={() => void submit()}>
      <FieldShell
        label={t('apiKey')}
        error={problems.key === undefined ? undefined : t('wrong', { message: problems.key })}
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
            // Takes effect even if the user leaves without signing in.
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
