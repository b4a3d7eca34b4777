import type { CompiledAction, CompiledResource } from '../../manifest/compiled'
import type { Subject } from '../../manifest/subject'
import type { Row } from '../data/row'

/** A record an action is about: its row, and its subject with an owner where it is nested. */
export interface Target {
  row: Row
  subject: Subject
  /** What the record is called in dialogs and toasts. */
  name: string
  /** What else its texts may say of it; of an element, what it belongs to and of which kinds it is. */
  words?: Readonly<Record<string, string>>
}

/** What a step is done to, which lives no longer than the page. */
export interface StepTarget<Action = CompiledAction | null> {
  resource: CompiledResource
  /** What is done to it; null for its creation. */
  action: Action
  /** The record as it was when the job was planned, with what surrounds it. */
  subject: Subject
}
