import { carried } from '../../api/samples/carried'
import type { OperationId } from '../../generated/operations'
import type { CompiledField } from '../../manifest/compiled'
import { isEmpty } from '../../manifest/subject'
import type { Condition, Value } from '../../manifest/words/values'
import { formParameters } from '../fields/form-values'
import type { FormModel } from '../fields/form-model'

/** A call that has not been made yet: its parameters by name, as they will be sent. */
export interface ShownCall {
  operation: OperationId
  parameters: Readonly<Record<string, unknown>>
  /** Names that are secret besides those the description calls so. */
  secrets: readonly string[]
  /** What is waited for before it is made: that an expression for jq holds of the record with this identity. */
  until?: { list: OperationId; identity: string; id: unknown; test: string } | undefined
}

/** What is about to be sent, for somebody to read. */
export interface Request {
  operation: OperationId
  /** One; several for a bulk run. */
  calls: readonly ShownCall[]
  /** What must be filled in first, in words. */
  missing: readonly string[]
  /** What is filled in and wrong, in words. */
  wrong: readonly string[]
  /** The record is read again before it is sent, and its values of then are sent. */
  rereads: boolean
}

/** What pasted calls fill in. */
export interface PasteTarget {
  model: FormModel
  /** Parameters the form does not ask. */
  bound: Readonly<Record<string, unknown>>
}

/** What the lazy half of the view gets. */
export interface RequestDrawerProps {
  /** The words of the button that sends: "Create machine". */
  what: string
  request: () => Request
  paste: (() => PasteTarget) | undefined
  onClose: () => void
}

/** What a form would send as it stands, and how far it is from being right. */
export interface FormAsCall {
  /** By parameter; a secret that is not typed yet is there with an empty text. */
  typed: Readonly<Record<string, unknown>>
  /** Names of the form's secret parameters. */
  secrets: readonly string[]
  /** Ids of fields that must be filled in and are not. */
  missing: readonly string[]
  /** Ids of fields that hold something wrong. */
  wrong: readonly string[]
}

function secretNames(fields: readonly CompiledField[]): string[] {
  return fields.flatMap((field) => [
    ...(field.secret ? [field.at] : []),
    ...(field.of ? secretNames(field.of) : []),
  ])
}

/**
 * A form as the call it will make. A required secret has its place in the call before it is typed, since it is shown
 * without its value either way; every other field that is missing is missing in the call.
 */
export function formAsCall(
  model: Pick<FormModel, 'form' | 'visible' | 'values' | 'subject' | 'allErrors' | 'required'>,
): FormAsCall {
  const { form, visible, values, subject, allErrors } = model
  const refused = visible.filter(({ id }) => allErrors[id] !== undefined)
  const isMissing = ({ id }: CompiledField): boolean => isEmpty(values[id])
  const awaited = visible.filter(
    (field) => field.secret && !field.local && isMissing(field) && model.required(field),
  )
  return {
    typed: {
      ...formParameters(visible, values, subject),
      ...Object.fromEntries(awaited.map(({ at }) => [at, ''])),
    },
    secrets: secretNames(Object.values(form.fields)),
    missing: refused.filter(isMissing).map(({ id }) => id),
    wrong: refused.filter((field) => !isMissing(field)).map(({ id }) => id),
  }
}

/**
 * Parameters of a call about a record that is not there yet: those taken from the record stand for its members.
 *
 * @param parameters as they were bound without the record
 */
export function withCarried(
  parameters: Readonly<Record<string, unknown>>,
  params: Readonly<Record<string, Value>>,
): Record<string, unknown> {
  const fromRecord = Object.entries(params).flatMap(([name, value]) =>
    'field' in value && parameters[name] === undefined ? [[name, carried(value.field)] as const] : [],
  )
  return { ...parameters, ...Object.fromEntries(fromRecord) }
}

const literal = (value: unknown): string => JSON.stringify(value)

/**
 * What must hold of a record before a call, as an expression for jq; undefined where the record alone does not tell. What
 * cannot be told is left out: the platform says so when it refuses.
 */
export function jqOf(condition: Condition | undefined): string | undefined {
  if (!condition) return undefined
  if ('all' in condition) {
    const parts = condition.all.flatMap((each) => jqOf(each) ?? [])
    return parts.length > 0 ? parts.join(' and ') : undefined
  }
  if (!('field' in condition) || /[^\w.]/.test(condition.field)) return undefined
  const member = `.${condition.field}`
  if ('is' in condition) return `${member} == ${literal(condition.is)}`
  if ('in' in condition) return `(${member} | IN(${condition.in.map(literal).join(', ')}))`
  if ('present' in condition) return `(${member} // "") ${condition.present ? '!=' : '=='} ""`
  return undefined
}
