import { textKeys } from '../../manifest/text-keys'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { Notice } from '../../ui/feedback/Notice'
import type { FormModel } from '../fields/form-model'
import type { Pasted } from './paste/paste-into'
import styles from './request-view.module.css'

interface PastedNoticeProps {
  pasted: Pasted
  model: FormModel
}

/** Says what a pasted call has filled in, and what of it not and why. What the form does not offer shows once it is known. */
export function PastedNotice({ pasted, model }: PastedNoticeProps) {
  const t = useScreenTexts('request')
  const { resource: text } = useTexts()
  const { values, filled, unknown, placeholders, given } = pasted
  const refused = filled.filter((id) => JSON.stringify(model.values[id]) !== JSON.stringify(values[id]))
  const labels = refused.map((id) => text(model.resource.type, textKeys.field(id)))
  const lines = [
    ...(unknown.length > 0 ? [t('notTaken', { names: unknown.join(', ') })] : []),
    ...(given.length > 0 ? [t('given', { names: given.join(', ') })] : []),
    ...(placeholders.length > 0 ? [t('placeholders', { names: placeholders.join(', ') })] : []),
    ...(labels.length > 0 ? [t('notOffered', { names: labels.join(', ') })] : []),
  ]
  return (
    <Notice
      tone={lines.length > 0 ? 'warning' : 'success'}
      strong={t('filled', { count: filled.length - refused.length })}
    >
      {lines.map((line) => (
        <p key={line} className={styles.list}>
          {line}
        </p>
      ))}
    </Notice>
  )
}
