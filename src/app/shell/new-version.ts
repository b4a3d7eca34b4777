/** Ms between two looks for a newer version, and at least between two looks when the window is looked at again. */
export const versionInterval = 10 * 60 * 1000
const leastInterval = 60 * 1000

/** Session storage key: the newer version this tab was reloaded for. */
const reloadedKey = 'console.version'

/** Address of the entry script in a document of the console; undefined in a page that is none. */
export function entryOf(html: string): string | undefined {
  return /<script\b[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/.exec(html)?.[1]
}

interface WatchOptions {
  /** Address of the entry script that runs. */
  build: string
  /** Reads the document of the console as it is served now. */
  read: () => Promise<string>
  storage: Pick<Storage, 'getItem'>
  /** Called with the entry script of a newer version, at most once. */
  onNewer: (entry: string) => void
}

/**
 * Looks for a newer version every ten minutes, and when the window is looked at again. A version this tab was already
 * reloaded for is not told again: that reload did not bring it. Returns a function that ends it.
 */
export function watchVersion({ build, read, storage, onNewer }: WatchOptions): () => void {
  let last = 0
  const look = async (): Promise<void> => {
    if (document.visibilityState === 'hidden' || Date.now() - last < leastInterval) return
    last = Date.now()
    const entry = entryOf(await read().catch(() => ''))
    if (entry === undefined) return
    const newer = new URL(entry, build).href
    if (newer === build || storage.getItem(reloadedKey) === newer) return
    end()
    onNewer(newer)
  }
  const start = (): void => void look()
  const timer = setInterval(start, versionInterval)
  document.addEventListener('visibilitychange', start)
  const end = (): void => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', start)
  }
  return end
}

/** Reloads for a newer version; the next document does not offer it again. */
export function reloadFor(entry: string, storage: Pick<Storage, 'setItem'>, reload: () => void): void {
  try {
    storage.setItem(reloadedKey, entry)
  } finally {
    reload()
  }
}
