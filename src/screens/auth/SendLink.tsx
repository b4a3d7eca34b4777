import { useState } from 'react'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { useOneCall } from '../../platform/use-one-call'
import { Button } from '../../ui/form-controls/Button'
import { FormProblem } from './FormProblem'
import { useFailure } from './use-failure'

/** Asks for another e-mail that verifies an address. */
export function SendLink({ email }: { readonly email: string }) {
  const { identity } = usePlatform()
  const t = useScreenTexts('auth')
  const failureOf = useFailure()
  const [sent, setSent] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { pending, run } = useOneCall()
  const send = async (): Promise<void> => {
    setProblem(undefined)
    try {
      const accounts = await identity.accounts()
      await accounts.resendVerification(email)
      setSent(true)
    } catch (error) {
      setProblem(t('wrong', { message: failureOf(error).message }))
    }
  }
  return (
    <>
      <Button pending={pending} onPress={() => void run(send)}>
        {t('sendNewLink')}
      </Button>
      <p role="status">{sent && t('sentAgain')}</p>
      <FormProblem text={problem} />
    </>
  )
}
