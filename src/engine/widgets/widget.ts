import type { ReactNode } from 'react'
import type { CompiledField } from '../../manifest/compiled'
import type { FormModel } from '../fields/form-model'

/** What a widget gets: its field, its value, and the form around it. */
export interface WidgetProps {
  field: CompiledField
  value: unknown
  onChange: (value: unknown) => void
  onLeave: () => void
  label: string
  model: FormModel
  /** The rest of the section, for a widget that stands around it. */
  children?: ReactNode
}

/** The contract of a widget: the control, and whether it labels itself. */
export interface WidgetKind {
  /** Undefined for lists of rows, which are drawn by templates. */
  Control?: (props: WidgetProps) => ReactNode
  /** `label` above one control, `group` around several, `own` when the control labels itself, `around` the section. */
  frame: 'label' | 'group' | 'own' | 'around'
}
