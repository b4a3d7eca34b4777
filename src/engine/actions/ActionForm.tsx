import { Suspense, useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { Notice } from '../../ui/feedback/Notice'
import { Spinner } from '../../ui/feedback/Spinner'
import { Button } from '../../ui/form-controls/Button'
import { Dialog } from '../../ui/overlay/Dialog'
import { isConfirmed, TypedName } from '../../ui/overlay/TypedName'
import { DraftNotice } from '../forms/DraftNotice'
import { FormFields, withoutHeadings } from '../forms/FormFields'
import { FailureNotice } from '../forms/FailureNotice'
import { FormNotices } from '../forms/FormNotices'
import { asksSecret } from '../fields/asks-secret'
import { focusField, focusFirst } from '../fields/focus-field'
import { refuseFields } from '../fields/refuse-fields'
import { sendByKey } from '../forms/send-by-key'
import { useAskedClose } from '../forms/use-asked-close'
import { useForm } from '../fields/use-form'
import { useFormModule } from '../fields/use-form-module'
import { useOwnDraft } from '../fields/use-own-draft'
import { useSubmit } from '../forms/use-submit'
import { useActionRequest } from './use-action-request'
import { Consequences } from './Consequences'
import type { ConfirmActionProps } from './ConfirmAction'
import { doAction } from '../jobs/do-action'
import { PriceEffect } from './PriceEffect'
import { askedName } from './typed-name'

function Body({ resource, action, target, refused, onClose, onDone }: ConfirmActionProps) {
  const platform = usePlatform()
  const texts = useTexts()
  const { t } = texts
  const formId = useId()
  const reasonId = useId()
  const nameId = useId()
  const [name, setName] = useState('')
  const place = useRef<HTMLFormElement>(null)
  useEffect(() => focusFirst(place.current), [])
  const { form, validator } = useFormModule(resource.type, action.form ?? action.id)
  const [base] = useState(target.subject)
  // Apart from the draft of the same action asked in the page, which may be open behind the dialog.
  const draft = useOwnDraft(`${resource.type}.${target.row.key}.dialog.${action.id}`)
  const priced = Array.isArray(action.costs) ? action.costs : undefined
  const model = useForm({ resource, form, validator, base, draft, edits: action.guard === 'none', priced })
  const { pending, failure, submit } = useSubmit(draft?.intent)
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
  const say = (part: 'title' | 'text' | 'button' | 'done'): string =>
    texts.resource(resource.type, textKeys.action(action.id, part), { ...target.words, name: target.name })

  const asked = refused === undefined ? askedName(action, target, t) : undefined
  const confirmed = isConfirmed(asked, name)

  const send = (event: FormEvent): void => {
    event.preventDefault()
    event.stopPropagation()
    if (pending || refused !== undefined || !confirmed) return
    const typed = model.submit()
    if (!typed) {
      const [first] = model.visible.filter((field) => model.allErrors[field.id] !== undefined)
      if (first) focusField(first.id)
      return
    }
    submit(
      typed,
      async (key) => {
        await doAction(platform, {
          resource,
          action,
          target,
          typed,
          secret: asksSecret(model),
          key,
          done: say('done'),
        })
        model.finish()
        setDone(true)
      },
      (error) => refuseFields(model, error),
    )
  }
  const button = say('button')
  const view = useActionRequest({ resource, action, targets: [target], what: button, model })
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
                : !confirmed
                  ? { describedBy: nameId }
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
      <form id={formId} ref={place} onSubmit={send} onKeyDownCapture={sendByKey} noValidate>
        <FormNotices resource={resource} notices={action.notices} subject={model.subject} />
        <Consequences resource={resource} action={action} subject={model.subject} />
        <FormFields model={model} frame={withoutHeadings} />
        <PriceEffect action={action} subject={target.subject} model={model} />
        {asked && <TypedName asked={asked} labelId={nameId} value={name} onChange={setName} />}
      </form>
      {view.drawer}
      <FailureNotice failure={failure} />
    </Dialog>
  )
  return (
    <>
      {!leaving.asked && dialog}
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
