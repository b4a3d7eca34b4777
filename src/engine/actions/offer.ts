import { judge } from '../../manifest/condition'
import type { CompiledAction, CompiledResource } from '../../manifest/compiled'
import { stateOf, viewState } from '../../manifest/states'
import type { Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import type { Texts } from '../../platform/i18n/texts'
import type { Row } from '../data/row'
import type { Expectation } from './expectations'

/** An action as it is offered for one record: possible, or visible with the reason why not. */
export interface Offer {
  action: CompiledAction
  label: string
  /** Undefined when it can be done. */
  reason: string | undefined
}

/** What decides about offers besides the record. */
export interface OfferContext {
  texts: Pick<Texts, 't' | 'resource'>
  online: boolean
  /** The record waits for the result of another action. */
  awaited: Pick<Expectation, 'escalate'> | undefined
}

/** True for actions that lose something; they need a record and a state that are understood. */
export function isDestructive(action: Pick<CompiledAction, 'guard'>): boolean {
  return action.guard === 'loses-data' || action.guard === 'loses-resource'
}

/**
 * Offers an action for a record, or undefined when the site or user does not have it at all. Odd records and unknown
 * states keep their harmless actions and lose the destructive ones (quality T27). While a record waits for the result of
 * an action, only what ends the wait is left: the action it escalates to, and removing the record.
 */
export function offerAction(
  resource: CompiledResource,
  action: CompiledAction,
  row: Pick<Row, 'odd'>,
  subject: Subject,
  context: OfferContext,
): Offer | undefined {
  const { texts } = context
  const label = texts.resource(resource.type, textKeys.action(action.id, 'label'))
  const verdict = judge(action.when, subject)
  if (!verdict.ok && verdict.hidden) return undefined
  const refuse = (reason: string): Offer => ({ action, label, reason })
  if (!context.online) return refuse(texts.t('action.offline'))
  if (!verdict.ok) {
    if (verdict.unknown) return refuse(texts.t('action.notYet'))
    const { because } = verdict
    return refuse(
      because === undefined
        ? texts.t('action.unavailable')
        : texts.resource(resource.type, textKeys.reason(because)),
    )
  }
  if (isDestructive(action)) {
    const unclear =
      row.odd !== undefined ||
      (resource.states !== null &&
        !subject.owner &&
        !viewState(resource.stateOf, stateOf(resource.states, subject)).known)
    if (unclear) return refuse(texts.t('action.unknownState'))
  }
  const { awaited } = context
  const endsIt = action.removes === true || awaited?.escalate === action.id
  if (awaited && !endsIt) return refuse(texts.t('action.running'))
  return { action, label, reason: undefined }
}
