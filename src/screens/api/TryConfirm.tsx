import type { DocOperation } from '../../lib/api-docs'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog'

export interface TryConfirmProps {
  operation: DocOperation
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a call that removes something is sent: it is removed for real. */
export function TryConfirm({ operation, onConfirm, onClose }: TryConfirmProps) {
  const t = useScreenTexts('api')
  const { t: shared } = useTexts()
  return (
    <ConfirmDialog
      title={t('try.confirm', { title: operation.title })}
      description={t('try.confirmText')}
      confirm={{ label: operation.title, danger: true }}
      cancelLabel={shared('action.cancel')}
      closeLabel={shared('action.close')}
      pending={false}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}
