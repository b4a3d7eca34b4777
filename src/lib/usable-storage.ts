/** Web Storage of one document, in memory. Its items are its own properties, as those of the browser's are. */
class MemoryStorage {
  [key: string]: unknown
  get length(): number {
    return Object.keys(this).length
  }
  key(index: number): string | null {
    return Object.keys(this)[index] ?? null
  }
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null
  }
  setItem(key: string, value: string): void {
    this[key] = value
  }
  removeItem(key: string): void {
    delete this[key]
  }
  clear(): void {
    for (const key of Object.keys(this)) this.removeItem(key)
  }
}

/**
 * Replaces storage that the browser blocks, which throws when it is read, by storage in memory: the console works until the
 * document is left. Called before anything reads storage.
 */
export function ensureStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    try {
      window[name].getItem('')
    } catch {
      Object.defineProperty(window, name, { value: new MemoryStorage() })
    }
}

/** Whether this document's storage is the browser's, which its other tabs share. */
export const isStorageShared = (): boolean => !(window.localStorage instanceof MemoryStorage)
