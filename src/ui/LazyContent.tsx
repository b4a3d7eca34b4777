import type { ReactNode } from 'react'
import { useLazyPart, type LazyPart } from './lazy-part'

interface LazyContentProps<Props extends object> {
  readonly part: LazyPart<Props>
  /** What the component gets once it is here. */
  readonly props: Props
}

/** Draws a lazy component wherever it stands, and nothing until its code is here. */
export function LazyContent<Props extends object>({ part, props }: LazyContentProps<Props>): ReactNode {
  const Component = useLazyPart(part, true)
  return Component && <Component {...props} />
}
