import { usePlatform } from '../platform'
import { useStore } from '../use-store'
import { useUserRead } from './use-user'

/** Owner of drafts: the signed-in user, undefined until known. Reads the user if necessary. */
export function useOwner(): string | undefined {
  const { session } = usePlatform()
  const owner = useStore(session.owner)
  useUserRead(owner === undefined)
  return owner
}
