import type { ReactNode } from 'react'

/** One state of a component as the gallery shows it and as tests render it. */
export interface Example {
  /** Unique within its file, in plain words. */
  readonly name: string
  readonly render: () => ReactNode
}
