import { isRecord } from '../../lib/is-record'
import { parseJson } from '../../lib/parse-json'
import { configCacheKey } from './config-cache-key'

/** Lifetime of the cached configuration: one day (specification section 9). */
export const configLifetime = 24 * 60 * 60 * 1000

/** A configuration answer and its time in ms since 1970. */
export interface CachedConfig {
  at: number
  config: unknown
}

/** The last stored answer, of any age. */
export function cachedConfig(storage: Pick<Storage, 'getItem'>, prefix: string): CachedConfig | undefined {
  const stored = parseJson(storage.getItem(configCacheKey(prefix)))
  return isRecord(stored) && typeof stored.at === 'number'
    ? { at: stored.at, config: stored.config }
    : undefined
}

/** The cached answer if younger than a day. */
export function readCachedConfig(storage: Pick<Storage, 'getItem'>, prefix: string, now: number): unknown {
  const stored = cachedConfig(storage, prefix)
  return stored && now - stored.at < configLifetime && stored.at <= now ? stored.config : undefined
}

/** Caches an answer for a day. A storage that is full keeps nothing, and the next start asks again. */
export function writeCachedConfig(
  storage: Pick<Storage, 'setItem'>,
  prefix: string,
  config: unknown,
  now: number,
): void {
  try {
    storage.setItem(configCacheKey(prefix), JSON.stringify({ at: now, config } satisfies CachedConfig))
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}

/**
 * Expires the cache, so that the next start reads the configuration again, because it may be the cause of an error. The
 * answer is kept as a fallback.
 */
export function expireConfig(storage: Pick<Storage, 'getItem' | 'setItem'>, prefix: string): void {
  const stored = cachedConfig(storage, prefix)
  if (stored) writeCachedConfig(storage, prefix, stored.config, stored.at - configLifetime)
}
