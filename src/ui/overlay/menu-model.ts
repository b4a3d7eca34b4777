import type { ReactNode } from 'react'
import type { IconName } from '../../lib/icon-names'

/** An entry of a menu. */
export type MenuEntry = {
  /** Unique in the menu; passed to `onAction`. */
  readonly id: string
  readonly label: string
  readonly icon?: IconName | undefined
  /** Destructive. */
  readonly danger?: boolean | undefined
  /** Why it is disabled, shown below it. */
  readonly disabledReason?: string | undefined
  /** Data attributes, for development tools. */
  readonly marks?: Readonly<Record<`data-${string}`, string>> | undefined
} & (
  | {
      /** URL, instead of an action. */
      readonly href?: string | undefined
    }
  | {
      /** State of a check box, or of a radio button in an exclusive group. */
      readonly checked: boolean
    }
)

/** A group of entries, separated by a line. */
export interface MenuGroup {
  readonly title?: string | undefined
  readonly entries: readonly MenuEntry[]
  /** Radio group: exactly one entry is checked. */
  readonly exclusive?: boolean | undefined
}

/** Content of a menu. */
export interface MenuContent {
  /** Accessible name: "Actions for web-prod-01". */
  readonly label: string
  readonly groups: readonly MenuGroup[]
  /** Alignment of button and menu: `end` for buttons at the end of a line. */
  readonly align?: 'start' | 'end' | undefined
  /** Header of the bottom sheet on phones: name, one line, state. */
  readonly sheetHeader?: ReactNode
  /** Called with the selected entry. Check boxes keep the menu open; others close it first. */
  readonly onAction: (id: string) => void
}
