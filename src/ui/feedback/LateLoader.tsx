import type { ReactNode } from 'react'
import { useHeld } from './use-held'

/** How long nothing new is shown while something loads, in ms (specification section 9). */
export const loaderDelay = 500

interface LateLoaderProps {
  /** The logo on the first start, skeleton rows in a list. */
  readonly children: ReactNode
}

/** Shows its content only after half a second of waiting: short waits pass without a flash. */
export function LateLoader({ children }: LateLoaderProps) {
  return useHeld(true, loaderDelay) ? children : null
}
