import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import { Button } from '../../ui/form-controls/Button'
import { Dialog } from '../../ui/overlay/Dialog'
import styles from './acting.module.css'
import { Recorded } from './Recorded'
import { RightsList } from './RightsList'

export interface RightsDialogProps {
  readonly onClose: () => void
}

/** Rights of a user acting for another account. */
export function RightsDialog({ onClose }: RightsDialogProps) {
  const { session } = usePlatform()
  const { t: base } = useTexts()
  const t = useScreenTexts('acting')
  const { acting } = useStore(session)
  if (!acting) return null
  const title = t('rights.title')
  return (
    <Dialog
      title={title}
      closeLabel={base('action.close')}
      onClose={onClose}
      actions={<Button onPress={onClose}>{base('action.close')}</Button>}
    >
      <RightsList acting={acting} label={title} />
      <p className={styles.recorded}>
        <Recorded acting={acting} />
      </p>
    </Dialog>
  )
}
