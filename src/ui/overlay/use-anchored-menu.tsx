import { useId, useRef, useState, type ReactNode } from 'react'
import { afterPointer } from './after-pointer'
import type { MenuContent } from './menu-model'
import type { MenuPopoverProps } from './MenuPopover'
import { lazyPart, prefetch, useLazyPart } from '../lazy'

const part = lazyPart<MenuPopoverProps>(async () => (await import('./MenuPopover')).MenuPopover)

/** One menu shared by many buttons, such as those of table rows; positioned at the last pressed one. */
export interface AnchoredMenu {
  /** Opens the menu at a button, or closes it. */
  readonly toggle: (button: HTMLButtonElement) => void
  /** Called on hover or focus of a button. */
  readonly onIntent: () => void
  readonly open: boolean
  /** The menu; render once. */
  readonly menu: ReactNode
}

/** Creates a shared menu; `content` is called while open, and returns undefined if its subject is gone. */
export function useAnchoredMenu(content: () => MenuContent | undefined): AnchoredMenu {
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const id = useId()
  const Popover = useLazyPart(part, open)
  const shown = Popover && content()
  return {
    open,
    onIntent: prefetch(part),
    toggle: (button) => {
      const same = anchor.current === button
      anchor.current = button
      afterPointer(button, () => setOpen((was) => !(was && same)))
    },
    menu: Popover && shown && (
      <Popover align="end" {...shown} id={id} triggerRef={anchor} onClose={() => setOpen(false)} />
    ),
  }
}
