import { useCallback, useMemo } from 'react'
import type { CompiledAction, CompiledResource } from '../../manifest/compiled'
import { needsDialog } from '../../manifest/needs-dialog'
import { useOnline } from '../../platform/online'
import { usePlatform } from '../../platform/platform'
import type { Row } from '../data/row'
import type { Target } from '../jobs/target'
import type { SubjectOf } from '../data/use-subjects'
import { titleOf } from '../data/title'
import { useDialogAddress } from './dialog-address'
import { doNow } from '../jobs/do-now'
import { type Offer, offerAction, refuseAction, type Refused, useOfferTexts } from '../jobs/offer'
import type { Awaited } from '../jobs/use-awaited'

export interface Actions {
  /** The offers of some actions for a record, hidden ones left out. */
  offers: (actions: readonly CompiledAction[], target: Target) => Offer[]
  /** Why an action cannot be done to a record, without its words; undefined when it can. */
  refused: (action: CompiledAction, target: Target) => Refused | undefined
  /** Starts an action: at once when nothing is asked and nothing can be lost, otherwise through its dialog. */
  start: (action: CompiledAction, target: Target) => void
  /** Runs an action now and says how it went; resolves to whether it succeeded. */
  run: (action: CompiledAction, target: Target, typed?: Readonly<Record<string, unknown>>) => Promise<boolean>
  target: (row: Row) => Target
}

/**
 * What can be done to records of one type, and doing it. One press is one call, however often it is pressed. `prefix`
 * keeps the dialogs of several sections of a page apart in the address.
 */
export function useActions(
  resource: CompiledResource,
  subjectOf: SubjectOf,
  awaited: Pick<Awaited, 'of'>,
  prefix = '',
): Actions {
  const platform = usePlatform()
  const texts = useOfferTexts()
  const online = useOnline()
  const { open } = useDialogAddress()

  const offers = useCallback(
    (actions: readonly CompiledAction[], { row, subject }: Target) => {
      const context = { texts, online, awaited: awaited.of(row) }
      return actions.flatMap((action) => offerAction(resource, action, row, subject, context) ?? [])
    },
    [resource, texts, online, awaited],
  )
  const refused = useCallback(
    (action: CompiledAction, { row, subject }: Target) =>
      refuseAction(resource, action, row, subject, { online, awaited: awaited.of(row) }),
    [resource, online, awaited],
  )
  const run = useCallback(
    (action: CompiledAction, target: Target, typed?: Readonly<Record<string, unknown>>) =>
      doNow(platform, { resource, action, target, ...(typed ? { typed } : {}) }),
    [platform, resource],
  )
  const start = useCallback(
    (action: CompiledAction, target: Target) => {
      if (needsDialog(action)) open({ action: `${prefix}${action.id}`, on: [target.row.key] })
      else void run(action, target)
    },
    [open, run, prefix],
  )
  const target = useCallback(
    (row: Row): Target => {
      const subject = subjectOf(row)
      return { row, subject, name: titleOf(resource, subject) }
    },
    [resource, subjectOf],
  )
  return useMemo(() => ({ offers, refused, start, run, target }), [offers, refused, start, run, target])
}
