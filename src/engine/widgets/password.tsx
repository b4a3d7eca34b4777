import { PasswordInput } from '../../ui/form-controls/PasswordInput'
import { makePassword } from '../fields/make-password'
import type { WidgetKind, WidgetProps } from './widget'

function Control({
  field,
  value,
  onChange,
  onLeave,
  model,
  generates,
}: WidgetProps & { generates: boolean }) {
  const { t } = model.env.texts
  return (
    <PasswordInput
      value={typeof value === 'string' ? value : ''}
      onChange={onChange}
      onBlur={onLeave}
      name={field.at}
      autoComplete="new-password"
      showLabel={t('form.show')}
      hideLabel={t('form.hide')}
      generate={
        generates ? { label: t('form.generate'), onGenerate: () => onChange(makePassword()) } : undefined
      }
    />
  )
}

/** A new secret, hidden. */
export const password: WidgetKind = {
  frame: 'label',
  Control: (props) => <Control {...props} generates={false} />,
}

/** A new secret, hidden, and generated on request. */
export const newPassword: WidgetKind = {
  frame: 'label',
  Control: (props) => <Control {...props} generates />,
}
