import { carried } from '../../api/samples/carried'
import { operations } from '../../generated/operations'
import { isRecord } from '../../lib/is-record'
import type { CompiledAction, CompiledField, CompiledResource } from '../../manifest/compiled'
import { isEmpty, readFirst, type Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { resolveValue } from '../../manifest/value'
import type { Step } from '../../manifest/words/steps'
import { cellInput, plain } from '../cells/cell'
import type { CellEnv } from '../data/env'
import { cellKind } from '../cells/registry'
import { jqOf, type ShownCall, withCarried } from '../calls/form-call'
import { choiceOf, type FieldChoices } from '../fields/field-options'
import type { FormModel } from '../fields/form-model'
import { bindParameters } from './bind-parameters'
import { actionLabel, plannedStep, type Named, type PlannedStep } from './plan-job'

const cellOfUnit = { MB: 'megabytes', GB: 'gigabytes' } as const

/** A value of a form in words: the name of what is chosen, a size with its unit, or the value itself. */
function wordsFor(
  field: CompiledField,
  value: unknown,
  choices: FieldChoices | undefined,
  subject: Subject,
  env: CellEnv,
): string {
  const chosen = choiceOf(choices, value)
  if (chosen) return chosen.label
  const cell = field.unit === 'MB' || field.unit === 'GB' ? cellOfUnit[field.unit] : 'text'
  const about = { ...subject, record: { value } }
  return cellKind(cell).text(cellInput({ id: field.id, values: ['value'], refers: null, cell }, about, env))
}

/** What of a form steps are made from. */
type StepForm = Pick<FormModel, 'resource' | 'env' | 'subject' | 'choices' | 'visible' | 'values'>

/** A step with what was chosen for it in its label. Secrets are not said. */
function stepOf(
  { resource, env, subject, choices }: StepForm,
  record: Named,
  action: CompiledAction,
  typed: Readonly<Record<string, unknown>>,
  fields: readonly CompiledField[],
): PlannedStep {
  const { texts } = env
  const said = fields
    .filter((field) => !field.secret && !isEmpty(typed[field.at]))
    .map((field) => {
      const words = wordsFor(field, typed[field.at], choices(field), subject, env)
      const label = texts.resource(resource.type, textKeys.field(field.id))
      return fields.length > 1 ? `${label} ${words}` : words
    })
  const name = actionLabel(texts, resource.type, action.id)
  const secret = fields.some((field) => field.secret && !isEmpty(typed[field.at]))
  return plannedStep(texts, record, action, {
    label: said.length > 0 ? `${name}: ${said.join(', ')}` : name,
    typed,
    ...(secret ? { secret: true } : {}),
  })
}

/** Steps one after the other. */
const inOrder = (steps: readonly PlannedStep[]): PlannedStep[] =>
  steps.map((step, index) => ({ ...step, after: index === 0 ? null : index - 1 }))

/** The job of an action that stands among its own steps: what makes it possible, itself with what was typed, and the rest. */
export function stepsThrough(
  action: CompiledAction,
  typed: Readonly<Record<string, unknown>>,
  model: StepForm,
  record: Named,
): PlannedStep[] {
  const steps = (action.steps ?? []).flatMap(({ action: id }): PlannedStep[] => {
    if (id === action.id) return [stepOf(model, record, action, typed, model.visible)]
    const other = model.resource.actions[id]
    return other ? [stepOf(model, record, other, {}, [])] : []
  })
  return inOrder(steps)
}

/** What one step of a creation is done with: once for each row of its list, once with what its fields hold, or not at all. */
function rowsFor(
  step: Step,
  { subject, visible, values }: StepForm,
): { typed: Record<string, unknown>; fields: readonly CompiledField[]; said?: string }[] {
  const asked = new Map(visible.map((field) => [field.id, field]))
  const { each, as, fill = {} } = step
  if (each !== undefined) {
    const field = asked.get(each)
    const rows: unknown = field ? values[each] : undefined
    const list: readonly unknown[] = Array.isArray(rows) ? rows : []
    if (as !== undefined)
      return list.map((value) => ({ typed: { [as]: value }, fields: [], said: plain(value) }))
    return list.filter(isRecord).map((typed) => ({ typed, fields: field?.of ?? [] }))
  }
  const given = Object.entries(fill).filter(([, id]) => asked.has(id) && !isEmpty(values[id]))
  if (given.length === 0) return []
  return [
    {
      typed: Object.fromEntries(
        given.map(([parameter, id]) => [parameter, resolveValue({ form: id }, subject)]),
      ),
      fields: given.flatMap(([parameter, id]) => {
        const field = asked.get(id)
        return field ? [{ ...field, at: parameter }] : []
      }),
    },
  ]
}

/**
 * The steps that complete a new record, as the form asks for them: one after the other, those `apart` each behind the
 * creation itself.
 */
export function stepsOfCreation(steps: readonly Step[], model: StepForm, record: Named): PlannedStep[] {
  const planned: PlannedStep[] = []
  let last: number | null = null
  for (const step of steps) {
    const action = model.resource.actions[step.action]
    if (!action) continue
    for (const { typed, fields, said } of rowsFor(step, model)) {
      const made = stepOf(model, record, action, typed, fields)
      const label = said === undefined ? made.label : `${made.label}: ${said}`
      planned.push({ ...made, label, ...(step.apart ? { apart: true } : { after: last }) })
      if (!step.apart) last = planned.length - 1
    }
  }
  return planned
}

/**
 * The calls of steps: what belongs to a record that is not there yet stands for it. Each waits until its record allows it,
 * but for the first where nothing is done before (`now`).
 */
export function callsOfSteps(
  resource: CompiledResource,
  steps: readonly Pick<PlannedStep, 'target' | 'typed'>[],
  subject: Subject,
  now = false,
): ShownCall[] {
  const { identity, listOperation: list } = resource
  const id = subject.record === undefined ? carried(identity) : readFirst(subject.record, identity)
  return steps.map(({ target, typed }, index) => {
    const { operation, params, when } = target.action
    const bound = bindParameters(operations[operation], params, subject, typed)
    const test = now && index === 0 ? undefined : jqOf(when)
    return {
      operation,
      parameters: subject.record === undefined ? withCarried(bound, params) : bound,
      secrets: [],
      until: test === undefined ? undefined : { list, identity, id, test },
    }
  })
}
