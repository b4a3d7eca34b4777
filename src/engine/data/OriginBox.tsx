import type { ReactNode } from 'react'
import { originOf } from './origins'

/** Origin attributes for a component that takes none: a wrapper without layout (`display: contents`). */
export function OriginBox({ part, children }: { part: object; children: ReactNode }) {
  const marks = originOf(part)
  if (marks['data-origin-at'] === undefined) return children
  return (
    <span style={{ display: 'contents' }} {...marks}>
      {children}
    </span>
  )
}
