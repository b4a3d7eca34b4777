import type { ReactNode } from 'react'
import { FailureBoundary } from '../ui/FailureBoundary'
import { ErrorFallback } from './ErrorFallback'

interface PageBoundaryProps {
  /** Key of the page; another one resets the boundary. */
  readonly place: string
  readonly children: ReactNode
}

/** Keeps a failing page from breaking the frame. Navigation resets it and retries missing files. */
export function PageBoundary({ place, children }: PageBoundaryProps) {
  return (
    <FailureBoundary place={place} fallback={(error) => <ErrorFallback error={error} />}>
      {children}
    </FailureBoundary>
  )
}
