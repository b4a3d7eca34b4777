import type { ReactNode } from 'react'
import type { IconName } from '../../lib/icon-names'

/** One line of a menu. */
export type MenuEntry = {
  /** Unique in the menu; handed to `onAction`. */
  readonly id: string
  readonly label: string
  readonly icon?: IconName | undefined
  /** Destroys something. */
  readonly danger?: boolean | undefined
  /** Why it cannot be done now; the entry stays, disabled, with this line under it. */
  readonly disabledReason?: string | undefined
  /** Attributes for tools that look at the page. */
  readonly marks?: Readonly<Record<`data-${string}`, string>> | undefined
} & (
  | {
      /** The address it goes to, instead of an action. */
      readonly href?: string | undefined
    }
  | {
      /** A choice that is on or off: a check box, or in an exclusive group one of several. */
      readonly checked: boolean
    }
)

/** Entries that belong together, divided from the next group by a line. */
export interface MenuGroup {
  readonly title?: string | undefined
  readonly entries: readonly MenuEntry[]
  /** Exactly one of its entries is checked. */
  readonly exclusive?: boolean | undefined
}

/** What a menu shows. */
export interface MenuContent {
  /** The accessible name: "Actions for web-prod-01". */
  readonly label: string
  readonly groups: readonly MenuGroup[]
  /** Which edges of button and menu are flush: `end` for buttons at the end of their line. */
  readonly align?: 'start' | 'end' | undefined
  /** On phones the menu is a sheet from below, with this above its entries: name, one line, state. */
  readonly sheetHeader?: ReactNode
  /** What was chosen. A check box keeps the menu open, anything else closes it first. */
  readonly onAction: (id: string) => void
}
