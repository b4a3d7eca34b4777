import type { ReactNode } from 'react'
import type { CompiledField } from '../../manifest/compiled-fields'
import type { FieldModel } from '../fields/form-model'

/** Props of a widget. */
export interface WidgetProps {
  field: CompiledField
  value: unknown
  onChange: (value: unknown) => void
  onLeave: () => void
  label: string
  model: FieldModel
  /** The other fields of the section, for a widget around it. */
  children?: ReactNode
}

/** A kind of widget: its control and its frame. */
export interface WidgetKind {
  /** Undefined for lists of rows, which templates draw. */
  Control?: (props: WidgetProps) => ReactNode
  /** `label` above one control, `group` around several, `own` if the control labels itself, `around` the section. */
  frame: 'label' | 'group' | 'own' | 'around'
}
