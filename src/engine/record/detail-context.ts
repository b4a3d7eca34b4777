import { createContext, use } from 'react'
import { DeveloperError } from '../../lib/developer-error'
import type { Store } from '../../lib/store'
import type { DetailedResource } from '../../manifest/compiled'
import type { Environment } from '../../manifest/subject'
import type { PendingStates } from '../jobs/use-pending-states'
import type { FormValues } from '../fields/form-values'
import type { Actions } from '../actions/use-actions'
import type { Offer } from '../jobs/offer'
import type { RecordTarget } from '../jobs/target'
import type { CellEnv } from '../data/env'
import type { SubjectOf } from '../data/use-subjects'

/** Values typed into the forms of a page, by action. */
export type TypedForms = Readonly<Record<string, FormValues>>

/** State shared by the sections of a record page. */
export interface DetailShared {
  resource: DetailedResource
  target: RecordTarget
  env: CellEnv
  environment: Environment
  subjectOf: SubjectOf
  awaited: PendingStates
  actions: Actions
  /** Reads the record again. */
  refetch: () => void
  /**
   * Container for a full-width save bar at the bottom; null before the page is mounted. A store, so that only sections
   * with a save bar render when it changes.
   */
  foot: Store<HTMLElement | null>
  /** Container in the sidebar whose content replaces the facts; null before the page is mounted. */
  cover: Store<HTMLElement | null>
  /** Values typed into the forms on the page; a store, so that only its readers render again. */
  typed: Store<TypedForms>
}

export const DetailContext = createContext<DetailShared | undefined>(undefined)

/** State of the surrounding record page. */
export function useDetail(): DetailShared {
  const shared = use(DetailContext)
  if (!shared) throw new DeveloperError('detail is null or undefined')
  return shared
}

/** Offers of the page's record for the given action ids. */
export function useOffers(ids: readonly string[]): Offer[] {
  const { resource, target, actions } = useDetail()
  return actions.offers(
    ids.flatMap((id) => resource.actions[id] ?? []),
    target,
  )
}
