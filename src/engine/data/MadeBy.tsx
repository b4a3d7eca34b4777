import type { ReactNode } from 'react'
import { madeBy } from './origins'

/** Marks what a component draws that takes no attributes itself: with a box that takes part in no layout. */
export function MadeBy({ part, children }: { part: object; children: ReactNode }) {
  const marks = madeBy(part)
  if (marks['data-made-at'] === undefined) return children
  return (
    <span style={{ display: 'contents' }} {...marks}>
      {children}
    </span>
  )
}
