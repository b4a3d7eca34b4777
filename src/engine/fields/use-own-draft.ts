import { useMemo } from 'react'
import { useOwner } from '../../platform/account/use-owner'
import { draftOf, type DraftStore } from './draft'

/** The draft of a form or an editor of whoever is signed in; undefined until it is known who that is. */
export function useOwnDraft(name: string): DraftStore | undefined {
  const owner = useOwner()
  return useMemo(
    () => (owner === undefined ? undefined : draftOf(window.sessionStorage, owner, name)),
    [owner, name],
  )
}
