import type { IconName } from '../../lib/icon-names'

/** One value of a list. */
export interface SelectOption<Value extends string = string> {
  readonly value: Value
  readonly label: string
  /** After the label, dimmed: "— newest processors". */
  readonly note?: string | undefined
  /** At the end of the line: "€2.40". */
  readonly price?: string | undefined
  readonly icon?: IconName | undefined
  /** What its meaning is, where it has one: allow, deny. Needs an icon. */
  readonly tone?: 'success' | 'error' | undefined
  /** Why it cannot be chosen, under the label. */
  readonly disabledReason?: string | undefined
  /** The heading it stands under. Options of a group follow each other. */
  readonly group?: string | undefined
}
