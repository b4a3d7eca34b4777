import { LocalTabs } from '../../ui/layout/LocalTabs'
import { choiceOf } from '../fields/field-options'
import type { WidgetKind } from './widget'

/** Alternatives for filling in a section, as tabs around its other fields. Must be its first field. */
export const tabs: WidgetKind = {
  frame: 'around',
  Control: ({ field, value, onChange, label, model, children }) => {
    const options = model.choices(field)?.options ?? []
    return (
      <LocalTabs
        label={label}
        tabs={options.map((option) => ({ id: option.id, label: option.label }))}
        selected={choiceOf(model.choices(field), value)?.id}
        onSelect={(id) => onChange(options.find((option) => option.id === id)?.value)}
      >
        {children}
      </LocalTabs>
    )
  },
}
