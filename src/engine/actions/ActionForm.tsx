import { Suspense, useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { isApiError } from '../../api/errors'
import { mayBeDone } from '../../api/unknown-outcome'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { errorMessage, errorReference, toastSuccess } from '../../platform/toast'
import { Notice } from '../../ui/feedback/Notice'
import { Spinner } from '../../ui/feedback/Spinner'
import { Button } from '../../ui/form-controls/Button'
import { Dialog } from '../../ui/overlay/Dialog'
import { DraftNotice } from '../forms/DraftNotice'
import { FormFields, withoutHeadings } from '../forms/FormFields'
import { FormNotices } from '../forms/FormNotices'
import { focusField, focusFirst, focusRefused } from '../forms/focus-field'
import { sendByKey } from '../forms/send-by-key'
import { useAskedClose } from '../forms/use-asked-close'
import { useForm } from '../forms/use-form'
import { useFormModule } from '../forms/use-form-module'
import { useOwnDraft } from '../forms/use-own-draft'
import { useActionRequest } from '../request-view/use-action-request'
import { Consequences } from './Consequences'
import type { ConfirmActionProps } from './ConfirmAction'
import { perform } from './perform'
import { PriceEffect } from './PriceEffect'

function Body({ resource, action, target, refused, onClose, onDone }: ConfirmActionProps) {
  const platform = usePlatform()
  const texts = useTexts()
  const { t } = texts
  const formId = useId()
  const reasonId = useId()
  const place = useRef<HTMLFormElement>(null)
  useEffect(() => focusFirst(place.current), [])
  const { form, validate } = useFormModule(resource.type, action.form ?? action.id)
  const [base] = useState(target.subject)
  // Apart from the draft of the same action asked in the page, which may be open behind the dialog.
  const draft = useOwnDraft(`${resource.type}.${target.row.key}.dialog.${action.id}`)
  const model = useForm({ resource, form, validate, base, draft, edits: action.guard === 'none' })
  const [pending, setPending] = useState(false)
  const [done, setDone] = useState(false)
  // After the guard of the page has been taken away: what follows may lead to another page.
  const told = useRef(false)
  useEffect(() => {
    if (!done || told.current) return
    told.current = true
    onDone()
  }, [done, onDone])
  const cancel = (): void => {
    model.finish()
    onClose()
  }
  const leaving = useAskedClose(
    { active: model.dirty && !done, kept: draft !== undefined },
    t('editor.leave'),
    cancel,
  )
  const [failure, setFailure] = useState<unknown>()
  const say = (part: 'title' | 'text' | 'button' | 'done'): string =>
    texts.resource(resource.type, textKeys.action(action.id, part), { name: target.name })

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    event.stopPropagation()
    if (pending || refused !== undefined) return
    const typed = model.submit()
    if (!typed) {
      const [first] = model.visible.filter((field) => model.allErrors[field.id] !== undefined)
      if (first) focusField(first.id)
      return
    }
    setPending(true)
    setFailure(undefined)
    try {
      await perform(platform, { resource, action, rowKey: target.row.key, subject: target.subject, typed })
      toastSuccess(platform, say('done'))
      model.finish()
      setDone(true)
    } catch (error) {
      setPending(false)
      const fields = isApiError(error) ? error.fields : []
      const rest = model.refuse(fields)
      if (fields.length === 0 || rest.length > 0) setFailure(error)
      focusRefused(model.visible, fields)
    }
  }
  const button = say('button')
  const view = useActionRequest({ action, targets: [target], what: button, model })
  const dialog = (
    <Dialog
      title={say('title')}
      description={action.guard === 'none' ? undefined : say('text')}
      closeLabel={t('action.close')}
      onClose={leaving.close}
      busy={pending}
      note={view.control('plain')}
      actions={
        <>
          <Button onPress={cancel}>{t('action.cancel')}</Button>
          <Button
            variant={action.danger ? 'danger' : 'primary'}
            type="submit"
            form={formId}
            pending={pending}
            disabled={
              refused !== undefined && !pending
                ? { describedBy: reasonId }
                : model.submitted && model.unchanged
                  ? t('form.unchanged')
                  : false
            }
          >
            {button}
          </Button>
        </>
      }
    >
      {refused !== undefined && !pending && (
        <div id={reasonId}>
          <Notice tone="warning" text={refused} />
        </div>
      )}
      <DraftNotice model={model} />
      <form
        id={formId}
        ref={place}
        onSubmit={(event) => void submit(event)}
        onKeyDownCapture={sendByKey}
        noValidate
      >
        <FormNotices type={resource.type} notices={action.notices} subject={model.subject} />
        <Consequences resource={resource} action={action} subject={model.subject} />
        <FormFields model={model} frame={withoutHeadings} />
        <PriceEffect action={action} subject={target.subject} model={model} />
      </form>
      {view.drawer}
      {failure !== undefined && (
        <Notice
          tone="error"
          strong={t('toast.errorPrefix', { message: errorMessage(platform, failure) })}
          text={mayBeDone(failure) ? t('errors.mayBeDone') : undefined}
          reference={errorReference(failure)}
        />
      )}
    </Dialog>
  )
  return (
    <>
      {dialog}
      {leaving.question}
    </>
  )
}

/**
 * Asks what an action needs to know, then performs it. What was typed stays when the call fails, the page is reloaded or the
 * key is no longer taken; it is let go of when the action is done, or by whoever cancels.
 */
export function ActionForm(props: ConfirmActionProps) {
  const { t } = useTexts()
  return (
    <Suspense
      fallback={
        <Dialog
          title={t('shell.loading')}
          closeLabel={t('action.close')}
          onClose={props.onClose}
          actions={null}
        >
          <Spinner label={t('shell.loading')} />
        </Dialog>
      }
    >
      <Body {...props} />
    </Suspense>
  )
}
