import type { ComponentType } from 'react'
import { createStore } from '../../lib/store'

/** Props of the notice that shows a secret. */
export interface RevealNoticeProps {
  name: string
  value: string
}

/** A secret the API shows once: in memory until dismissed or reloaded, never stored. */
export interface Reveal extends RevealNoticeProps {
  type: string
  epoch: number
  /** Its code is loaded with the form, so that it is available when needed. */
  Notice: ComponentType<RevealNoticeProps & { type: string }>
}

export const reveal = createStore<Reveal | undefined>(undefined)
