import type { ReactNode } from 'react'

/** One state of a component, for the gallery and tests. */
export interface Example {
  /** Unique in its file. */
  readonly name: string
  readonly render: () => ReactNode
}
