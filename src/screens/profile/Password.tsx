import { useState } from 'react'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { errorMessage, errorReference } from '../../platform/failures/failure-message'
import { useOneCall } from '../../platform/use-one-call'
import { Notice } from '../../ui/feedback/Notice'
import { Button } from '../../ui/form-controls/Button'
import { Panel } from '../../ui/layout/Panel'
import { Section } from '../../ui/layout/Section'
import { Sentence } from '../../ui/typography/Sentence'
import { Text } from '../../ui/typography/Text'
import styles from './profile.module.css'

interface PasswordProps {
  readonly email: string
  /** Why it may not be changed; undefined if it may. */
  readonly reason: string | undefined
}

/** Sends a link to reset the password to the user's address (requirement AUTH-25). */
export function Password({ email, reason }: PasswordProps) {
  const platform = usePlatform()
  const { identity } = platform
  const t = useScreenTexts('profile')
  const [sent, setSent] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const { pending, run } = useOneCall()
  const send = async (): Promise<void> => {
    setSent(false)
    setProblem(undefined)
    try {
      const accounts = await identity.accounts()
      await accounts.changePassword(email)
      setSent(true)
    } catch (error) {
      setProblem(error)
    }
  }
  return (
    <Section narrow title={t('password.title')}>
      <Panel padded>
        <div className={styles.password}>
          <p role="status">
            <Sentence
              of={(mark) => t(sent ? 'password.sent' : 'password.text', { email: mark })}
              part={<Text>{email}</Text>}
            />
          </p>
          <Button size="sm" pending={pending} disabled={reason ?? false} onPress={() => void run(send)}>
            {t(sent ? 'password.again' : 'password.change')}
          </Button>
        </div>
        {reason !== undefined && <p className={styles.note}>{reason}</p>}
        {problem !== undefined && (
          <Notice
            tone="error"
            strong={t('password.failed')}
            text={errorMessage(platform, problem)}
            reference={errorReference(problem)}
          />
        )}
      </Panel>
    </Section>
  )
}
