import { useState } from 'react'
import type { CompiledAction, CompiledResource } from '../../manifest/compiled'
import { useTexts } from '../../platform/i18n/use-texts'
import { ActionForm } from './ActionForm'
import { ConfirmAction, ConfirmBulk, type ConfirmActionProps } from './ConfirmAction'
import type { Actions } from './use-actions'
import type { Target } from '../jobs/target'
import type { BulkRun } from './use-bulk'

/** What the lazy half of an action's dialog gets. */
export interface ActionDialogProps {
  resource: CompiledResource
  action: CompiledAction
  actions: Actions
  targets: readonly Target[]
  onClose: () => void
  /** The action is done for one record. */
  onDone: (target: Target) => void
  /** The action is to run for several records, as was confirmed. */
  onBulk: (run: BulkRun) => void
}

/**
 * The dialog of an action on one record. It says the reason for which a menu would not let it be chosen, and opens for
 * nothing that is not offered at all, whatever an address says.
 */
function OneDialog({ actions, ...props }: Omit<ConfirmActionProps, 'refused'> & { actions: Actions }) {
  const { t } = useTexts()
  const { action, target } = props
  const [offer] = actions.offers([action], target)
  const [opened, setOpened] = useState(false)
  if (offer && !opened) setOpened(true)
  if (!offer && !opened) return null
  const Dialog = action.form === null ? ConfirmAction : ActionForm
  return <Dialog {...props} refused={offer ? offer.reason : t('action.unavailable')} />
}

/**
 * The dialog of an action: a form, a confirmation, or the confirmation of a bulk run. Which records it is about is frozen;
 * what is known of them may still arrive.
 */
export function ActionDialog({
  resource,
  action,
  actions,
  targets,
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
            left: others.map(({ target, offer }) => ({ name: target.name, reason: offer.reason ?? '' })),
            follows: (target) => releasing(target.subject),
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
      target={first}
      onClose={onClose}
      onDone={() => onDone(first)}
    />
  )
}
