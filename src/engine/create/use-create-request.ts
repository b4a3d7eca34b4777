import { operations, type OperationId } from '../../generated/operations'
import type { CompiledResource } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { bindParameters } from '../jobs/bind-parameters'
import type { FormModel } from '../fields/form-model'
import { followUpCalls } from './follow-up'
import { callsOfSteps, stepsAfterwards } from '../jobs/plan-steps'
import { withCarried } from '../calls/carried'
import { formAsCall } from '../calls/form-call'
import { useRequestView, type RequestView } from '../calls/use-request-view'

/** The view of what a create form is about to send. `what` are the words of its button. */
export function useCreateRequest(resource: CompiledResource, model: FormModel, what: string): RequestView {
  const { resource: text } = useTexts()
  const { operation } = model.form
  const bind = (typed: Readonly<Record<string, unknown>>): Record<string, unknown> =>
    bindParameters(operations[operation], resource.create?.params ?? {}, model.subject, typed)
  const next = () => {
    const { create } = resource
    if (!create) return []
    const paramsOf = (id: OperationId) =>
      create.afterwards.find(({ operation: each }) => each === id)?.params ?? {}
    return [
      ...followUpCalls(create, model).map(({ operation: each, parameters }) => ({
        operation: each,
        parameters: withCarried(parameters, paramsOf(each)),
        secrets: [],
      })),
      ...callsOfSteps(resource, stepsAfterwards(create.planned, model), model.subject),
    ]
  }
  const labels = (ids: readonly string[]): string[] =>
    ids.map((id) => text(resource.type, textKeys.field(id)))
  return useRequestView({
    name: 'create',
    what,
    request: () => {
      const { typed, secrets, missing, wrong } = formAsCall(model)
      return {
        operation,
        calls: [{ operation, parameters: bind(typed), secrets }, ...next()],
        missing: labels(missing),
        wrong: labels(wrong),
        rereads: false,
      }
    },
    paste: () => ({ model, bound: bind({}) }),
  })
}
