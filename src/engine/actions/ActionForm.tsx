import { Suspense, useId, useState } from 'react'
import { useTexts } from '../../platform/i18n/use-texts'
import { Notice } from '../../ui/feedback/Notice'
import { Spinner } from '../../ui/feedback/Spinner'
import { Button } from '../../ui/form-controls/Button'
import { Dialog } from '../../ui/overlay/Dialog'
import { isConfirmed, TypedName } from '../../ui/overlay/TypedName'
import { FailureNotice } from '../forms/FailureNotice'
import { FormFrame } from '../forms/FormFrame'
import { useAskedClose } from '../forms/UnsavedGuard'
import { Consequences } from './Consequences'
import type { ConfirmActionProps } from './ConfirmAction'
import { PriceEffect } from './PriceEffect'
import { askedName } from './typed-name'
import { useActionForm } from './use-action-form'

function Body({ resource, action, target, refused, onClose, onDone }: ConfirmActionProps) {
  const { t } = useTexts()
  const formId = useId()
  const reasonId = useId()
  const nameId = useId()
  const [name, setName] = useState('')
  const form = useActionForm({ resource, action, target, place: 'dialog', onDone })
  const { model, pending, say, view } = form
  const cancel = (): void => {
    model.finish()
    onClose()
  }
  const leaving = useAskedClose(
    { active: model.dirty && !form.done, kept: form.draft !== undefined },
    t('editor.leave'),
    cancel,
  )
  const reason = pending ? undefined : refused
  const asked = refused === undefined ? askedName(action, target, t) : undefined
  const confirmed = isConfirmed(asked, name)
  const disabled =
    reason !== undefined
      ? { describedBy: reasonId }
      : !confirmed
        ? { describedBy: nameId }
        : model.submitted && model.unchanged && t('form.unchanged')
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
            disabled={disabled}
          >
            {form.button}
          </Button>
        </>
      }
    >
      {reason !== undefined && (
        <div id={reasonId}>
          <Notice tone="warning" text={reason} />
        </div>
      )}
      <FormFrame
        id={formId}
        model={model}
        notices={action.notices}
        draftNotice
        focused
        lead={<Consequences resource={resource} action={action} subject={model.subject} />}
        onSend={() => {
          // What the button may not do, the keys may not either.
          if (refused === undefined && confirmed) form.send()
        }}
      >
        <PriceEffect action={action} subject={target.subject} model={model} />
        {asked && <TypedName asked={asked} labelId={nameId} value={name} onChange={setName} />}
      </FormFrame>
      {view.drawer}
      <FailureNotice failure={form.failure} />
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
  const waiting = (
    <Dialog title={t('shell.loading')} closeLabel={t('action.close')} onClose={props.onClose} actions={null}>
      <Spinner label={t('shell.loading')} />
    </Dialog>
  )
  return (
    <Suspense fallback={waiting}>
      <Body {...props} />
    </Suspense>
  )
}
