import type { OperationId } from '../../generated/operations'
import type { CompiledField } from '../../manifest/compiled-fields'
import { isEmpty } from '../../manifest/subject'
import { formParameters } from '../fields/form-values'
import type { FormModel } from '../fields/form-model'

/** A call that has not been sent: its parameters by name, as they will be sent. */
export interface PlannedCall {
  operation: OperationId
  parameters: Readonly<Record<string, unknown>>
  /** Names of secret parameters in addition to those in the description. */
  secrets: readonly string[]
  /** Wait before the call until the jq expression `test` holds for the record with this identity. */
  until?: { list: OperationId; identity: string; id: unknown; test: string } | undefined
}

/** The calls about to be sent, for display. */
export interface Request {
  operation: OperationId
  /** One call, or several for a bulk run. */
  calls: readonly PlannedCall[]
  /** Labels of required fields that are empty. */
  missing: readonly string[]
  /** Labels of invalid fields. */
  wrong: readonly string[]
  /** The record is read again before sending, and its fresh values are sent. */
  rereads: boolean
}

/** The form a pasted call fills in. */
export interface PasteTarget {
  model: FormModel
  /** Parameters that are not form fields. */
  bound: Readonly<Record<string, unknown>>
}

/** Props of the lazily loaded view. */
export interface RequestDrawerProps {
  /** Label of the submit button: "Create machine". */
  what: string
  request: () => Request
  paste: (() => PasteTarget) | undefined
  onClose: () => void
}

/** The parameters a form would send now, and its errors. */
export interface FormAsCall {
  /** By parameter; a secret that is still empty is an empty text. */
  typed: Readonly<Record<string, unknown>>
  /** Names of the form's secret parameters. */
  secrets: readonly string[]
  /** Ids of required fields that are empty. */
  missing: readonly string[]
  /** Ids of invalid fields. */
  wrong: readonly string[]
}

function secretNames(fields: readonly CompiledField[]): string[] {
  return fields.flatMap((field) => [
    ...(field.secret ? [field.at] : []),
    ...(field.of ? secretNames(field.of) : []),
  ])
}

/**
 * A form as the call it will make. Required secrets appear in the call before they are typed, because their values are
 * masked anyway; other empty fields are left out.
 */
export function formAsCall(
  model: Pick<FormModel, 'form' | 'visible' | 'sending' | 'values' | 'subject' | 'allErrors' | 'required'>,
): FormAsCall {
  const { form, visible, sending, values, subject, allErrors } = model
  const refused = visible.filter(({ id }) => allErrors[id] !== undefined)
  const isMissing = ({ id }: CompiledField): boolean => isEmpty(values[id])
  const awaited = visible.filter(
    (field) => field.secret && !field.local && isMissing(field) && model.required(field),
  )
  return {
    typed: {
      ...formParameters(sending, values, subject),
      ...Object.fromEntries(awaited.map(({ at }) => [at, ''])),
    },
    secrets: secretNames(Object.values(form.fields)),
    missing: refused.filter(isMissing).map(({ id }) => id),
    wrong: refused.filter((field) => !isMissing(field)).map(({ id }) => id),
  }
}
