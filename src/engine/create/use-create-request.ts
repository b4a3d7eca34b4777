import { operations } from '../../generated/operations'
import type { CompiledResource } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { bindParameters } from '../../manifest/bind-parameters'
import type { FormModel } from '../fields/form-model'
import { stepsOfCreation } from '../jobs/steps-of-form'
import { callsOfSteps } from '../calls/calls-of-steps'
import { formAsCall } from '../calls/form-call'
import { useRequestView, type RequestView } from '../calls/use-request-view'

/** Request view of a create form. `what` is its button label. */
export function useCreateRequest(resource: CompiledResource, model: FormModel, what: string): RequestView {
  const { resource: text } = useTexts()
  const { operation } = model.form
  const bind = (typed: Readonly<Record<string, unknown>>): Record<string, unknown> =>
    bindParameters(operations[operation], resource.create?.params ?? {}, model.subject, typed)
  const next = () => {
    const { create } = resource
    if (!create) return []
    const { subject } = model
    const record = { type: resource.type, key: '', name: '', resource, subject }
    return callsOfSteps(resource, stepsOfCreation(create.steps, model, record), subject)
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
