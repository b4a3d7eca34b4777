import type { FieldProblem } from '../../api/errors'
import type { CompiledField } from '../../manifest/compiled-fields'
import type { CompiledForm, CompiledFormSection, CompiledResource } from '../../manifest/compiled'
import type { Limits } from '../../manifest/limits'
import type { Subject } from '../../manifest/subject'
import type { CompiledPrice } from '../../manifest/price'
import type { CellEnv } from '../data/env'
import type { DraftStore } from '../../platform/session/draft'
import type { FieldChoices } from './field-options'
import { rowErrors } from './form-check'
import type { CheckContext, FormErrors } from './check-context'
import type { FormValidator } from './schema-errors'
import type { Unavailable } from './unavailable'
import type { FormValues } from './form-values'

/** What a field reads and changes in its form, or in its row of a list. */
export interface FieldModel {
  /** The fields, by id. */
  form: Pick<CompiledForm, 'fields'>
  resource: CompiledResource
  env: CellEnv
  /** Price lines of the current values. */
  priced: readonly CompiledPrice[]
  /** Current values, including default options. */
  values: FormValues
  subject: Subject
  visible: readonly CompiledField[]
  sections: readonly CompiledFormSection[]
  choices: (field: CompiledField) => FieldChoices | undefined
  limits: (field: CompiledField) => Limits
  required: (field: CompiledField) => boolean
  /**
   * Errors to show: of fields that were changed and left or were prefilled, of all fields after a failed submit, and
   * from the server.
   */
  errors: FormErrors
  check: CheckContext
  /** Chosen values that are not offered. They stay, with their names, until the user chooses others. */
  gone: readonly Unavailable[]
  /** Untouched values of an edited record that are not offered. They stay, with their names, and are no error. */
  kept: readonly Unavailable[]
  /** Options of a field with other values. */
  choicesWith: (field: CompiledField, next: FormValues) => FieldChoices | undefined
  set: (id: string, value: unknown) => void
  /** Sets several values. With `isSize` they are a preset, which then is not replaced by the default one. */
  setMany: (values: FormValues, isSize?: boolean) => void
  /** Sets whether the user fills in a field by hand, if that is possible: then it must not be empty. */
  promise?: ((id: string, promised: boolean) => void) | undefined
  /** The field was left; it is validated if it was changed. */
  leave: (id: string) => void
}

/** State of a form. Everything but the typed values is derived. */
export interface FormModel extends FieldModel {
  form: CompiledForm
  /** Validator of the form's schema; undefined for a form that is not rendered. */
  validator: FormValidator | undefined
  /** All errors, shown or not. */
  allErrors: FormErrors
  /** Visible fields whose values are sent: without those of `kept`, unless the operation requires them. */
  sending: readonly CompiledField[]
  /**
   * Evaluates the form with other values, using the options loaded so far. Values that are not offered are replaced by
   * the default.
   */
  suppose: (next: FormValues) => { values: FormValues; visible: readonly CompiledField[] }
  /** Every value equals the record's; such a form is not sent. */
  unchanged: boolean
  /** A submit was attempted and failed. */
  submitted: boolean
  /** Some value differs from the start. */
  dirty: boolean
  /** The restored draft was sent, and its answer is not known. */
  unanswered: boolean
  /** A draft was restored. */
  restored: boolean
  reset: () => void
  /** Validates everything; the parameters, or undefined after showing the errors. */
  submit: () => Record<string, unknown> | undefined
  /** Assigns the server's errors to fields; returns those without a visible field. */
  refuse: (problems: readonly FieldProblem[]) => FieldProblem[]
  /**
   * Whether the chosen records may still be chosen, by their lists of now. Only fields whose options depend on the state of
   * the records are read.
   * @throws ApiError if a list cannot be read
   */
  stillOffered: () => Promise<boolean>
  /** Reads the options again, because one may be gone. */
  readChoices: () => void
  /** The form is finished; deletes its draft. */
  finish: () => void
}

export interface FormOptions {
  resource: CompiledResource
  form: CompiledForm
  /** Undefined for a form that is evaluated but not rendered. */
  validator: FormValidator | undefined
  /** Environment of the form: site, user, and the record of an action. */
  base: Subject
  /** Values from the URL, by field id; they override initial values. */
  prefill?: FormValues
  /** Undefined until the user is known; values typed before win over the draft. */
  draft?: DraftStore | undefined
  /** The form only changes the record, so sending unchanged values has no effect. */
  edits?: boolean
  /** Price lines of the form, if not those of the type. */
  priced?: readonly CompiledPrice[] | undefined
}

/** Whether a form has a secret field. */
export const asksSecret = ({ visible }: Pick<FormModel, 'visible'>): boolean =>
  visible.some(({ secret, of }) => secret || of?.some((part) => part.secret))

/** Number of invalid entries shown; in a list, each invalid field of its rows. */
export function countErrors({
  form,
  values,
  errors,
  check,
}: Pick<FormModel, 'form' | 'values' | 'errors' | 'check'>): number {
  const counts = Object.keys(errors).map((id) => {
    const inRows = rowErrors(form.fields[id], values[id], check).flatMap((row) => Object.keys(row))
    // The error may be about the list itself.
    return Math.max(inRows.length, 1)
  })
  return counts.reduce((sum, each) => sum + each, 0)
}
