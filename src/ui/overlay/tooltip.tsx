import type { ReactNode } from 'react'
import styles from './Tooltip.module.css'

/** Attribute that gives an element a tooltip, shown by `TooltipHost`. */
export const tooltip = (text: string): { 'data-tooltip': string } => ({ 'data-tooltip': text })

interface TooltipProps {
  /** Additional information: a full time with zone, the reason of an unknown state. Never essential. */
  readonly text: string
  readonly children: ReactNode
  /** Adds a dotted underline. */
  readonly marked?: boolean | undefined
}

/** Text with a tooltip, reachable by keyboard. */
export function Tooltip({ text, children, marked = false }: TooltipProps) {
  return (
    <span tabIndex={0} className={marked ? styles.explained : undefined} {...tooltip(text)}>
      {children}
    </span>
  )
}
