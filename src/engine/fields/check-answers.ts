import type { CompiledField } from '../../manifest/compiled-fields'
import type { CompiledForm } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import type { Site } from '../../platform/site/site'
import type { CheckContext, FormErrors } from './check-context'
import type { Entered, Ids } from './entered'
import type { FieldChoices } from './field-options'
import { checkForm } from './form-check'
import type { FormModel } from './form-model'
import { sentAs } from './form-values'
import { isLed } from '../../manifest/leaders'
import type { FormValidator } from './schema-errors'
import { unavailable, withUnavailable } from './unavailable'
import type { FormSources } from './use-form-choices'

interface Answers extends Pick<Entered, 'names' | 'sent' | 'promised'> {
  type: string
  form: CompiledForm
  validator: FormValidator | undefined
  texts: CheckContext['texts'] & { resource: (type: string, key: string) => string }
  site: Pick<Site, 'location'>
  settled: Pick<FormModel, 'values' | 'subject' | 'visible'>
  sources: FormSources
  /** Fields filled in by typing, URL or draft. */
  own: Ids
  /** Fields of an edited record that the user has not answered. */
  held: Ids
  faultyLine: CheckContext['faultyLine']
}

/** Checks the values of a form: their errors, the ones that are not offered, and the ones that are sent. */
export function checkAnswers({
  type,
  form,
  validator,
  texts,
  site,
  settled: { values, subject, visible },
  sources,
  own,
  held,
  names,
  sent,
  promised,
  faultyLine,
}: Answers): Pick<FormModel, 'check' | 'gone' | 'kept' | 'sending'> & { allErrors: FormErrors } {
  const offered = (field: CompiledField) => sources.choicesOf(field, subject)
  const say = (name: string, field: CompiledField, { location }: FieldChoices): string | undefined => {
    if (sent) return undefined
    const leader = visible.find(({ id }) => isLed(field, [id]))
    if (leader)
      return texts.t('form.goneWith', { name, field: texts.resource(type, textKeys.field(leader.id)) })
    if (location === undefined) return texts.t('form.gone', { name })
    return texts.t('form.goneHere', { name, location: site.location(location)?.display_name ?? location })
  }
  const gone = visible
    .filter(({ id }) => own.has(id) && !held.has(id))
    .flatMap((field) => unavailable(field, values[field.id], names, offered, say))
  const kept = visible
    .filter(({ id }) => held.has(id))
    .flatMap((field) => unavailable(field, values[field.id], names, offered, () => undefined))
  const sending = visible.filter(({ id, mandatory }) => mandatory || !kept.some((each) => each.id === id))
  const check: CheckContext = {
    type,
    texts,
    subject,
    choices: (field) => withUnavailable(offered(field), field, [...gone, ...kept]),
    limitRows: sources.limitRows,
    sent: (parameter) => sentAs(form, subject, parameter),
    promised,
    faultyLine,
  }
  const described = validator && { schema: form.schema, validator }
  return {
    check,
    gone: sent ? [] : gone,
    kept,
    sending,
    allErrors: checkForm(sending, values, described, check),
  }
}
