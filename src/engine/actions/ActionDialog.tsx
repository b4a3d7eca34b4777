import { Suspense, useState } from 'react'
import type { CompiledAction } from '../../manifest/compiled-actions'
import type { CompiledResource } from '../../manifest/compiled'
import { useTexts } from '../../platform/i18n/use-texts'
import { NamedPart } from '../../platform/NamedPart'
import { TypedAhead } from '../../ui/overlay/use-typed-ahead'
import { ActionForm } from './ActionForm'
import { ConfirmAction, ConfirmBulk, type ConfirmActionProps } from './ConfirmAction'
import { DialogContext } from './custom-contexts'
import type { Actions } from './use-actions'
import type { RecordTarget } from '../jobs/target'
import type { BulkRun } from './use-bulk'

/** Props of the lazily loaded dialog. */
export interface ActionDialogProps {
  resource: CompiledResource
  action: CompiledAction
  actions: Actions
  targets: readonly RecordTarget[]
  /** The records no longer exist; `targets` are the last known ones. */
  gone: boolean
  onClose: () => void
  /** Called after the action succeeded on one record. */
  onDone: (target: RecordTarget) => void
  /** Called when a bulk run was confirmed. */
  onBulk: (run: BulkRun) => void
}

/**
 * Dialog of an action on one record. Opened from a URL it shows the reason if the action is refused, and nothing if the
 * action is hidden.
 */
function OneDialog({
  actions,
  gone,
  ...props
}: Omit<ConfirmActionProps, 'refused'> & Pick<ActionDialogProps, 'actions' | 'gone'>) {
  const { t } = useTexts()
  const { action, target, onClose } = props
  const [offer] = actions.offers([action], target)
  const [opened, setOpened] = useState(false)
  if (offer && !opened) setOpened(true)
  if (!offer && !opened) return null
  const refused = gone ? t('action.gone') : offer ? offer.reason : t('action.unavailable')
  if (action.dialog !== undefined)
    return (
      <Suspense fallback={<TypedAhead onGiveUp={onClose} />}>
        <NamedPart from={DialogContext} name={action.dialog} props={{ target, refused, onClose }} />
      </Suspense>
    )
  const Dialog = action.form === null ? ConfirmAction : ActionForm
  return <Dialog {...props} refused={refused} />
}

/**
 * The dialog of an action: a form, a confirmation, or the confirmation of a bulk run. The set of records is frozen;
 * their data may still update.
 */
export function ActionDialog({
  resource,
  action,
  actions,
  targets,
  gone,
  onClose,
  onDone,
  onBulk,
}: ActionDialogProps) {
  const [opened] = useState(targets)
  const frozen = opened.map((each) => {
    const now = targets.find(({ row }) => row.key === each.row.key)
    return now ? { ...each, subject: now.subject } : each
  })
  const [first] = frozen
  if (!first) return null
  if (frozen.length > 1) {
    const offered = frozen.map((target) => ({ target, offer: actions.offers([action], target)[0] }))
    const fits = offered
      .filter(({ offer }) => offer && offer.reason === undefined)
      .map(({ target }) => target)
    const others = offered.flatMap(({ target, offer }) =>
      offer && offer.reason !== undefined ? [{ target, offer }] : [],
    )
    if (fits.length + others.length === 0) return null
    return (
      <ConfirmBulk
        resource={resource}
        action={action}
        fits={fits}
        others={others}
        onConfirm={(releasing) =>
          onBulk({
            action,
            targets: fits,
            skipped: others.map(({ target, offer }) => ({ name: target.name, reason: offer.reason ?? '' })),
            nextSteps: (target) => releasing(target.subject),
          })
        }
        onClose={onClose}
      />
    )
  }
  return (
    <OneDialog
      resource={resource}
      action={action}
      actions={actions}
      gone={gone}
      target={first}
      onClose={onClose}
      onDone={() => onDone(first)}
    />
  )
}
