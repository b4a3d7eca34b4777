import { useMemo } from 'react'
import { useOwner } from '../account/use-owner'
import { draftOf, type DraftStore } from './draft'

/** Draft of a form for the signed-in user; undefined until the user is known. */
export function useOwnDraft(name: string): DraftStore | undefined {
  const owner = useOwner()
  return useMemo(
    () => (owner === undefined ? undefined : draftOf(window.sessionStorage, owner, name)),
    [owner, name],
  )
}
