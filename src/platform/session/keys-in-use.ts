import { readActing } from './acting'
import { sessionKeys } from './storage-keys'

/** Every key this browser holds: of the user, of whom they act for, and the remembered one. For taking them out of texts. */
export function keysInUse(storage: Pick<Storage, 'getItem'>, prefix: string): string[] {
  const { apiKey, acting, rememberedKey } = sessionKeys(prefix)
  const held = [
    storage.getItem(apiKey),
    storage.getItem(rememberedKey),
    readActing(storage.getItem(acting))?.token,
  ]
  return held.filter((key) => typeof key === 'string')
}
