/** What a job is made of. */
import type { Value } from './values'

/**
 * An action done to a record when its condition holds. A failed step stops the later ones; those of a new record
 * without `expect` depend only on its creation.
 * @scope `form` holds the values of the form; with `each`, those of the row.
 */
export interface Step {
  /** An action of the type, or of the type in `of`. */
  action: string
  /** In `kept`: the type of the records in the line. */
  of?: string
  /** In a create form: once for each row of this list. */
  each?: string
  /**
   * In a create form: parameters of the action; with `each`, default: the fields of the row. Skipped while all are
   * empty.
   */
  params?: Record<string, Value>
}

/** A step, or only the id of its action. */
export type StepSpec = string | Step
