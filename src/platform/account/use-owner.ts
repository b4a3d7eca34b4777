import { usePlatform } from '../platform'
import { useStore } from '../use-store'
import { useUserRead } from './use-user'

/** Whose drafts are read and written: who is signed in, undefined until the platform has said. Asks when nobody has yet. */
export function useOwner(): string | undefined {
  const { session } = usePlatform()
  const owner = useStore(session.owner)
  useUserRead(owner === undefined)
  return owner
}
