import type { FieldProblem } from '../../api/errors'
import type {
  CompiledField,
  CompiledForm,
  CompiledFormSection,
  CompiledResource,
} from '../../manifest/compiled'
import type { Limits } from '../../manifest/limits'
import type { Subject } from '../../manifest/subject'
import type { PriceLine } from '../../manifest/words/prices'
import type { CellEnv } from '../data/env'
import type { DraftStore } from './draft'
import type { FieldChoices } from './field-options'
import { rowErrors, type CheckContext, type FormErrors, type FormValidator } from './form-check'
import type { FormValues } from './form-values'

/** A form being filled in. Everything but the typed values is derived from them. */
export interface FormModel {
  form: CompiledForm
  /** The validator of the form's schema; undefined for a form that is not shown. */
  validator: FormValidator | undefined
  resource: CompiledResource
  env: CellEnv
  /** The lines of the price that what is typed is charged by. */
  priced: readonly PriceLine<string>[]
  /** What is typed and chosen, usual choices included. */
  values: FormValues
  subject: Subject
  visible: readonly CompiledField[]
  sections: readonly CompiledFormSection[]
  choices: (field: CompiledField) => FieldChoices | undefined
  limits: (field: CompiledField) => Limits
  required: (field: CompiledField) => boolean
  /** Errors to show now: of fields that were changed and left or came filled in, of all after a failed submit, of the server. */
  errors: FormErrors
  /** All present errors, shown or not. */
  allErrors: FormErrors
  check: CheckContext
  /** How the form would stand with other values put in, as far as its choices are known. */
  suppose: (next: FormValues) => { values: FormValues; visible: readonly CompiledField[] }
  /** The choices a field would have with other values put in. */
  choicesWith: (field: CompiledField, next: FormValues) => FieldChoices | undefined
  set: (id: string, value: unknown) => void
  /** Somebody chose to fill a field in by hand, or no more: until then it may not stay empty. */
  promise: (id: string, promised: boolean) => void
  /** A ready-made size (`isSize`) is chosen, so no other takes its place, though nobody has typed its parts. */
  setMany: (values: FormValues, isSize?: boolean) => void
  /** The customer has left a field; it is judged if it was changed. */
  leave: (id: string) => void
  /** It would change nothing: every value is what the record has. Such a form is not sent. */
  unchanged: boolean
  /** It was to be sent already, and was not right or could not be. */
  submitted: boolean
  /** Something differs from how the form started. */
  dirty: boolean
  /** A draft from before was put back. */
  restored: boolean
  reset: () => void
  /** Checks everything; the parameters to send, or undefined after showing what is wrong. */
  submit: () => Record<string, unknown> | undefined
  /** Puts the server's refusals to their fields; returns those that belong to no visible field. */
  refuse: (problems: readonly FieldProblem[]) => FieldProblem[]
  /** The form has done its work; its draft is forgotten. */
  finish: () => void
}

export interface FormOptions {
  resource: CompiledResource
  form: CompiledForm
  /** Undefined for a form that is worked out and not shown. */
  validator: FormValidator | undefined
  /** What surrounds the form: site, user, and the record an action is about. */
  base: Subject
  /** Values from the address, by field id; they win over initial values. */
  prefill?: FormValues
  /** Undefined until it is known whose it is; what was typed by then wins over what it holds. */
  draft?: DraftStore | undefined
  /** The form only changes the record: sending what the record has would do nothing. */
  edits?: boolean
  /** What the form is charged by, where that is not the price of the type. */
  priced?: readonly PriceLine<string>[] | undefined
}

/** Whether a form asks for something that must be kept nowhere. */
export const asksSecret = ({ visible }: Pick<FormModel, 'visible'>): boolean =>
  visible.some(({ secret, of }) => secret || of?.some((part) => part.secret))

/** How many entries the errors shown now are about: of a list, each that is wrong in its rows. */
export function countErrors({
  form,
  values,
  errors,
  check,
}: Pick<FormModel, 'form' | 'values' | 'errors' | 'check'>): number {
  const counts = Object.keys(errors).map((id) => {
    const inRows = rowErrors(form.fields[id], values[id], check).flatMap((row) => Object.keys(row))
    // The list itself may be what is wrong.
    return Math.max(inRows.length, 1)
  })
  return counts.reduce((sum, each) => sum + each, 0)
}
