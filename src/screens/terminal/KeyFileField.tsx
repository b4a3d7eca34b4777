import { useId } from 'react'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { FieldShell } from '../../ui/form-controls/FieldShell'
import { PasswordInput } from '../../ui/form-controls/PasswordInput'
import { mostKeyBytes } from './keys/read-key-file'
import styles from './terminal.module.css'

interface KeyFileFieldProps {
  readonly file: string | undefined
  readonly onFile: (text: string | undefined) => void
  readonly passphrase: string
  readonly onPassphrase: (text: string) => void
  readonly problem: string | undefined
  readonly asksPassphrase: boolean
}

/** Field for a file with a private key, read once, and for its passphrase if it needs one. */
export function KeyFileField(props: KeyFileFieldProps) {
  const { onFile, passphrase, onPassphrase, problem, asksPassphrase } = props
  const t = useScreenTexts('terminal')
  const id = useId()
  const read = async (file: File | undefined): Promise<void> => {
    onFile(file === undefined ? undefined : await file.slice(0, mostKeyBytes).text())
  }
  return (
    <>
      <div className={styles.file}>
        <label htmlFor={id}>{t('keyFile')}</label>
        <input
          id={id}
          type="file"
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          onChange={(event) => void read(event.target.files?.[0])}
        />
        {problem !== undefined && (
          <p id={`${id}-problem`} className={styles.problem} role="alert">
            {problem}
          </p>
        )}
      </div>
      {asksPassphrase && (
        <FieldShell label={t('passphrase')}>
          <PasswordInput
            value={passphrase}
            onChange={onPassphrase}
            autoComplete="off"
            autoFocus
            showLabel={t('show')}
            hideLabel={t('hide')}
          />
        </FieldShell>
      )}
    </>
  )
}
