import { recordReference } from '../../api/samples/record-reference'
import type { OperationId } from '../../generated/operations'
import type { CompiledField } from '../../manifest/compiled-fields'
import { isEmpty } from '../../manifest/subject'
import { isList, isScalar, pathOf } from '../../manifest/value'
import type { Condition, Value } from '../../manifest/words/values'
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

/**
 * Parameters of a call on a record that does not exist yet: values taken from the record become references to its
 * members.
 * @param parameters as bound without the record
 */
export function withReferences(
  parameters: Readonly<Record<string, unknown>>,
  params: Readonly<Record<string, Value>>,
): Record<string, unknown> {
  const fromRecord = Object.entries(params).flatMap(([name, value]) => {
    const path = pathOf(value, 'record')
    return path !== undefined && parameters[name] === undefined
      ? [[name, recordReference(path)] as const]
      : []
  })
  return { ...parameters, ...Object.fromEntries(fromRecord) }
}

const literal = (value: unknown): string => JSON.stringify(value)

/**
 * A condition as a jq expression; undefined if the record alone cannot decide it. Parts that cannot be translated are
 * left out: the platform then refuses the call.
 */
export function jqOf(condition: Condition | undefined): string | undefined {
  if (!condition) return undefined
  if ('all' in condition) {
    const parts = condition.all.flatMap((each) => jqOf(each) ?? [])
    return parts.length > 0 ? parts.join(' and ') : undefined
  }
  if (!('record' in condition) || /[^\w.]/.test(condition.record)) return undefined
  const member = `.${condition.record}`
  if ('present' in condition) return `(${member} // "") ${condition.present ? '!=' : '=='} ""`
  if (isScalar(condition.is)) return `${member} == ${literal(condition.is)}`
  return isList(condition.is) ? `(${member} | IN(${condition.is.map(literal).join(', ')}))` : undefined
}
