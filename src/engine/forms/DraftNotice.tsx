import { useTexts } from '../../platform/i18n/use-texts'
import { Notice } from '../../ui/feedback/Notice'
import { Button } from '../../ui/form-controls/Button'
import type { FormModel } from '../fields/form-model'

/** Says that a form stands as it was left before, and offers to begin anew. */
export function DraftNotice({ model }: { model: FormModel }) {
  const { t } = useTexts()
  if (!model.restored) return null
  return (
    <Notice
      tone="default"
      text={t('wizard.draft')}
      action={
        <Button size="sm" onPress={model.reset}>
          {t('wizard.draftDiscard')}
        </Button>
      }
    />
  )
}
