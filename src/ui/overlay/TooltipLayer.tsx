import { useEffect, useId, useMemo } from 'react'
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip'
import { LocaleScope } from './LocaleScope'
import styles from './Tooltip.module.css'

/** The element with its tooltip, from `TooltipHost`. */
export interface TooltipLayerProps {
  readonly target: HTMLElement
  readonly text: string
  /** The pointer may go over to the tooltip without closing it. */
  readonly onHover: (over: boolean) => void
  readonly onClose: () => void
}

/** The lazy half of `TooltipHost`. While it is open the element is described by it. */
export function TooltipLayer({ target, text, onHover, onClose }: TooltipLayerProps) {
  const id = useId()
  const triggerRef = useMemo(() => ({ current: target }), [target])
  useEffect(() => {
    const before = target.getAttribute('aria-describedby')
    const sameAsName = target.getAttribute('aria-label') === text
    if (!sameAsName) target.setAttribute('aria-describedby', before === null ? id : `${before} ${id}`)
    return () => {
      if (before === null) target.removeAttribute('aria-describedby')
      else target.setAttribute('aria-describedby', before)
    }
  }, [target, text, id])
  return (
    <LocaleScope>
      {/* The primitive reads its state from its trigger, which is an element of the page here and not a component. */}
      <TooltipTriggerStateContext
        value={{ isOpen: true, shouldSkipAnimation: false, open: () => undefined, close: onClose }}
      >
        <Tooltip
          key={text}
          className={styles.tip ?? ''}
          triggerRef={triggerRef}
          isOpen
          offset={4}
          placement="top"
        >
          <span id={id} onPointerEnter={() => onHover(true)} onPointerLeave={() => onHover(false)}>
            {text}
          </span>
        </Tooltip>
      </TooltipTriggerStateContext>
    </LocaleScope>
  )
}
