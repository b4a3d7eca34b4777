import { useScreenTexts } from '../../platform/i18n/use-texts'
import { FieldShell } from '../../ui/form-controls/FieldShell'
import { TextInput } from '../../ui/form-controls/TextInput'

interface EmailFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: string | undefined
  readonly autoFocus: boolean
}

/** The e-mail address, which is the name of an account. */
export function EmailField({ value, onChange, error, autoFocus }: EmailFieldProps) {
  const t = useScreenTexts('auth')
  return (
    <FieldShell label={t('email')} error={error}>
      <TextInput
        type="email"
        name="username"
        autoComplete="username"
        value={value}
        onChange={onChange}
        autoFocus={autoFocus}
      />
    </FieldShell>
  )
}
