import { useEffect, useState, type ReactNode } from 'react'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { asksToVerify } from '../../platform/identity/identity-failure'
import type { Finished } from '../../platform/identity/identity-provider'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import { Button } from '../../ui/form-controls/Button'
import { Spinner } from '../../ui/feedback/Spinner'
import { AuthFrame } from './AuthFrame'
import { CopyParameters } from './CopyParameters'
import type { LoginFace } from './face'
import { Outcome } from './Outcome'
import { ParameterList } from './ParameterList'
import { useFailure } from './use-failure'

interface CallbackScreenProps {
  readonly face: LoginFace
  /** Opens a path below the base path; it replaces this page in the history. */
  readonly onGo: (path: string) => void
}

/** The end of a sign-in at the provider's pages (specification section 2, requirements AUTH-34 to AUTH-42). */
export function CallbackScreen({ face, onGo }: CallbackScreenProps) {
  const { identity, reporter } = usePlatform()
  const [finished, setFinished] = useState<Finished>()
  useEffect(() => {
    let isHere = true
    const end = async (): Promise<void> => {
      const how = await identity.finish()
      if (!isHere) return
      if (how.outcome === 'missing')
        reporter.report({ name: 'Auth0CallbackError', message: 'No Auth0 callback params found' })
      if (how.outcome === 'signed-in') onGo(how.path)
      else setFinished(how)
    }
    void end()
    return () => {
      isHere = false
    }
  }, [identity, reporter, onGo])
  return <AuthFrame face={face}>{finished ? <Failed how={finished} onGo={onGo} /> : <Waiting />}</AuthFrame>
}

function Waiting() {
  const t = useScreenTexts('auth')
  return <Outcome title={t('loggingIn')} mark={<Spinner label={t('loggingIn')} />} />
}

/** Parameters of a refusal that are shown; the others are only copied. */
const shownOfRefusal: ReadonlySet<string> = new Set(['error', 'error_description'])

function Failed({ how, onGo }: { how: Finished; onGo: (path: string) => void }): ReactNode {
  const { session } = usePlatform()
  const { apiKey } = useStore(session)
  const t = useScreenTexts('auth')
  const failureOf = useFailure()
  const goOn = (label: string, path = '/'): ReactNode => (
    <Button variant="primary" onPress={() => onGo(path)}>
      {label}
    </Button>
  )
  switch (how.outcome) {
    case 'refused': {
      const { error, description, path, parameters } = how
      if (asksToVerify(error, description))
        return <Outcome title={t('actionRequired')} text={description} actions={goOn(t('back'), path)} />
      const reason =
        error === 'login_required' ? 'loginRequired' : error === 'access_denied' ? 'denied' : 'refused'
      return (
        <Outcome
          title={t('loginError')}
          text={t(reason)}
          actions={
            <>
              {goOn(t('back'), path)}
              <CopyParameters parameters={parameters} />
            </>
          }
        >
          <ParameterList parameters={parameters.filter(({ name }) => shownOfRefusal.has(name))} />
        </Outcome>
      )
    }
    case 'failed':
      return (
        <Outcome
          title={t('loginError')}
          text={t('wrong', { message: failureOf(how.error).message })}
          hint={t('copyHint')}
          actions={
            <>
              {goOn(t('logInAgain'), how.path)}
              <CopyParameters parameters={how.parameters} />
            </>
          }
        >
          <ParameterList parameters={how.parameters} />
        </Outcome>
      )
    default: {
      if (apiKey) return <Outcome title={t('alreadyIn')} actions={goOn(t('toConsole'))} />
      const [text, label] =
        how.outcome === 'unknown'
          ? (['notBegunHere', 'logInAgain'] as const)
          : (['nothingCame', 'logIn'] as const)
      return <Outcome title={t('loginError')} text={t(text)} actions={goOn(t(label))} />
    }
  }
}
