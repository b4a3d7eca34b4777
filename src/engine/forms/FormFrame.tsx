import { useEffect, useRef, type ReactNode } from 'react'
import { useTexts } from '../../platform/i18n/use-texts'
import { Notice } from '../../ui/feedback/Notice'
import { Button } from '../../ui/form-controls/Button'
import { focusFirst } from '../fields/focus-field'
import type { FormModel } from '../fields/form-model'
import type { FormNotice } from '../../manifest/words/forms'
import type { FormState } from './form-context'
import { FormFields, withoutHeadings } from './FormFields'
import { FormNotices } from './FormNotices'
import { sendByKey } from './send-by-key'

/** Says that a form stands as it was left before, and offers to begin anew. */
function DraftNotice({ model }: { model: FormModel }) {
  const { t } = useTexts()
  return (
    model.restored && (
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
  )
}

interface FormBodyProps extends Partial<Pick<FormState, 'frame' | 'before'>> {
  model: FormModel
  notices: readonly FormNotice[] | undefined
  /** Where the page has no other button that begins anew. */
  draftNotice: boolean
  /** Between the notices and the fields. */
  lead?: ReactNode
}

/** What every form shows: that a draft was put back, what is to be known before it is sent, its fields. */
export function FormBody({
  model,
  notices,
  draftNotice,
  lead,
  frame = withoutHeadings,
  before,
}: FormBodyProps) {
  return (
    <>
      {draftNotice && <DraftNotice model={model} />}
      <FormNotices resource={model.resource} notices={notices} subject={model.subject} />
      {lead}
      <FormFields model={model} frame={frame} before={before} />
    </>
  )
}

interface FormFrameProps extends FormBodyProps {
  id: string
  className?: string | undefined
  /** The first field has the focus when the form opens. */
  focused?: boolean
  onSend: () => void
  /** Below the fields. */
  children: ReactNode
}

/** A form that stands in a dialog or in a section of a page, with the keys that send it. */
export function FormFrame({ id, className, focused = false, onSend, children, ...body }: FormFrameProps) {
  const place = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (focused) focusFirst(place.current)
  }, [focused])
  return (
    <form
      id={id}
      ref={place}
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        // A dialog may stand inside the form of a page, as React sees it.
        event.stopPropagation()
        onSend()
      }}
      onKeyDownCapture={sendByKey}
      noValidate
    >
      <FormBody {...body} />
      {children}
    </form>
  )
}
