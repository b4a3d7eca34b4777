import { useId, useRef, useState, type ReactNode } from 'react'
import { lazyPart, prefetch, useLazyPart } from '../lazy-part'
import type { MenuContent } from './menu-model'
import type { MenuPopoverProps } from './MenuPopover'

const part = lazyPart<MenuPopoverProps>(async () => (await import('./MenuPopover')).MenuPopover)

/** One menu for many buttons, such as those of the rows of a table: it hangs on the button that was pressed last. */
export interface AnchoredMenu {
  /** Opens the menu on a button, or closes it when it is open there. */
  readonly toggle: (button: HTMLButtonElement) => void
  /** The pointer or the focus reached a button. */
  readonly onIntent: () => void
  readonly open: boolean
  /** Put once, anywhere. */
  readonly menu: ReactNode
}

/** Declares the one menu; `content` is asked when it is open. */
export function useAnchoredMenu(content: () => MenuContent): AnchoredMenu {
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const id = useId()
  const Popover = useLazyPart(part, open)
  return {
    open,
    onIntent: prefetch(part),
    toggle: (button) => {
      const same = anchor.current === button
      anchor.current = button
      setOpen((was) => !(was && same))
    },
    menu: Popover && (
      <Popover align="end" {...content()} id={id} triggerRef={anchor} onClose={() => setOpen(false)} />
    ),
  }
}
