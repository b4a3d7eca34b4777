import { useId, useRef, useState, type ReactNode } from 'react'
import type { ButtonBehaviour } from '../form-controls/button-behaviour'
import { afterPointer } from './after-pointer'
import type { MenuContent } from './menu-model'
import type { MenuPopoverProps } from './MenuPopover'
import { lazyPart, prefetch, useLazyPart } from '../lazy'

const part = lazyPart<MenuPopoverProps>(async () => (await import('./MenuPopover')).MenuPopover)

/** Props that make a button of the design system a trigger. */
export type TriggerProps = Required<Pick<ButtonBehaviour, 'onPress' | 'onIntent' | 'popup' | 'ref'>>

/**
 * A menu for any button: spread `trigger` on the button and render `menu` beside it. The code loads on hover or focus,
 * and the menu is mounted only while open. Expensive content can be a function.
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
        // Some browsers do not focus a pressed button, and focus must return to it.
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
