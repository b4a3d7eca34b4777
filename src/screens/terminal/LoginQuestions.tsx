import { useState } from 'react'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { Button } from '../../ui/form-controls/Button'
import { FieldShell } from '../../ui/form-controls/FieldShell'
import { Form } from '../../ui/form-controls/Form'
import { PasswordInput } from '../../ui/form-controls/PasswordInput'
import { TextInput } from '../../ui/form-controls/TextInput'
import { Dialog } from '../../ui/overlay/Dialog'
import type { LoginPrompt } from './connection'
import styles from './terminal.module.css'

interface LoginQuestionsProps {
  readonly name: string
  readonly prompt: LoginPrompt
  readonly onAnswer: (answers: readonly string[]) => void
  readonly onCancel: () => void
}

/** Questions of a machine during sign-in; the texts are the machine's, and are marked as such. */
export function LoginQuestions({ name, prompt, onAnswer, onCancel }: LoginQuestionsProps) {
  const t = useScreenTexts('terminal')
  const [answers, setAnswers] = useState(() => prompt.questions.map(() => ''))
  const set = (index: number, text: string): void =>
    setAnswers(answers.map((each, at) => (at === index ? text : each)))
  return (
    <Dialog
      title={t('asks', { name })}
      description={prompt.own ? undefined : t('asksText')}
      closeLabel={t('close')}
      onClose={onCancel}
      actions={
        <>
          <Button onPress={onCancel}>{t('cancel')}</Button>
          <Button variant="primary" onPress={() => onAnswer(answers)}>
            {t('answer')}
          </Button>
        </>
      }
    >
      <Form className={styles.form} onSubmit={() => onAnswer(answers)}>
        {[prompt.title, prompt.text].map((text) => text !== '' && <p key={text}>{text}</p>)}
        {prompt.questions.map(({ text, echo }, index) => {
          const label = prompt.own || text.trim() === '' ? t('password') : text
          const shared = { value: answers[index] ?? '', onChange: (typed: string) => set(index, typed) }
          return (
            <FieldShell key={`${index} ${text}`} label={label}>
              {echo ? (
                <TextInput {...shared} autoComplete="off" autoFocus={index === 0} />
              ) : (
                <PasswordInput
                  {...shared}
                  autoComplete="off"
                  autoFocus={index === 0}
                  showLabel={t('show')}
                  hideLabel={t('hide')}
                />
              )}
            </FieldShell>
          )
        })}
      </Form>
    </Dialog>
  )
}
