import { useId, useRef, useState, type ReactNode } from 'react'
import type { ButtonBehaviour } from '../form-controls/button-behaviour'
import { afterPointer } from './after-pointer'
import type { MenuContent } from './menu-model'
import type { MenuPopoverProps } from './MenuPopover'
import { lazyPart, prefetch, useLazyPart } from '../lazy'

const part = lazyPart<MenuPopoverProps>(async () => (await import('./MenuPopover')).MenuPopover)

/** The attributes a button needs to open something, to be spread on any button of the design system. */
export type TriggerProps = Required<Pick<ButtonBehaviour, 'onPress' | 'onIntent' | 'popup' | 'ref'>>

/**
 * A menu behind any button: `trigger` goes on the button, `menu` is put beside it. The code of the menu is fetched when
 * the pointer or the focus reaches the button, and nothing of it is mounted while it is closed. Content that takes work is
 * given as a function, which is called while it is open.
 */
export function useMenu(content: MenuContent | (() => MenuContent)): {
  trigger: TriggerProps
  menu: ReactNode
} {
  const [open, setOpen] = useState(false)
  const ref = useRef<HTMLButtonElement>(null)
  const id = useId()
  const Popover = useLazyPart(part, open)
  return {
    trigger: {
      ref,
      popup: { kind: 'menu', expanded: open, id: Popover ? id : undefined },
      onIntent: prefetch(part),
      onPress: (event) => {
        // Some browsers do not focus a pressed button, and the focus must have a place to return to.
        event.currentTarget.focus()
        afterPointer(event.currentTarget, () => setOpen((was) => !was))
      },
    },
    menu: Popover && (
      <Popover
        {...(typeof content === 'function' ? content() : content)}
        id={id}
        triggerRef={ref}
        onClose={() => setOpen(false)}
      />
    ),
  }
}
