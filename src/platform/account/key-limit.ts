import { operationRefusals } from '../../generated/operation-refusals'
import type { OperationId } from '../../generated/operations'
import type { LocaleKey } from '../../generated/locale-keys'
import type { KeyKind } from '../../lib/key-kinds'
import { usePlatform } from '../platform'
import { useStore } from '../use-store'

/** Why a key of these kinds may not make a call; undefined if nothing is known to forbid it. */
export function limitOf(kinds: readonly KeyKind[], operation: OperationId): KeyKind | undefined {
  return operationRefusals[operation]?.find((kind) => kinds.includes(kind))
}

/** Texts of why a key may not make a call. */
export const limitTexts: Readonly<Record<KeyKind, LocaleKey>> = {
  acting: 'action.onlyOwner',
  restricted: 'action.restrictedKey',
}

/** Kinds of the key in use, as far as they are known. */
export function useKeyKinds(): readonly KeyKind[] {
  return useStore(usePlatform().session.kinds)
}
