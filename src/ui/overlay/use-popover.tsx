import { useRef, useState, type ReactNode, type RefObject } from 'react'
import type { LayerPlacement } from './Layer'
import type { TriggerProps } from './use-menu'
import { lazyPart, prefetch, useLazyPart } from '../lazy'

/** Props of the lazily loaded popover. */
interface PanelProps {
  readonly label: string
  readonly triggerRef: RefObject<HTMLButtonElement | null>
  readonly onClose: () => void
  readonly placement?: LayerPlacement | undefined
  readonly sheetHeader?: ReactNode
  readonly children: ReactNode
}

const part = lazyPart<PanelProps>(async () => (await import('./Layer')).Layer)

interface PopoverContent {
  /** Accessible name of the popover. */
  readonly label: string
  readonly placement?: LayerPlacement | undefined
  readonly sheetHeader?: ReactNode
  /** Rendered while open. */
  readonly content: (close: () => void) => ReactNode
}

/** A panel for any button, for small settings: spread `trigger` on the button and render `popover` beside it. */
export function usePopover({ label, placement, sheetHeader, content }: PopoverContent): {
  trigger: TriggerProps
  popover: ReactNode
} {
  const [open, setOpen] = useState(false)
  const ref = useRef<HTMLButtonElement>(null)
  const Layer = useLazyPart(part, open)
  const close = () => setOpen(false)
  return {
    trigger: {
      ref,
      popup: { kind: 'dialog', expanded: open },
      onIntent: prefetch(part),
      onPress: (event) => {
        // Some browsers do not focus a pressed button, and focus must return to it.
        event.currentTarget.focus()
        setOpen((was) => !was)
      },
    },
    popover: Layer && (
      <Layer label={label} triggerRef={ref} onClose={close} placement={placement} sheetHeader={sheetHeader}>
        {content(close)}
      </Layer>
    ),
  }
}
