import { operations } from '../../generated/operations'
import type { CompiledAction, CompiledResource } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { bindParameters } from '../jobs/bind-parameters'
import { stepsOfAction, type PlannedStep } from '../jobs/plan-job'
import type { Target } from '../jobs/target'
import type { FormModel } from '../fields/form-model'
import { callsOfSteps, stepsThrough } from '../jobs/steps-of-form'
import { formAsCall } from '../calls/form-call'
import { useRequestView, type RequestView } from '../calls/use-request-view'

interface ActionRequest {
  /** Tells it apart in the address when the action is asked in the page and not in its dialog. */
  name?: string
  resource: CompiledResource
  action: CompiledAction
  /** One record, or all of a bulk run. */
  targets: readonly Target[]
  /** The words of the button that performs it. */
  what: string
  /** The action's form, when it asks something. */
  model?: FormModel
  /** Other actions are done before and after it, in one sequence. */
  leads?: boolean
  /** What is given up after it. */
  releases?: readonly PlannedStep[]
}

/** The view of what an action is about to send. */
export function useActionRequest({
  name,
  resource,
  action,
  targets,
  what,
  model,
  leads,
  releases = [],
}: ActionRequest): RequestView {
  const texts = useTexts()
  const { resource: text } = texts
  const { operation, params } = action
  const stepsOn = (target: Target, typed: Readonly<Record<string, unknown>>): readonly PlannedStep[] => {
    const { row, subject, name: called } = target
    const record = { type: resource.type, key: row.key, name: called, resource, subject }
    return leads && model
      ? stepsThrough(action, typed, model, record)
      : stepsOfAction(texts, record, action, { typed })
  }
  const bind = (
    target: Target | undefined,
    typed: Readonly<Record<string, unknown>>,
  ): Record<string, unknown> =>
    target ? bindParameters(operations[operation], params, target.subject, typed) : {}
  const labels = (ids: readonly string[]): string[] =>
    model ? ids.map((id) => text(model.resource.type, textKeys.field(id))) : []
  return useRequestView({
    name: name ?? action.id,
    what,
    request: () => {
      const form = model && formAsCall(model)
      return {
        operation,
        calls: [
          ...targets.flatMap((target) => {
            const steps = stepsOn(target, form?.typed ?? {})
            return steps.length > 1
              ? callsOfSteps(resource, steps, target.subject, true)
              : [{ operation, parameters: bind(target, form?.typed ?? {}), secrets: form?.secrets ?? [] }]
          }),
          ...releases.flatMap((step) => callsOfSteps(step.target.resource, [step], step.target.subject)),
        ],
        missing: labels(form?.missing ?? []),
        wrong: labels(form?.wrong ?? []),
        rereads: action.fresh === true,
      }
    },
    paste: model && (() => ({ model, bound: bind(targets[0], {}) })),
  })
}
