import type { KeyKind } from '../../lib/key-kinds'
import { keyKindsOf } from './acting-of'
import { useKeyKinds } from './key-limit'
import { useUser } from './use-user'

/** Kinds of the key in use once the user is known, before that undefined. For reads that some keys may not make. */
export function useKnownKinds(): readonly KeyKind[] | undefined {
  const kinds = useKeyKinds()
  const user = useUser()
  // The session learns it from the same answer one effect later.
  return user && (keyKindsOf(user) ?? kinds)
}
