/** Ms between two checks for a newer version, and the least ms between checks when the window becomes visible again. */
export const versionInterval = 10 * 60 * 1000
const leastInterval = 60 * 1000

/** Session storage key: the newer version this tab was reloaded for. */
const reloadedKey = 'console.version'

/** URL of the entry script in the console's HTML; undefined for any other page. */
export function entryOf(html: string): string | undefined {
  return /<script\b[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/.exec(html)?.[1]
}

interface WatchOptions {
  /** URL of the running entry script. */
  build: string
  /** Reads the console's HTML as it is served now. */
  read: () => Promise<string>
  storage: Pick<Storage, 'getItem'>
  /** Called with the entry script of a newer version, at most once. */
  onNewer: (entry: string) => void
}

/**
 * Checks for a newer version every ten minutes, and when the window becomes visible again. A version this tab was already
 * reloaded for is not reported again, because that reload did not bring it. Returns a function that stops the checks.
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
