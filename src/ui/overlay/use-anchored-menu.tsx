import { useId, useRef, useState, type ReactNode } from 'react'
import { afterPointer } from './after-pointer'
import type { MenuContent } from './menu-model'
import type { MenuPopoverProps } from './MenuPopover'
import { lazyPart, prefetch, useLazyPart } from '../lazy'

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

/** Declares the one menu; `content` is asked when it is open, and has none when what it was about is gone. */
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
