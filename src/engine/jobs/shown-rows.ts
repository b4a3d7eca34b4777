import { createStore } from '../../lib/store'

/** Rows a list is asked to show alone and chosen, such as those a run has failed for. */
export interface ShownRows {
  type: string
  keys: ReadonlySet<string>
  /** What the list was narrowed by before, as the search part of its address. */
  before: string
  /** The identity it belongs to. */
  epoch: number
}

/** Outlasts the page of the list: what is shown there stays when another page is looked at meanwhile. */
export const shownRows = createStore<ShownRows | undefined>(undefined)
