import { useEffect, useMemo } from 'react'
import { ownDraft } from '../../platform/session/draft'
import { useOwner } from '../../platform/account/use-owner'
import { usePlatform } from '../../platform/platform'
import { detailNames, type DetailTexts } from './details'

/** Unsaved input of the form with the user's details. */
export interface DetailsDraft {
  readonly read: () => DetailTexts
  readonly write: (typed: DetailTexts) => void
  readonly clear: () => void
}

/**
 * The draft of the form with the user's details. It survives the end of the session and a reload, but not leaving the page,
 * which asks for confirmation.
 */
export function useDetailsDraft(): DetailsDraft {
  const { session } = usePlatform()
  // Rereads the draft once its owner is known, which may be later.
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
