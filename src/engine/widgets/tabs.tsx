import { LocalTabs } from '../../ui/layout/Tabs'
import type { WidgetKind } from './widget'

/** One of a few ways to fill in the rest of the section, as tabs around it. Stands first in its section. */
export const tabs: WidgetKind = {
  frame: 'around',
  Control: ({ field, value, onChange, label, model, children }) => (
    <LocalTabs
      label={label}
      tabs={(model.choices(field)?.options ?? []).map((option) => ({ id: option.id, label: option.label }))}
      selected={String(value)}
      onSelect={onChange}
    >
      {children}
    </LocalTabs>
  ),
}
