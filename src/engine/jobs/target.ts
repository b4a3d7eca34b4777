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
