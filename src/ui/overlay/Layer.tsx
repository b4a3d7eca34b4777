import { useState, type ReactNode, type RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Popover } from 'react-aria-components/Popover'
import { cx } from '../cx'
import { isPhone } from './is-phone'
import styles from './Layer.module.css'
import { LocaleScope } from './LocaleScope'

/** Position of a layer relative to its trigger. */
export type LayerPlacement = 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'start top'

interface LayerProps {
  /** The accessible name. */
  readonly label: string
  readonly triggerRef: RefObject<HTMLElement | null>
  readonly onClose: () => void
  readonly placement?: LayerPlacement | undefined
  /** At least as wide as the trigger, for option lists. */
  readonly matchTrigger?: boolean | undefined
  readonly sheetHeader?: ReactNode
  readonly children: ReactNode
}

/**
 * A layer beside its trigger, a bottom sheet on phones. Mounted means open; Escape, a click outside and tabbing out
 * close it and return the focus.
 */
export function Layer(props: LayerProps) {
  const {
    label,
    triggerRef,
    onClose,
    placement = 'bottom start',
    matchTrigger = false,
    sheetHeader,
    children,
  } = props
  const [phone] = useState(isPhone)
  const onOpenChange = (open: boolean) => {
    if (!open) onClose()
  }
  return (
    <LocaleScope>
      {phone ? (
        <ModalOverlay className={styles.scrim ?? ''} isOpen isDismissable onOpenChange={onOpenChange}>
          <Modal className={styles.sheet ?? ''}>
            <Dialog aria-label={label} className={styles.content ?? ''}>
              {sheetHeader !== undefined && <div className={styles.sheetHeader}>{sheetHeader}</div>}
              {children}
            </Dialog>
          </Modal>
        </ModalOverlay>
      ) : (
        <Popover
          aria-label={label}
          className={cx(styles.popover, matchTrigger && styles.matchTrigger)}
          triggerRef={triggerRef}
          placement={placement}
          offset={4}
          isOpen
          onOpenChange={onOpenChange}
        >
          {children}
        </Popover>
      )}
    </LocaleScope>
  )
}
