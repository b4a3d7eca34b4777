import { PasswordInput } from '../../ui/form-controls/PasswordInput'
import { makePassword } from '../fields/make-password'
import type { WidgetKind } from './widget'

/** A secret that is set: hidden, and on request made up. */
export const password: WidgetKind = {
  frame: 'label',
  Control: ({ field, value, onChange, onLeave, model }) => {
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
          field.generate
            ? { label: t('form.generate'), onGenerate: () => onChange(makePassword()) }
            : undefined
        }
      />
    )
  },
}
