import { useEffect } from 'react'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import { Notice } from '../../ui/feedback/Notice'
import { Command } from '../../ui/typography/Command'
import { copyLabels } from '../copy-labels'
import { reveal } from './reveal'

/** The secret of a record that was just created, to be copied now; forgotten when the list is left. */
export function RevealNotice({ type }: { type: string }) {
  const { client } = usePlatform()
  const { t, resource: text } = useTexts()
  const shown = useStore(reveal)
  useEffect(() => () => reveal.set(undefined), [])
  if (!shown || shown.type !== type || shown.epoch !== client.identity().epoch) return null
  return (
    <Notice
      tone="success"
      icon="key-round"
      strong={text(type, textKeys.create('reveal'), { name: shown.name })}
      dismiss={{ label: t('toast.dismiss'), onDismiss: () => reveal.set(undefined) }}
    >
      <Command labels={copyLabels(t, text(type, textKeys.one))}>{shown.value}</Command>
    </Notice>
  )
}
