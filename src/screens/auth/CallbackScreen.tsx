import { useEffect, useState, type ReactNode } from 'react'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { asksToVerify } from '../../platform/identity/identity-failure'
import type { Finished } from '../../platform/identity/identity-provider'
import { usePlatform } from '../../platform/platform'
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
  /** Goes on at a path below the base path; what happened here is not kept in the history. */
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

function Failed({ how, onGo }: { how: Finished; onGo: (path: string) => void }): ReactNode {
  const t = useScreenTexts('auth')
  const failureOf = useFailure()
  const again = (label: string): ReactNode => (
    <Button variant="primary" onPress={() => onGo('/')}>
      {label}
    </Button>
  )
  switch (how.outcome) {
    case 'refused': {
      const { error, description, parameters } = how
      if (asksToVerify(error, description))
        return <Outcome title={t('actionRequired')} text={description} actions={again(t('back'))} />
      const reason =
        error === 'login_required' ? 'loginRequired' : error === 'access_denied' ? 'denied' : 'refused'
      return (
        <Outcome
          title={t('loginError')}
          text={t(reason)}
          actions={
            <>
              {again(t('back'))}
              <CopyParameters parameters={parameters} />
            </>
          }
        >
          <ParameterList parameters={parameters} />
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
              {again(t('logInAgain'))}
              <CopyParameters parameters={how.parameters} />
            </>
          }
        >
          <ParameterList parameters={how.parameters} />
        </Outcome>
      )
    case 'unknown':
      return <Outcome title={t('loginError')} text={t('notBegunHere')} actions={again(t('logInAgain'))} />
    default:
      return <Outcome title={t('loginError')} text={t('nothingCame')} actions={again(t('logIn'))} />
  }
}
