import { useEffect, useRef, type ReactNode } from 'react'
import { listOfAll } from '../../lib/format-list'
import { useTexts } from '../../platform/i18n/use-texts'
import { textKeys } from '../../manifest/text-keys'
import { Notice } from '../../ui/feedback/Notice'
import { Button } from '../../ui/form-controls/Button'
import { Form } from '../../ui/form-controls/Form'
import { focusFirst } from '../fields/focus-field'
import type { FormModel } from '../fields/form-model'
import type { FormNotice } from '../../manifest/words/forms'
import type { FormState } from './form-context'
import { FormFields } from './FormFields'
import { FormNotices } from './FormNotices'
import styles from '../widgets/forms.module.css'

/** Says that a draft was restored and which of its values are no longer offered; with `resets`, it offers to start again. */
function DraftNotice({ model, resets }: { model: FormModel; resets: boolean }) {
  const { t, resource: text, locale } = useTexts()
  const gone = model.gone.map(
    ({ field, options }) =>
      `${text(model.resource.type, textKeys.field(field.id))}: ${listOfAll(
        options.map(({ label }) => label),
        locale,
      )}`,
  )
  return (
    model.restored && (
      <Notice
        tone={gone.length > 0 ? 'warning' : 'default'}
        text={gone.length > 0 ? t('wizard.draftGone', { what: gone.join('; ') }) : t('wizard.draft')}
        action={
          resets && (
            <Button size="sm" onPress={model.reset}>
              {t('wizard.draftDiscard')}
            </Button>
          )
        }
      />
    )
  )
}

interface FormBodyProps extends Pick<FormState, 'frame' | 'before'> {
  model: FormModel
  notices: readonly FormNotice[] | undefined
  /** The form has a reset button of its own, so the notice of a restored draft needs none. */
  hasReset?: boolean
  /** Content between notices and fields. */
  lead?: ReactNode
}

/** Content of every form: draft notice, notices, fields. */
export function FormBody({ model, notices, hasReset = false, lead, frame, before }: FormBodyProps) {
  return (
    <>
      <DraftNotice model={model} resets={!hasReset} />
      <FormNotices resource={model.resource} notices={notices} subject={model.subject} />
      {lead}
      <FormFields model={model} frame={frame} before={before} />
    </>
  )
}

interface FormFrameProps extends FormBodyProps {
  id: string
  className?: string | undefined
  /** Focuses the first field when the form opens. */
  focused?: boolean
  /** The form is being sent, and starts anew then: what is typed meanwhile would be lost. */
  locked?: boolean
  onSend: () => void
  /** Content below the fields. */
  children: ReactNode
}

/** A form in a dialog or page section, with its submit keys. */
export function FormFrame({
  id,
  className,
  focused = false,
  locked = false,
  onSend,
  children,
  ...body
}: FormFrameProps) {
  const place = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (focused) focusFirst(place.current)
  }, [focused])
  return (
    <Form id={id} ref={place} className={className} onSubmit={onSend}>
      <div className={styles.body} inert={locked}>
        <FormBody {...body} />
      </div>
      {children}
    </Form>
  )
}
