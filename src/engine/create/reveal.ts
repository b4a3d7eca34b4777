import { createStore } from '../../lib/store'

/** Something the API shows once: kept in memory until it is dismissed, never stored, gone with a reload. */
export interface Reveal {
  type: string
  name: string
  value: string
  epoch: number
}

export const reveal = createStore<Reveal | undefined>(undefined)
