import type { ReactNode } from 'react'
import { useTrueFor } from './use-true-for'

/** Delay in ms before a loading state is shown (specification section 9). */
export const loaderDelay = 500

interface LateLoaderProps {
  /** The logo at the first start, or skeleton rows. */
  readonly children: ReactNode
}

/** Shows its content after half a second, so that short waits do not flash. */
export function LateLoader({ children }: LateLoaderProps) {
  return useTrueFor(true, loaderDelay) ? children : null
}
