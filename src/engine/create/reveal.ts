import type { ComponentType } from 'react'
import { createStore } from '../../lib/store'

/** What a notice of a secret is told. */
export interface RevealNoticeProps {
  name: string
  value: string
}

/** Something the API shows once: kept in memory until it is dismissed, never stored, gone with a reload. */
export interface Reveal extends RevealNoticeProps {
  type: string
  epoch: number
  /** Draws it. Its code comes with the form that made the record, so that it cannot be missing when it is needed. */
  Notice: ComponentType<RevealNoticeProps & { type: string }>
}

export const reveal = createStore<Reveal | undefined>(undefined)
