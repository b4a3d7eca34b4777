import type { Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { Notice } from '../../ui/feedback/Notice'
import { overtaken } from '../fields/form-values'
import type { FormModel } from '../fields/form-model'

interface ChangedElsewhereProps {
  readonly model: FormModel
  /** The record as it was when the form opened, and as it is. */
  readonly base: Subject
  readonly subject: Subject
}

/** Shows, before a form is sent, which of its values replace changes of another user since it opened. */
export function ChangedElsewhere({ model, base, subject }: ChangedElsewhereProps) {
  const { t, resource: text } = useTexts()
  const { resource, visible, values } = model
  const what = overtaken(visible, values, base, subject).map(({ field, now }) => {
    const label = text(resource.type, textKeys.field(field.id))
    return typeof now === 'string' && !field.options ? t('form.elsewhereValue', { label, value: now }) : label
  })
  return what.length === 0 ? null : (
    <div role="status">
      <Notice tone="warning" text={t('form.elsewhere', { what: what.join('; ') })} />
    </div>
  )
}
