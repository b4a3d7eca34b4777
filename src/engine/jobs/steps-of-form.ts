import { recordReference } from '../../api/samples/record-reference'
import { operations } from '../../generated/operations'
import { isRecord } from '../../lib/is-record'
import type { CompiledAction } from '../../manifest/compiled-actions'
import type { CompiledField } from '../../manifest/compiled-fields'
import type { CompiledResource } from '../../manifest/compiled'
import { asElement, isEmpty, readFirst, type Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { pathOf, resolveValue } from '../../manifest/value'
import type { Step } from '../../manifest/words/steps'
import { cellInput, plainText } from '../cells/cell'
import type { CellEnv } from '../data/env'
import { cellKind } from '../cells/registry'
import { jqOf, type PlannedCall, withReferences } from '../calls/form-call'
import { choiceOf, type FieldChoices } from '../fields/field-options'
import type { FormModel } from '../fields/form-model'
import { bindParameters } from '../../manifest/bind-parameters'
import { actionLabel, plannedStep, type NamedRecord, type PlannedStep } from './plan-job'

const cellOfUnit = { MB: 'megabytes', GB: 'gigabytes' } as const

/** A form value as text: the label of an option, a size with its unit, or the value. */
function wordsFor(
  field: CompiledField,
  value: unknown,
  choices: FieldChoices | undefined,
  subject: Subject,
  env: CellEnv,
): string {
  const chosen = choiceOf(choices, value)
  if (chosen) return chosen.label
  const cell = field.wireUnit === 'MB' || field.wireUnit === 'GB' ? cellOfUnit[field.wireUnit] : 'text'
  const about = { ...subject, record: { value } }
  return cellKind(cell).text(cellInput({ id: field.id, values: ['value'], refers: null, cell }, about, env))
}

/** Parts of a form the steps depend on. */
type StepForm = Pick<FormModel, 'resource' | 'env' | 'subject' | 'choices' | 'visible' | 'values'>

/** A step whose label contains the chosen values, except secrets. */
function stepOf(
  { resource, env, subject, choices }: StepForm,
  record: NamedRecord,
  action: CompiledAction,
  typed: Readonly<Record<string, unknown>>,
  fields: readonly CompiledField[],
): PlannedStep {
  const { texts } = env
  const chosen = fields
    .filter((field) => !field.secret && !isEmpty(typed[field.at]))
    .map((field) => {
      const words = wordsFor(field, typed[field.at], choices(field), subject, env)
      const label = texts.resource(resource.type, textKeys.field(field.id))
      return fields.length > 1 ? `${label} ${words}` : words
    })
  const name = actionLabel(texts, resource.type, action.id)
  const secret = fields.some((field) => field.secret && !isEmpty(typed[field.at]))
  return plannedStep(texts, record, action, {
    label: chosen.length > 0 ? `${name}: ${chosen.join(', ')}` : name,
    typed,
    ...(secret ? { secret: true } : {}),
  })
}

/** Chains steps one after the other. */
const inOrder = (steps: readonly PlannedStep[]): PlannedStep[] =>
  steps.map((step, index) => ({ ...step, after: index === 0 ? null : index - 1 }))

/** Job of an action that is part of a sequence: prerequisites, the action with its input, follow-ups. */
export function stepsThrough(
  action: CompiledAction,
  typed: Readonly<Record<string, unknown>>,
  model: StepForm,
  record: NamedRecord,
): PlannedStep[] {
  const steps = (action.steps ?? []).flatMap(({ action: id }): PlannedStep[] => {
    if (id === action.id) return [stepOf(model, record, action, typed, model.visible)]
    const other = model.resource.actions[id]
    return other ? [stepOf(model, record, other, {}, [])] : []
  })
  return inOrder(steps)
}

const resolved = (params: NonNullable<Step['params']>, subject: Subject): Record<string, unknown> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, resolveValue(value, subject)]))

/** Inputs of one step of a creation: one for each row of its list, one with its fields, or none. */
function rowsFor(
  step: Step,
  { subject, visible, values }: StepForm,
): { typed: Record<string, unknown>; fields: readonly CompiledField[]; words?: string }[] {
  const asked = new Map(visible.map((field) => [field.id, field]))
  const { each, params } = step
  if (each !== undefined) {
    const field = asked.get(each)
    const rows: unknown = field ? values[each] : undefined
    const list: readonly unknown[] = Array.isArray(rows) ? rows : []
    if (!params) return list.filter(isRecord).map((typed) => ({ typed, fields: field?.of ?? [] }))
    return list.map((row) => ({
      typed: resolved(params, { ...subject, form: asElement(row) }),
      fields: [],
      ...(isRecord(row) ? {} : { words: plainText(row) }),
    }))
  }
  const given = Object.entries(params ?? {}).filter(([, value]) => {
    const id = pathOf(value, 'form')
    return id === undefined || (asked.has(id) && !isEmpty(values[id]))
  })
  const fields = given.flatMap(([parameter, value]) => {
    const field = asked.get(pathOf(value, 'form') ?? '')
    return field ? [{ ...field, at: parameter }] : []
  })
  return fields.length === 0 ? [] : [{ typed: resolved(Object.fromEntries(given), subject), fields }]
}

/** The steps that complete a new record, as the form asks for them. None waits for another, so a failed one stops no other. */
export function stepsOfCreation(steps: readonly Step[], model: StepForm, record: NamedRecord): PlannedStep[] {
  const planned: PlannedStep[] = []
  for (const step of steps) {
    const action = model.resource.actions[step.action]
    if (!action) continue
    for (const { typed, fields, words } of rowsFor(step, model)) {
      const made = stepOf(model, record, action, typed, fields)
      const label = words === undefined ? made.label : `${made.label}: ${words}`
      planned.push({ ...made, label })
    }
  }
  return planned
}

/**
 * Calls of steps; values of a record that does not exist yet are references. Each call waits until its record allows
 * it, except the first if nothing precedes it (`now`).
 */
export function callsOfSteps(
  resource: CompiledResource,
  steps: readonly Pick<PlannedStep, 'target' | 'typed'>[],
  subject: Subject,
  now = false,
): PlannedCall[] {
  const { key: identity, listOperation: list } = resource
  const id = subject.record === undefined ? recordReference(identity) : readFirst(subject.record, identity)
  return steps.map(({ target, typed }, index) => {
    const { operation, params, when } = target.action
    const bound = bindParameters(operations[operation], params, subject, typed)
    const test = now && index === 0 ? undefined : jqOf(when)
    return {
      operation,
      parameters: subject.record === undefined ? withReferences(bound, params) : bound,
      secrets: [],
      until: test === undefined ? undefined : { list, identity, id, test },
    }
  })
}
