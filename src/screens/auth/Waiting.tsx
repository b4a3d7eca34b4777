import { useState, type ReactNode } from 'react'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { useOneCall } from '../../platform/use-one-call'
import { Button } from '../../ui/form-controls/Button'
import { Text } from '../../ui/typography/Text'
import { TextButton } from '../../ui/typography/LinkText'
import styles from './auth.module.css'
import { FormProblem } from './FormProblem'
import { Sentence } from '../../ui/typography/Sentence'
import { useFailure } from './use-failure'

interface WaitingProps {
  readonly email: string
  /** Purpose of the link in the e-mail (specification section 2). */
  readonly purpose: 'verify_email' | 'reset_password'
  /** Sends the e-mail once more. */
  readonly onSendAgain: () => Promise<void>
  readonly onBack: () => void
  /** Link to the e-mail while developing. */
  readonly mailbox: ReactNode
}

const messages = { verify_email: 'verifyEmail', reset_password: 'resetPassword' } as const

/** Shown after an e-mail was sent (requirements AUTH-16, AUTH-17). */
export function Waiting({ email, purpose, onSendAgain, onBack, mailbox }: WaitingProps) {
  const t = useScreenTexts('auth')
  const failureOf = useFailure()
  const [sent, setSent] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { pending, run } = useOneCall()
  const sendAgain = async (): Promise<void> => {
    setSent(false)
    setProblem(undefined)
    try {
      await onSendAgain()
      setSent(true)
    } catch (error) {
      setProblem(t('wrong', { message: failureOf(error).message }))
    }
  }
  return (
    <div className={styles.fields}>
      <p className={styles.lead}>
        <Sentence of={(mark) => t(messages[purpose], { email: mark })} part={<Text strong>{email}</Text>} />
      </p>
      <ul className={styles.hints}>
        <li>{t('spam')}</li>
        <li>
          {t('stillNothing')}{' '}
          <TextButton onPress={() => !pending && void run(sendAgain)}>{t('sendAgain')}</TextButton>{' '}
          <span role="status">{sent && t('sentAgain')}</span>
        </li>
      </ul>
      {mailbox}
      <FormProblem text={problem} />
      <div>
        <Button onPress={onBack}>{t('backToLogin')}</Button>
      </div>
    </div>
  )
}
