import { useState, type ReactNode, type RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Popover } from 'react-aria-components/Popover'
import { cx } from '../cx'
import { isPhone } from './is-phone'
import styles from './Layer.module.css'
import { LocaleScope } from './LocaleScope'

/** Where a layer hangs on the control that opened it. */
export type LayerPlacement = 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'start top'

interface LayerProps {
  /** The accessible name. */
  readonly label: string
  readonly triggerRef: RefObject<HTMLElement | null>
  readonly onClose: () => void
  readonly placement?: LayerPlacement | undefined
  /** At least as wide as the control, for lists of values. */
  readonly matchTrigger?: boolean | undefined
  readonly sheetHeader?: ReactNode
  readonly children: ReactNode
}

/**
 * A layer opened by a control: beside it, or on phones a sheet from below. Mounted means open; Escape, a press outside
 * and leaving close it and give the focus back to the control.
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
