import { ChipsInput } from '../../ui/form-controls/ChipsInput'
import { TextInput } from '../../ui/form-controls/TextInput'
import { plain } from '../cells/cell'
import { emailProblem } from '../fields/email-problem'
import type { WidgetKind } from './widget'

/** An example for where there is none yet. */
const placeholder = 'mari@example.com'

/** One e-mail address. */
export const email: WidgetKind = {
  frame: 'label',
  Control: ({ field, value, onChange, onLeave }) => (
    <TextInput
      type="email"
      value={plain(value)}
      onChange={(text) => onChange(text.trim())}
      onBlur={onLeave}
      name={field.at}
      autoComplete="off"
      placeholder={placeholder}
    />
  ),
}

/** E-mail addresses, one chip each; pasting several makes several. One that is not finished stays, marked. */
export const emails: WidgetKind = {
  frame: 'label',
  Control: ({ value, onChange, onLeave, model }) => {
    const { t } = model.env.texts
    return (
      <ChipsInput
        values={Array.isArray(value) ? value.map(String) : []}
        onChange={onChange}
        onBlur={onLeave}
        errorOf={(entry) => emailProblem(entry, t)}
        removeLabel={(entry) => t('form.remove', { what: entry })}
        placeholder={placeholder}
      />
    )
  },
}
