import type { CompiledAction } from '../../manifest/compiled-actions'
import type { CompiledResource } from '../../manifest/compiled'
import type { Subject } from '../../manifest/subject'
import type { Row } from '../data/row'

/** A record of an action: its row, and its subject with an owner if it is nested. */
export interface RecordTarget {
  row: Row
  subject: Subject
  /** Name in dialogs and toasts. */
  name: string
  /** Further placeholders of its texts; of an element, its owner and kinds. */
  words?: Readonly<Record<string, string>>
}

/** Target of a step, in memory only. */
export interface StepTarget<Action = CompiledAction | null> {
  resource: CompiledResource
  /** The action; null for a creation. */
  action: Action
  /** Subject when the job was planned. */
  subject: Subject
}
