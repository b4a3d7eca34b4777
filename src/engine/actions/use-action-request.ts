import { operations } from '../../generated/operations'
import type { CompiledAction } from '../../manifest/compiled-actions'
import type { CompiledResource } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { bindParameters } from '../../manifest/bind-parameters'
import { stepsOfAction, type PlannedStep } from '../jobs/plan-job'
import type { RecordTarget } from '../jobs/target'
import type { FormModel } from '../fields/form-model'
import { stepsThrough } from '../jobs/steps-of-form'
import { callsOfSteps } from '../calls/calls-of-steps'
import { formAsCall, type FormAsCall } from '../calls/form-call'
import { useRequestView, type RequestView } from '../calls/use-request-view'

interface ActionRequest {
  /** Distinguishes it in the URL if the form is on the page and not in a dialog. */
  name?: string
  resource: CompiledResource
  action: CompiledAction
  /** One record, or all records of a bulk run. */
  targets: readonly RecordTarget[]
  /** Label of the button that performs the action. */
  what: string
  /** The action's form, if it has one. */
  model?: FormModel
  /** Input that no form holds, with the labels of what is invalid in it. */
  input?: () => Pick<FormAsCall, 'typed' | 'wrong'>
  /** The action is one step of a sequence. */
  leads?: boolean
  /** Release steps after the action. */
  releases?: readonly PlannedStep[]
}

/** Request view of the calls an action is about to send. */
export function useActionRequest({
  name,
  resource,
  action,
  targets,
  what,
  model,
  input,
  leads,
  releases = [],
}: ActionRequest): RequestView {
  const texts = useTexts()
  const { resource: text } = texts
  const { operation, params } = action
  const stepsOn = (
    target: RecordTarget,
    typed: Readonly<Record<string, unknown>>,
  ): readonly PlannedStep[] => {
    const { row, subject, name: called } = target
    const record = { type: resource.type, key: row.key, name: called, resource, subject }
    return leads && model
      ? stepsThrough(action, typed, model, record)
      : stepsOfAction(texts, record, action, { typed })
  }
  const bind = (
    target: RecordTarget | undefined,
    typed: Readonly<Record<string, unknown>>,
  ): Record<string, unknown> =>
    target ? bindParameters(operations[operation], params, target.subject, typed) : {}
  const labels = (ids: readonly string[]): string[] =>
    ids.map((id) => text(resource.type, textKeys.field(id)))
  const given = (): FormAsCall => {
    if (!model) return { typed: {}, wrong: [], ...input?.(), secrets: [], missing: [] }
    const form = formAsCall(model)
    return { ...form, missing: labels(form.missing), wrong: labels(form.wrong) }
  }
  return useRequestView({
    name: name ?? action.id,
    what,
    request: () => {
      const { typed, secrets, missing, wrong } = given()
      return {
        operation,
        calls: [
          ...targets.flatMap((target) => {
            const steps = stepsOn(target, typed)
            return steps.length > 1
              ? callsOfSteps(resource, steps, target.subject, true)
              : [{ operation, parameters: bind(target, typed), secrets }]
          }),
          ...releases.flatMap((step) => callsOfSteps(step.target.resource, [step], step.target.subject)),
        ],
        missing,
        wrong,
        rereads: action.replaces === true,
      }
    },
    paste: model && (() => ({ model, bound: bind(targets[0], {}) })),
  })
}
