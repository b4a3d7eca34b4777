/** What a job is made of. */

/**
 * One step of a job: an action done to a record as soon as its condition holds. A step that fails keeps back those that
 * stand after it.
 */
export interface Step {
  /** Action of the type, or of the type `of` names. Nothing is asked for it. */
  action: string
  /** Of a line of `kept`: the type of the records the line names, to which it is done. Asked first, `releases.<id>`. */
  of?: string
  /** Of a create form: once for each row of this list, whose fields are what the action asks for; not at all without rows. */
  each?: string
  /** Of a list of plain values: the parameter of the action that takes one of them. */
  as?: string
  /** Of a create form: parameters of the action from fields of the form. Not at all while none of them holds anything. */
  fill?: Record<string, string>
  /** It follows the creation itself: one that fails keeps none of the others back. */
  apart?: true
}

/** A step; a bare name is an action about which there is no more to say. */
export type StepSpec = string | Step
