import { useEffect, useMemo } from 'react'
import { ownDraft } from '../../engine/fields/draft'
import { useOwner } from '../../platform/account/use-owner'
import { usePlatform } from '../../platform/platform'
import { detailNames, type DetailTexts } from './details'

/** What was typed into the form with the user's details and is not saved. */
export interface DetailsDraft {
  readonly read: () => DetailTexts
  readonly write: (typed: DetailTexts) => void
  readonly clear: () => void
}

/**
 * The draft of the form with the user's details: it outlives a session that ends, and a reload, but not leaving the page, which
 * is asked about.
 */
export function useDetailsDraft(): DetailsDraft {
  const { session } = usePlatform()
  // Whose it is may be known later only; it is read again then.
  useOwner()
  const draft = useMemo(() => ownDraft(session, 'profile'), [session])
  useEffect(
    () => () => {
      if (session.get().apiKey !== undefined) draft.clear()
    },
    [session, draft],
  )
  return {
    read: () => {
      const kept = draft.read() ?? {}
      return Object.fromEntries(
        detailNames.flatMap((name) => (typeof kept[name] === 'string' ? [[name, kept[name]]] : [])),
      )
    },
    write: draft.write,
    clear: draft.clear,
  }
}
