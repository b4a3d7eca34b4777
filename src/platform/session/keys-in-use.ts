import { readActing } from './acting'
import { sessionKeys } from './storage-keys'

/** All keys in this browser: the user's own, that of the account acted for, and the remembered one. For removing them from texts. */
export function keysInUse(storage: Pick<Storage, 'getItem'>, prefix: string): string[] {
  const { apiKey, acting, rememberedKey } = sessionKeys(prefix)
  const held = [
    storage.getItem(apiKey),
    storage.getItem(rememberedKey),
    readActing(storage.getItem(acting))?.token,
  ]
  return held.filter((key) => typeof key === 'string')
}
