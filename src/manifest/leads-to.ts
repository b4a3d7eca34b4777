import { judge } from './condition'
import { withMember } from './nested'
import { isRecord } from '../lib/is-record'
import type { Subject } from './subject'
import type { States } from './words/records'
import type { Condition } from './words/values'

/** Whether a condition would hold for a subject in this state. */
export function holdsInState(
  states: States | null,
  state: string,
  condition: Condition | undefined,
  subject: Subject,
): boolean {
  const { record, derived } = subject
  const changed =
    states?.field === undefined || 'rules' in states || !isRecord(record)
      ? record
      : withMember(record, states.field, state)
  const inState: Subject = {
    ...subject,
    record: changed,
    derived: (name, element) => (name === 'state' ? state : derived?.(name, element)),
  }
  return judge(condition, inState).ok
}
