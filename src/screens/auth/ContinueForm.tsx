import { useState } from 'react'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { useOneCall } from '../../platform/use-one-call'
import { Button } from '../../ui/form-controls/Button'
import styles from './auth.module.css'
import { FormProblem } from './FormProblem'
import { useFailure } from './use-failure'

/** Sign-in on the pages of an OpenID Connect provider. `path` is opened afterwards, below the base path. */
export function ContinueForm({ path }: { readonly path: string }) {
  const { identity } = usePlatform()
  const t = useScreenTexts('auth')
  const failureOf = useFailure()
  const [problem, setProblem] = useState<string>()
  const { pending, run } = useOneCall()
  const leave = async (): Promise<void> => {
    setProblem(undefined)
    try {
      const provider = await identity.openid()
      await provider.start({ path })
    } catch (error) {
      setProblem(t('wrong', { message: failureOf(error).message }))
    }
  }
  return (
    <div className={styles.fields}>
      <p className={styles.lead}>{t('continueText')}</p>
      <FormProblem text={problem} />
      <Button variant="primary" block pending={pending} autoFocus onPress={() => void run(leave)}>
        {t('continue')}
      </Button>
    </div>
  )
}
