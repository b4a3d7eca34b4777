import { useTexts } from '../../platform/i18n/use-texts'
import { KeyboardSheet } from '../../ui/overlay/KeyboardSheet'
import { useKeyGroups } from './use-key-groups'

export interface KeysProps {
  onClose: () => void
}

/** Keyboard shortcuts, opened with `?`. */
export function Keys({ onClose }: KeysProps) {
  const { t } = useTexts()
  const groups = useKeyGroups()
  return (
    <KeyboardSheet title={t('keys.title')} closeLabel={t('action.close')} onClose={onClose} groups={groups} />
  )
}
