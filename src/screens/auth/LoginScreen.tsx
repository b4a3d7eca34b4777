import { useEffect, useState, type FormEvent } from 'react'
import { callRead } from '../../api/call-read'
import { createApiClient } from '../../api/client'
import { isApiError } from '../../api/errors'
import { userIdOf } from '../../platform/account/user-id'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { useOneCall } from '../../platform/use-one-call'
import { useStore } from '../../platform/use-store'
import { errorMessage } from '../../platform/toast'
import { Notice } from '../../ui/feedback/Notice'
import { Button } from '../../ui/form-controls/Button'
import { Checkbox } from '../../ui/form-controls/Checkbox'
import { FieldShell } from '../../ui/form-controls/FieldShell'
import { PasswordInput } from '../../ui/form-controls/PasswordInput'
import { Text } from '../../ui/typography/Text'
import styles from './auth.module.css'
import { LinesArt } from './LinesArt'
import { canBeSent, typedKey } from './typed-key'

/** The words around the form, from the theme and the site configuration. */
export interface LoginFace {
  layout: 'split' | 'card'
  logo: React.ReactNode
  title: string
  subtitle: string
  claim: string
  claimText: string
  facts: readonly { label: string; value: string }[]
}

interface LoginScreenProps {
  face: LoginFace
  prefix: string
}

/**
 * Sign-in with an API key, for sites without an identity provider (requirements AUTH-18 to AUTH-21). The key is tried
 * before it is stored, so a wrong one says so here.
 */
export function LoginScreen({ face, prefix }: LoginScreenProps) {
  const platform = usePlatform()
  const { session, site } = platform
  const { t } = useTexts()
  const { ended } = useStore(session)
  const [key, setKey] = useState(() => session.rememberedKey() ?? '')
  const [remembered, setRemembered] = useState(key !== '')
  const [error, setError] = useState<string>()
  const { pending, run } = useOneCall()
  useEffect(() => {
    document.title = `${t('login.title')} | ${site.config.siteName}`
  }, [t, site])

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const apiKey = typedKey(key)
    if (apiKey === '') {
      setError(t('login.required'))
      return
    }
    if (!canBeSent(apiKey)) {
      setError(t('login.noKey'))
      return
    }
    await run(() => signIn(apiKey))
  }
  const signIn = async (apiKey: string): Promise<void> => {
    setError(undefined)
    const trial = createApiClient({
      base: `${window.location.origin}${prefix}`,
      identity: () => ({ apiKey, epoch: 0 }),
      fetch: (request) => fetch(request),
    })
    try {
      const id = userIdOf(await callRead(trial, 'getUser', {}))
      session.signIn(apiKey, remembered)
      if (id !== undefined) session.know(id, session.get().epoch)
    } catch (failure) {
      setError(isApiError(failure) ? errorMessage(platform, failure) : t('errors.unknown'))
    }
  }
  const form = (
    <form className={styles.box} onSubmit={(event) => void submit(event)} noValidate>
      <h1>{face.title}</h1>
      <p className={styles.subtitle}>{face.subtitle}</p>
      {ended && <Notice tone="info" strong={t('login.ended')} />}
      <FieldShell
        label={t('login.apiKey')}
        error={error === undefined ? undefined : t('login.wrong', { message: error })}
      >
        <PasswordInput
          value={key}
          onChange={setKey}
          autoComplete="current-password"
          showLabel={t('login.show')}
          hideLabel={t('login.hide')}
          autoFocus
        />
      </FieldShell>
      <Checkbox
        checked={remembered}
        onChange={(wanted) => {
          setRemembered(wanted)
          // Whoever goes away without signing in has said so all the same.
          if (!wanted) session.forgetKey()
        }}
        label={t('login.remember')}
        hint={t('login.rememberHint')}
      />
      <div className={styles.submit}>
        <Button variant="primary" type="submit" block pending={pending}>
          {t('login.submit')}
        </Button>
      </div>
    </form>
  )
  const brand = (
    <div className={styles.brand}>
      <span className={styles.logo}>{face.logo}</span>
      {site.config.siteName}
    </div>
  )
  const facts = (
    <ul className={styles.facts}>
      {face.facts.map((fact) => (
        <li key={fact.label}>
          <strong>{fact.label}</strong> {fact.value}
        </li>
      ))}
    </ul>
  )
  if (face.layout === 'card') {
    return (
      <main className={styles.plain}>
        <header className={styles.top}>{brand}</header>
        <div className={styles.middle}>
          <div className={styles.claim}>
            <h2>{face.claim}</h2>
            <p>
              <Text>{face.claimText}</Text>
            </p>
            {facts}
          </div>
          <div className={styles.card}>{form}</div>
        </div>
      </main>
    )
  }
  return (
    <main className={styles.split}>
      <div className={styles.form}>
        {brand}
        {form}
      </div>
      <div className={styles.side}>
        <LinesArt />
        <p className={styles.quote}>{face.claim}</p>
        <p>
          <Text>{face.claimText}</Text>
        </p>
        {facts}
      </div>
    </main>
  )
}
