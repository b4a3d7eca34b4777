import { useScreenTexts } from '../../platform/i18n/use-texts'
import { FieldShell } from '../../ui/form-controls/FieldShell'
import { TextArea } from '../../ui/form-controls/TextArea'
import styles from './request-view.module.css'
import type { Pasting } from './use-paste'

/** Asks for a call. A text that is refused stays, with the reason below. */
export function PasteView({ text, change, refusal }: Pasting) {
  const t = useScreenTexts('request')
  return (
    <div className={styles.view}>
      <p className={styles.words}>{t('pasteText')}</p>
      <FieldShell
        label={t('pasteLabel')}
        hint={t('pasteHint')}
        error={refusal && t(`refused.${refusal.reason}`, refusal.details)}
      >
        <TextArea mono rows={14} autoFocus value={text} onChange={change} />
      </FieldShell>
    </div>
  )
}
