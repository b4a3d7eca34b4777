import type { ReactNode } from 'react'
import styles from './Tooltip.module.css'

/** The attribute that gives an element a tooltip; the one `TooltipHost` of the page shows it. */
export const tooltip = (text: string): { 'data-tooltip': string } => ({ 'data-tooltip': text })

interface TooltipProps {
  /** More of what is shown: a full time with its zone, the reason of an unknown state. Never what one must know. */
  readonly text: string
  readonly children: ReactNode
  /** A dotted line under the words. */
  readonly marked?: boolean | undefined
}

/** Words with a tooltip, reachable by keyboard. */
export function Tooltip({ text, children, marked = false }: TooltipProps) {
  return (
    <span tabIndex={0} className={marked ? styles.explained : undefined} {...tooltip(text)}>
      {children}
    </span>
  )
}
