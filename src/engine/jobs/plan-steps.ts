import { carried } from '../../api/samples/carried'
import { operations } from '../../generated/operations'
import { isRecord } from '../../lib/is-record'
import type { CompiledAction, CompiledField, CompiledResource } from '../../manifest/compiled'
import { isEmpty, readFirst, type Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { resolveValue } from '../../manifest/value'
import type { PlannedAction } from '../../manifest/words/forms'
import { bindParameters } from './bind-parameters'
import { cellInput } from '../cells/cell'
import type { CellEnv } from '../data/env'
import { cellKind } from '../cells/registry'
import { choiceOf, type FieldChoices } from '../fields/field-options'
import type { FormModel } from '../fields/form-model'
import { jqOf, withCarried } from '../calls/carried'
import type { ShownCall } from '../calls/shown-call'
import type { PlanStep } from './plan'

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

/** What a step is called: the action, and what was chosen for it. Secrets are not said. */
function stepOf(
  { resource, env, subject, choices }: StepForm,
  action: string,
  typed: Readonly<Record<string, unknown>>,
  fields: readonly CompiledField[],
): PlanStep {
  const { texts } = env
  const said = fields
    .filter((field) => !field.secret && !isEmpty(typed[field.at]))
    .map((field) => {
      const words = wordsFor(field, typed[field.at], choices(field), subject, env)
      const label = texts.resource(resource.type, textKeys.field(field.id))
      return fields.length > 1 ? `${label} ${words}` : words
    })
  const name = texts.resource(resource.type, textKeys.action(action, 'label')).replace('…', '')
  const label = said.length > 0 ? `${name}: ${said.join(', ')}` : name
  const secret = fields.some((field) => field.secret && !isEmpty(typed[field.at]))
  return { action, label, typed, ...(secret ? { secret } : {}) }
}

/** The steps around an action that is not possible now: what makes it possible, itself, and what undoes that. */
export function stepsThrough(
  action: CompiledAction,
  typed: Readonly<Record<string, unknown>>,
  model: StepForm,
): PlanStep[] {
  const bare = (id: string): PlanStep => stepOf(model, id, {}, [])
  return [
    ...(action.way?.before ?? []).map(bare),
    stepOf(model, action.id, typed, model.visible),
    ...(action.way?.after ?? []).map(bare),
  ]
}

/** The steps that complete a new record, as the form asks for them. */
export function stepsAfterwards(planned: readonly PlannedAction[], model: StepForm): PlanStep[] {
  const { subject, visible, values } = model
  const asked = new Map(visible.map((field) => [field.id, field]))
  return planned.flatMap(({ action, each, fill = {} }) => {
    if (each !== undefined) {
      const field = asked.get(each)
      const rows = field ? values[each] : undefined
      return (Array.isArray(rows) ? rows : [])
        .filter(isRecord)
        .map((row) => stepOf(model, action, row, field?.of ?? []))
    }
    const given = Object.entries(fill).filter(([, id]) => asked.has(id) && !isEmpty(values[id]))
    if (given.length === 0) return []
    const typed = Object.fromEntries(
      given.map(([parameter, id]) => [parameter, resolveValue({ form: id }, subject)]),
    )
    const fields = given.flatMap(([parameter, id]) => {
      const field = asked.get(id)
      return field ? [{ ...field, at: parameter }] : []
    })
    return [stepOf(model, action, typed, fields)]
  })
}

/**
 * The calls of steps: what belongs to a record that is not there yet stands for it. Each waits until its record allows it,
 * but for the first where nothing is done before (`now`).
 */
export function callsOfSteps(
  resource: CompiledResource,
  steps: readonly PlanStep[],
  subject: Subject,
  now = false,
): ShownCall[] {
  const { identity, listOperation: list } = resource
  const id = subject.record === undefined ? carried(identity) : readFirst(subject.record, identity)
  return steps.flatMap(({ action: name, typed }, index) => {
    const action = resource.actions[name]
    if (!action) return []
    const { operation, params } = action
    const bound = bindParameters(operations[operation], params, subject, typed)
    const test = now && index === 0 ? undefined : jqOf(action.when)
    return [
      {
        operation,
        parameters: subject.record === undefined ? withCarried(bound, params) : bound,
        secrets: [],
        until: test === undefined ? undefined : { list, identity, id, test },
      },
    ]
  })
}
