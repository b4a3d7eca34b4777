import { useMemo } from 'react'
import { judge } from '../../manifest/condition'
import type { CompiledAction, CompiledResource } from '../../manifest/compiled'
import { stateOf, viewState } from '../../manifest/states'
import type { Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { useBillingAccounts } from '../../platform/account/use-billing-account'
import { useOwedWords } from '../../platform/account/use-owed-words'
import type { Texts } from '../../platform/i18n/texts'
import { useTexts } from '../../platform/i18n/use-texts'
import type { Row } from '../data/row'
import type { Expectation } from './jobs'

/** An action as it is offered for one record: possible, or visible with the reason why not. */
export interface Offer {
  action: CompiledAction
  label: string
  /** Undefined when it can be done. */
  reason: string | undefined
}

/** The words of offers: those of the type, and why an account cannot pay for more, as far as that is known. */
export interface OfferTexts extends Pick<Texts, 't' | 'resource'> {
  payer?: (account: unknown) => string | undefined
}

/** What decides about offers besides the record. */
export interface OfferContext {
  texts: OfferTexts
  online: boolean
  /** The record waits for the result of another action. */
  awaited: Pick<Expectation, 'escalate'> | undefined
}

/** True for actions that lose something; they need a record and a state that are understood. */
export function isDestructive(action: Pick<CompiledAction, 'guard'>): boolean {
  return action.guard === 'loses-data' || action.guard === 'loses-resource'
}

/** Why an action cannot be done to a record: it is not there at all, or for a reason, whose words are made when they are read. */
export type Refused = { hidden: true } | { hidden: false; reason: (texts: OfferContext['texts']) => string }

const refuse = (reason: (texts: OfferContext['texts']) => string): Refused => ({ hidden: false, reason })

/**
 * Judges an action for a record; undefined when it can be done. Odd records and unknown states keep their harmless actions
 * and lose the destructive ones (quality T27). While a record waits for the result of an action, only what ends the wait is
 * left: the action it escalates to, and removing the record.
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
  if (!online) return refuse(({ t }) => t('action.offline'))
  if (!verdict.ok) {
    if (verdict.unknown) return refuse(({ t }) => t('action.notYet'))
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
  const endsIt = action.removes === true || awaited?.escalate === action.id
  return awaited && !endsIt ? refuse(({ t }) => t('action.running')) : undefined
}

/** Offers an action for a record, with the reason why it cannot be done; undefined when it is not there at all. */
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
  return { action, label, reason: refused?.reason(texts) }
}

/** The words of offers; they say of an account that cannot pay what it owes, and where that is paid. */
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
