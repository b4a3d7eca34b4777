import { useEffect } from 'react'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { Notice } from '../../ui/feedback/Notice'
import { Command } from '../../ui/typography/Command'
import { copyLabels } from '../../platform/i18n/copy-labels'
import { reveal, type RevealNoticeProps } from '../jobs/reveal'

/** Secret of a record just created, shown once; cleared when the list is left. */
export function RevealNotice({ type, name, value }: RevealNoticeProps & { type: string }) {
  const { t, resource: text } = useTexts()
  useEffect(() => () => reveal.set(undefined), [])
  return (
    <Notice
      tone="success"
      icon="key-round"
      strong={text(type, textKeys.create('reveal'), { name })}
      dismiss={{ label: t('toast.dismiss'), onDismiss: () => reveal.set(undefined) }}
    >
      <Command labels={copyLabels(t, text(type, textKeys.one))}>{value}</Command>
    </Notice>
  )
}
