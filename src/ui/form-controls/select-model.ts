import type { IconName } from '../../lib/icon-names'

/** An option. */
export interface SelectOption<Value extends string = string> {
  readonly value: Value
  readonly label: string
  /** Dimmed text after the label: "— newest processors". */
  readonly note?: string | undefined
  /** At the end of the line: "€2.40". */
  readonly price?: string | undefined
  readonly icon?: IconName | undefined
  /** Colour of its meaning: allow, deny. Needs an icon. */
  readonly tone?: 'success' | 'error' | undefined
  /** Why it is disabled, below the label. */
  readonly disabledReason?: string | undefined
  /** Heading of its group. Options of a group must be adjacent. */
  readonly group?: string | undefined
}
