import { Suspense, useId, useState } from 'react'
import { useTexts } from '../../platform/i18n/use-texts'
import { TypedAhead } from '../../ui/overlay/use-typed-ahead'
import { Notice } from '../../ui/feedback/Notice'
import { Spinner } from '../../ui/feedback/Spinner'
import { Button } from '../../ui/form-controls/Button'
import { Dialog } from '../../ui/overlay/Dialog'
import { isConfirmed, TypedName } from '../../ui/overlay/TypedName'
import { FailureNotice } from '../../platform/failures/FailureNotice'
import { FormFrame } from '../forms/FormFrame'
import { useConfirmedClose } from '../forms/UnsavedGuard'
import { ChangedElsewhere } from './ChangedElsewhere'
import { Consequences } from './Consequences'
import type { ConfirmActionProps } from './ConfirmAction'
import { PriceEffect } from './PriceEffect'
import { nameToConfirm } from './typed-confirmation'
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
  const leaving = useConfirmedClose(
    { active: model.dirty && !form.done, form: say('title'), kept: form.draft !== undefined },
    t('editor.leave'),
    cancel,
  )
  const reason = pending ? undefined : refused
  const asked = refused === undefined ? nameToConfirm(action, target, t) : undefined
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
          <Button onPress={cancel}>{t(pending ? 'action.close' : 'action.cancel')}</Button>
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
        focused
        lead={<Consequences resource={resource} action={action} subject={model.subject} />}
        onSend={() => {
          // The keyboard shortcut obeys the same conditions as the button.
          if (refused === undefined && confirmed) form.send()
        }}
      >
        <PriceEffect action={action} subject={target.subject} model={model} />
        {!pending && !form.done && (
          <ChangedElsewhere model={model} base={form.base} subject={target.subject} />
        )}
        {asked && <TypedName asked={asked} labelId={nameId} value={name} onChange={setName} />}
        <FailureNotice failure={form.failure} />
      </FormFrame>
      {view.drawer}
    </Dialog>
  )
  return (
    <>
      {!leaving.asked && form.question === null && dialog}
      {form.question}
      {leaving.question}
    </>
  )
}

/**
 * Asks for an action's input, then performs the action. The draft survives a failed call, a reload and a sign-out; it
 * is cleared on success or cancel.
 */
export function ActionForm(props: ConfirmActionProps) {
  const { onClose } = props
  const { t } = useTexts()
  const waiting = (
    <Dialog title={t('shell.loading')} closeLabel={t('action.close')} onClose={onClose} actions={null}>
      <Spinner label={t('shell.loading')} />
      <TypedAhead onGiveUp={onClose} />
    </Dialog>
  )
  return (
    <Suspense fallback={waiting}>
      <Body {...props} />
    </Suspense>
  )
}
