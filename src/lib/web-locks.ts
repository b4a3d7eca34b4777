import { isStorageShared } from './usable-storage'

/**
 * The locks that all tabs of the browser share; undefined in browsers and on pages without them, such as without TLS or with
 * blocked storage.
 */
export const webLocks = (): LockManager | undefined =>
  'locks' in navigator && isStorageShared() ? navigator.locks : undefined
