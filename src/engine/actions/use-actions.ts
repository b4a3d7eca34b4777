import { useCallback, useMemo } from 'react'
import type { CompiledAction } from '../../manifest/compiled-actions'
import type { CompiledResource } from '../../manifest/compiled'
import { needsDialog } from '../../manifest/needs-dialog'
import { useOnline } from '../../platform/online'
import { usePlatform } from '../../platform/platform'
import type { Row } from '../data/row'
import type { RecordTarget } from '../jobs/target'
import type { SubjectOf } from '../data/use-subjects'
import { titleOf } from '../../manifest/title'
import { useDialogAddress } from './dialog-address'
import { doNow } from '../jobs/do-now'
import { type Offer, offerAction, refuseAction, type Refused, useOfferTexts } from '../jobs/offer'
import type { PendingStates } from '../jobs/use-pending-states'

export interface Actions {
  /** Offers of the given actions for a record, without hidden ones. */
  offers: (actions: readonly CompiledAction[], target: RecordTarget) => Offer[]
  /** Why an action is refused for a record, without texts; undefined if it is allowed. */
  refused: (action: CompiledAction, target: RecordTarget) => Refused | undefined
  /** Starts an action: at once if it needs no input and loses nothing, otherwise through its dialog. */
  start: (action: CompiledAction, target: RecordTarget) => void
  /** Runs an action and announces the result; resolves to whether it succeeded. */
  run: (
    action: CompiledAction,
    target: RecordTarget,
    typed?: Readonly<Record<string, unknown>>,
  ) => Promise<boolean>
  target: (row: Row) => RecordTarget
}

/**
 * Actions on records of one type. Repeated presses make one call. `prefix` separates the dialogs of several sections in
 * the URL.
 */
export function useActions(
  resource: CompiledResource,
  subjectOf: SubjectOf,
  awaited: Pick<PendingStates, 'of'>,
  prefix = '',
): Actions {
  const platform = usePlatform()
  const texts = useOfferTexts()
  const online = useOnline()
  const { open } = useDialogAddress()

  const offers = useCallback(
    (actions: readonly CompiledAction[], { row, subject }: RecordTarget) => {
      const context = { texts, online, awaited: awaited.of(row) }
      return actions.flatMap((action) => offerAction(resource, action, row, subject, context) ?? [])
    },
    [resource, texts, online, awaited],
  )
  const refused = useCallback(
    (action: CompiledAction, { row, subject }: RecordTarget) =>
      refuseAction(resource, action, row, subject, { online, awaited: awaited.of(row) }),
    [resource, online, awaited],
  )
  const run = useCallback(
    (action: CompiledAction, target: RecordTarget, typed?: Readonly<Record<string, unknown>>) =>
      doNow(platform, { resource, action, target, ...(typed ? { typed } : {}) }),
    [platform, resource],
  )
  const start = useCallback(
    (action: CompiledAction, target: RecordTarget) => {
      if (needsDialog(action)) open({ action: `${prefix}${action.id}`, on: [target.row.key] })
      else void run(action, target)
    },
    [open, run, prefix],
  )
  const target = useCallback(
    (row: Row): RecordTarget => {
      const subject = subjectOf(row)
      return { row, subject, name: titleOf(resource, subject) }
    },
    [resource, subjectOf],
  )
  return useMemo(() => ({ offers, refused, start, run, target }), [offers, refused, start, run, target])
}
