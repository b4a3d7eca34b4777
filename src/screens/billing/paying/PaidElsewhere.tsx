import { useScreenTexts, useTexts } from '../../../platform/i18n/use-texts'
import { Notice } from '../../../ui/feedback/Notice'
import { Button } from '../../../ui/form-controls/Button'
import { Dialog } from '../../../ui/overlay/Dialog'

interface PaidElsewhereProps {
  readonly title: string
  /** What is paid: 'Invoice 2026-11-0024 is paid'. */
  readonly paid: string
  readonly onClose: () => void
}

/** Says that what an open form was to pay has been paid by other means meanwhile. */
export function PaidElsewhere({ title, paid, onClose }: PaidElsewhereProps) {
  const t = useScreenTexts('payments')
  const { t: word } = useTexts()
  return (
    <Dialog
      title={title}
      closeLabel={word('action.close')}
      onClose={onClose}
      actions={
        <Button autoFocus onPress={onClose}>
          {t('actions.close')}
        </Button>
      }
    >
      <Notice tone="info" strong={paid} text={t('paidElsewhere')} />
    </Dialog>
  )
}
