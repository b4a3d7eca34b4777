import { createContext, use } from 'react'
import type { Store } from '../../lib/store'
import type { DetailedResource } from '../../manifest/compiled'
import type { Surroundings } from '../../manifest/subject'
import type { Awaited } from '../jobs/use-awaited'
import type { Actions } from '../actions/use-actions'
import type { Offer } from '../jobs/offer'
import type { Target } from '../jobs/target'
import type { CellEnv } from '../data/env'
import type { SubjectOf } from '../data/use-subjects'

/** What the sections of a detail screen share. */
export interface DetailShared {
  resource: DetailedResource
  target: Target
  env: CellEnv
  surroundings: Surroundings
  subjectOf: SubjectOf
  awaited: Awaited
  actions: Actions
  /** Reads the record again. */
  refetch: () => void
  /**
   * Where a save bar goes: below everything, over the whole width. Null before the screen is mounted. A store, so that only
   * who has a save bar is drawn again when the place is there.
   */
  foot: Store<HTMLElement | null>
}

export const DetailContext = createContext<DetailShared | undefined>(undefined)

/** The detail screen around a section. */
export function useDetail(): DetailShared {
  const shared = use(DetailContext)
  if (!shared) throw new Error('detail is null or undefined')
  return shared
}

/** What can be done to the record of the page, of the actions with these names. */
export function useOffers(ids: readonly string[]): Offer[] {
  const { resource, target, actions } = useDetail()
  return actions.offers(
    ids.flatMap((id) => resource.actions[id] ?? []),
    target,
  )
}
