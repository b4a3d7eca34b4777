import { useRef, useState, type ReactNode, type RefObject } from 'react'
import type { LayerPlacement } from './Layer'
import type { TriggerProps } from './use-menu'
import { lazyPart, prefetch, useLazyPart } from '../lazy'

/** What the lazy half of a popover gets. */
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
  /** The accessible name of what opens. */
  readonly label: string
  readonly placement?: LayerPlacement | undefined
  readonly sheetHeader?: ReactNode
  /** Drawn when it opens. */
  readonly content: (close: () => void) => ReactNode
}

/** A panel behind any button, for small settings: `trigger` goes on the button, `popover` is put beside it. */
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
        // Some browsers do not focus a pressed button, and the focus must have a place to return to.
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
