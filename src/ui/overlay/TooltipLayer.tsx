import { useEffect, useId, useMemo } from 'react'
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip'
import { LocaleScope } from './LocaleScope'
import styles from './Tooltip.module.css'

/** Props of `TooltipLayer`. */
export interface TooltipLayerProps {
  readonly target: HTMLElement
  readonly text: string
  /** Keeps the tooltip open while the pointer is over it. */
  readonly onHover: (over: boolean) => void
  readonly onClose: () => void
}

/** The lazily loaded tooltip, which describes its element. */
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
      {/* react-aria expects a trigger component, but here it is a DOM element. */}
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
