/** How a form is put together. */
import type { IconName } from '../../lib/icon-names'
import type { OperationId } from '../../generated/operations'
import type { CellName } from '../names'
import type { Scalar, Value, Condition } from './values'
import type { FieldSpec } from './fields'

/** Ready-made sizes that set several fields at once. */
export interface Presets<
  Site extends string = string,
  Key extends string = string,
  P extends string = string,
> {
  /** Array in the site configuration. */
  site: Site
  /** Field of the form from key of the preset, multiplied where units differ. */
  set: Record<string, { key: Key; times?: number; cell: CellName }>
  /** Kinds of what is chosen elsewhere, as presets name them: the first whose condition holds is the present one. */
  kinds?: readonly { is: string; when?: Condition<P> }[]
  /** Fields whose chosen values presets may name instead of a kind. */
  of?: readonly string[]
  /** Keys of a preset that list kinds: those it is offered for, barred for, and the usual size of. */
  lists?: { offered?: Key; barred?: Key; usual?: Key }
  /** Key of the words that say why it is barred. */
  notice?: Key
}

/** A member of what a call without parameters answers. */
export interface ReadValue<Op extends OperationId = OperationId, At extends string = string> {
  read: Op
  at: At
}

/** A value in a text, written as this cell writes it: one at hand, or a member of what a call without parameters answers. */
export type ToldValue<P extends string = string, O extends string = string, Read = ReadValue> = {
  cell: CellName
} & ({ value: Value<P, O> } | Read)

/** Something to know before a form is sent, above its fields, or of a record, above its content: `notices.<id>`. */
export interface FormNotice<P extends string = string, O extends string = string, Told = ToldValue> {
  id: string
  tone: 'info' | 'warning' | 'error'
  when?: Condition<P, O>
  /** Values of one sentence more, `noticeDetails.<id>`, which is said as soon as all of them are known. */
  details?: Record<string, Told>
  /** The record on whose page this can be ended: a button leads there, `noticeLinks.<id>`. */
  link?: { type: string; id: Value<P, O> }
}

/** A part of a create form, under a heading. */
export interface FormSection<P extends string = string, F = FieldSpec, Sizes = Presets> {
  /** Names its heading, `sections.<id>`. */
  id: string
  /** Stands before the heading. */
  icon?: IconName
  /** Sizes above the fields. */
  presets?: Sizes
  /** In their order. */
  fields: readonly F[]
  /** Left out unless this holds. */
  when?: Condition<P>
}

/** The fields a value of an address fills. `as` are other words for values, `also` what else is then filled. */
export interface Prefill {
  fields: readonly string[]
  as?: Record<string, string>
  also?: Record<string, Scalar>
}
