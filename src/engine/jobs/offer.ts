import { useMemo } from 'react'
import { judge } from '../../manifest/condition'
import type { CompiledAction } from '../../manifest/compiled-actions'
import type { CompiledResource } from '../../manifest/compiled'
import { holdsInState } from '../../manifest/leads-to'
import { stateOf, viewState } from '../../manifest/states'
import type { Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { limitTexts } from '../../platform/account/key-limit'
import { useBillingAccounts } from '../../platform/account/use-billing-account'
import { useOwedWords } from '../../platform/account/use-owed-words'
import type { Texts } from '../../platform/i18n/texts'
import { useTexts } from '../../platform/i18n/use-texts'
import type { Row } from '../data/row'
import type { Expectation } from './jobs'

/** An action offered for one record, with the reason if it is not possible. */
export interface Offer {
  action: CompiledAction
  label: string
  /** Undefined if it is possible. */
  reason: string | undefined
  /** The reason passes without a change of the record: offline, a list that loads, another action under way. */
  passing: boolean
}

/** Texts of offers: those of the type, and the reason why an account cannot pay. */
export interface OfferTexts extends Pick<Texts, 't' | 'resource'> {
  payer?: (account: unknown) => string | undefined
}

/** What offers depend on in addition to the record. */
export interface OfferContext {
  texts: OfferTexts
  online: boolean
  /** The pending state of the record. */
  awaited: Pick<Expectation, 'action' | 'state'> | undefined
}

/** True for actions that delete something; they require a valid record in a known state. */
export function isDestructive(action: Pick<CompiledAction, 'guard'>): boolean {
  return action.guard === 'loses-data' || action.guard === 'loses-resource'
}

/** A refusal: the action is hidden, or disabled for a reason whose text is built on demand. */
export type Refused =
  | { hidden: true }
  | { hidden: false; reason: (texts: OfferContext['texts']) => string; passing: boolean }

const refuse = (reason: (texts: OfferContext['texts']) => string): Refused => ({
  hidden: false,
  reason,
  passing: false,
})

const refuseForNow = (key: 'offline' | 'notYet' | 'running'): Refused => ({
  hidden: false,
  reason: ({ t }) => t(`action.${key}`),
  passing: true,
})

/**
 * Checks an action for a record; undefined if it is possible. Odd records and unknown states allow only harmless
 * actions (quality T27). While the record has a pending state, only deletion and the action offered when it is late are
 * possible; an action that the expected state allows waits for it.
 */
export function refuseAction(
  resource: CompiledResource,
  action: CompiledAction,
  row: Pick<Row, 'odd'>,
  subject: Subject,
  { online, awaited }: Pick<OfferContext, 'online' | 'awaited'>,
): Refused | undefined {
  const verdict = judge(action.when, subject)
  if (!verdict.ok && verdict.hidden) return { hidden: true }
  if (!online) return refuseForNow('offline')
  const limit = subject.environment.keyLimit?.(action.operation)
  if (limit) return refuse(({ t }) => t(limitTexts[limit]))
  const endsIt = action.removes === true || awaited?.action === action.id
  const waits = awaited !== undefined && !endsIt
  if (!verdict.ok) {
    if (verdict.pending) return refuseForNow('notYet')
    if (waits && !subject.owner && holdsInState(resource.states, awaited.state, action.when, subject))
      return refuseForNow('running')
    const { because, account } = verdict
    return refuse((texts) => {
      const payer = account === undefined ? undefined : texts.payer?.(account)
      if (payer !== undefined) return payer
      return because === undefined
        ? texts.t('action.unavailable')
        : texts.resource(resource.type, textKeys.reason(because))
    })
  }
  if (isDestructive(action)) {
    const unclear =
      row.odd !== undefined ||
      (resource.states !== null &&
        !subject.owner &&
        !viewState(resource.stateOf, stateOf(resource.states, subject)).known)
    if (unclear) return refuse(({ t }) => t('action.unknownState'))
  }
  return waits ? refuseForNow('running') : undefined
}

/** Offers an action for a record, disabled with a reason if not possible; undefined if hidden. */
export function offerAction(
  resource: CompiledResource,
  action: CompiledAction,
  row: Pick<Row, 'odd'>,
  subject: Subject,
  context: OfferContext,
): Offer | undefined {
  const { texts } = context
  const refused = refuseAction(resource, action, row, subject, context)
  if (refused?.hidden) return undefined
  const label = texts.resource(resource.type, textKeys.action(action.id, 'label'))
  return { action, label, reason: refused?.reason(texts), passing: refused?.passing ?? false }
}

/** Texts of offers, including what an account owes and where to pay it. */
export function useOfferTexts(): OfferTexts {
  const texts = useTexts()
  const { accounts } = useBillingAccounts()
  const { closed } = useOwedWords()
  return useMemo(
    () => ({
      t: texts.t,
      resource: texts.resource,
      payer: (id) => {
        const account = accounts.find((each) => each.id === id)
        return account && closed(account)
      },
    }),
    [texts, accounts, closed],
  )
}
