import { useState } from 'react'
import type { OperationId } from '../../generated/operations'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { Button } from '../../ui/form-controls/Button'
import { FieldShell } from '../../ui/form-controls/FieldShell'
import { TextArea } from '../../ui/form-controls/TextArea'
import { Drawer } from '../../ui/overlay/Dialog'
import { pasteInto, type Pasted } from './paste/paste-into'
import { PasteRefusal } from './paste/paste-refusal'
import type { PasteTarget } from './request-view'
import styles from './request-view.module.css'

interface PasteViewProps {
  operation: OperationId
  target: PasteTarget
  onBack: () => void
  onPasted: (pasted: Pasted) => void
  onClose: () => void
}

/** Takes a call and fills the form from it. A text that is refused stays, and the form with it. */
export function PasteView({ operation, target, onBack, onPasted, onClose }: PasteViewProps) {
  const t = useScreenTexts('request')
  const { t: shared } = useTexts()
  const [text, setText] = useState('')
  const [refusal, setRefusal] = useState<PasteRefusal>()
  const fill = (): void => {
    try {
      const pasted = pasteInto(text, operation, target)
      target.model.setMany(pasted.values)
      onPasted(pasted)
    } catch (error) {
      if (!(error instanceof PasteRefusal)) throw error
      setRefusal(error)
    }
  }
  return (
    <Drawer
      title={t('pasteTitle')}
      closeLabel={shared('action.close')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onBack}>{t('back')}</Button>
          <Button variant="primary" onPress={fill}>
            {t('fill')}
          </Button>
        </>
      }
    >
      <div className={styles.view}>
        <p className={styles.words}>{t('pasteText')}</p>
        <FieldShell
          label={t('pasteLabel')}
          hint={t('pasteHint')}
          error={refusal && t(`refused.${refusal.reason}`, refusal.details)}
        >
          <TextArea
            mono
            rows={14}
            autoFocus
            value={text}
            onChange={(next) => {
              setText(next)
              setRefusal(undefined)
            }}
          />
        </FieldShell>
      </div>
    </Drawer>
  )
}
