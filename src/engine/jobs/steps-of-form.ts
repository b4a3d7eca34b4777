import { isRecord } from '../../lib/is-record'
import type { CompiledAction } from '../../manifest/compiled-actions'
import type { CompiledField } from '../../manifest/compiled-fields'
import { asElement, isEmpty, type Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { pathOf, resolveValue } from '../../manifest/value'
import type { Step } from '../../manifest/words/steps'
import { plainText } from '../../lib/plain-text'
import type { FormModel } from '../fields/form-model'
import { valueWords } from '../fields/value-words'
import { actionLabel, plannedStep, type NamedRecord, type PlannedStep } from './plan-job'

/** Parts of a form the steps depend on. */
type StepForm = Pick<FormModel, 'resource' | 'env' | 'subject' | 'choices' | 'visible' | 'values'>

/** A step whose label contains the chosen values, except secrets. */
function stepOf(
  model: StepForm,
  record: NamedRecord,
  action: CompiledAction,
  typed: Readonly<Record<string, unknown>>,
  fields: readonly CompiledField[],
): PlannedStep {
  const { resource, env } = model
  const { texts } = env
  const chosen = fields
    .filter((field) => !field.secret && !isEmpty(typed[field.at]))
    .map((field) => {
      const words = valueWords(field, typed[field.at], model)
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
