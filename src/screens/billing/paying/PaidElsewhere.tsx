import { useScreenTexts, useTexts } from '../../../platform/i18n/use-texts'
import { Notice } from '../../../ui/feedback/Notice'
import { Button } from '../../../ui/form-controls/Button'
import { Dialog } from '../../../ui/overlay/Dialog'

interface PaidElsewhereProps {
  readonly title: string
  /** Text: 'Invoice 2026-11-0024 is paid'. */
  readonly paid: string
  readonly onClose: () => void
}

/** Dialog: the invoices of an open form have been paid elsewhere meanwhile. */
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
