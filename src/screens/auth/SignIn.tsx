import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import { Notice } from '../../ui/feedback/Notice'
import { LocalTabs } from '../../ui/layout/LocalTabs'
import styles from './auth.module.css'
import { AuthFrame } from './AuthFrame'
import { CodeForm } from './CodeForm'
import { ContinueForm } from './ContinueForm'
import type { LoginFace } from './face'
import { ForgotForm } from './ForgotForm'
import { KeyForm, type MockKey } from './KeyForm'
import { LoginForm } from './LoginForm'
import { isWaiting, type Mode } from './mode'
import { SignUpForm } from './SignUpForm'
import type { Typed } from './typed'
import { useMode } from './use-mode'
import { Waiting } from './Waiting'

interface SignInProps {
  readonly face: LoginFace
  /** Query of the URL: flags and prefilled values (requirements AUTH-03, AUTH-04). */
  readonly query: URLSearchParams
  /** Path to open after signing in, below the base path. */
  readonly path: string
  /** Below the login: people to sign in as while developing. */
  readonly people: ReactNode
  /** Link to received e-mails while developing. */
  readonly mailbox: ReactNode
  /** Reads a key of the mock API while developing; undefined otherwise (requirement AUTH-20). */
  readonly mockKey: MockKey | undefined
}

/** The heading of a mode and the text below it. */
function useHeading(mode: Mode, face: LoginFace): { title: string; subtitle: string | undefined } {
  const { site } = usePlatform()
  const t = useScreenTexts('auth')
  const money = useMoney()
  const credit = site.config.firstAccountCredit ?? 0
  switch (mode) {
    case 'login':
      return { title: face.title, subtitle: face.subtitle }
    case 'signup':
      return {
        title: t('signUpTitle'),
        subtitle: credit > 0 ? t('signUpCredit', { amount: money.format(credit) }) : t('signUpText'),
      }
    case 'second_factor':
      return { title: t('codeTitle'), subtitle: t('codeText') }
    case 'forgot_password':
      return { title: t('forgotTitle'), subtitle: t('forgotText') }
    default:
      return { title: t('waitTitle'), subtitle: undefined }
  }
}

/**
 * The sign-in screen in its modes (specification section 2). Typed values are kept when the mode changes. A site without
 * an identity provider only asks for a key (requirement AUTH-18).
 */
export function SignIn({ face, query, path, people, mailbox, mockKey }: SignInProps) {
  const { session, site, identity } = usePlatform()
  const { t: base } = useTexts()
  const t = useScreenTexts('auth')
  const { ended } = useStore(session)
  const { mode, ground, step } = useMode(query)
  const [tab, setTab] = useState<'account' | 'key'>('account')
  const [typed, setTyped] = useState<Typed>(() => ({
    email: query.get('username') ?? '',
    password: '',
    repeat: '',
    key: session.rememberedKey() ?? '',
  }))
  const { title, subtitle } = useHeading(mode, face)
  const heading = useRef<HTMLHeadingElement>(null)
  const waits = isWaiting(mode)
  const email = typed.email.trim()
  const pageTitle = mode === 'login' ? base('login.title') : title
  useEffect(() => {
    document.title = `${pageTitle} | ${site.config.siteName}`
  }, [pageTitle, site])
  useEffect(() => {
    if (waits) heading.current?.focus()
  }, [waits])

  const onType = (change: Partial<Typed>): void => setTyped((was) => ({ ...was, ...change }))
  const form = { typed, onType, path }
  const keyForm = (
    <KeyForm
      typed={typed.key}
      onType={(key) => onType({ key })}
      mockKey={identity.method === 'key' ? mockKey : undefined}
    />
  )
  return (
    <AuthFrame face={face}>
      <div className={styles.box}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
        {ended && <Notice tone="info" strong={t('ended')} />}
        {mode === 'second_factor' && ground !== undefined && (
          <CodeForm token={ground} path={path} onBack={() => step('back')} />
        )}
        {mode === 'login' && identity.method === 'key' && keyForm}
        {mode === 'login' && identity.method !== 'key' && (
          <LocalTabs
            label={t('ways')}
            tabs={[
              { id: 'account', label: identity.method === 'openid' ? t('byAccount') : t('byEmail') },
              { id: 'key', label: t('byKey') },
            ]}
            selected={tab}
            onSelect={setTab}
          >
            {tab === 'key' ? (
              keyForm
            ) : identity.method === 'openid' ? (
              <ContinueForm path={path} />
            ) : (
              <LoginForm
                {...form}
                onForgot={() => step('forgot')}
                onSignUp={() => step('toggle')}
                onSecondFactor={(token) => step('factor', token)}
              />
            )}
          </LocalTabs>
        )}
        {mode === 'login' && people}
        {mode === 'signup' && (
          <SignUpForm
            {...form}
            terms={face.terms}
            onSignedUp={(verified) => (verified ? step('signed-up verified') : step('signed-up', email))}
            onLogIn={() => step('toggle')}
          />
        )}
        {mode === 'forgot_password' && (
          <ForgotForm {...form} onAsked={() => step('asked', email)} onBack={() => step('back')} />
        )}
        {waits && ground !== undefined && (
          <Waiting
            mailbox={mailbox}
            email={ground}
            purpose={mode === 'waiting_signup_confirmation' ? 'verify_email' : 'reset_password'}
            onSendAgain={async () => {
              const accounts = await identity.accounts()
              const send = mode === 'waiting_signup_confirmation' ? 'resendVerification' : 'changePassword'
              await accounts[send](ground)
            }}
            onBack={() => step('back')}
          />
        )}
      </div>
    </AuthFrame>
  )
}
