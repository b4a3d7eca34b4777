import { isRecord } from '../../lib/is-record'
import { configCacheKey } from './config-cache-key'

/** The configuration is cached for one day (specification section 9). */
export const configLifetime = 24 * 60 * 60 * 1000

/** A configuration answer and when it came, in milliseconds of the epoch. */
export interface CachedConfig {
  at: number
  config: unknown
}

/** The answer that was kept last, however old. */
export function keptConfig(storage: Pick<Storage, 'getItem'>, prefix: string): CachedConfig | undefined {
  try {
    const kept: unknown = JSON.parse(storage.getItem(configCacheKey(prefix)) ?? 'null')
    return isRecord(kept) && typeof kept.at === 'number' ? { at: kept.at, config: kept.config } : undefined
  } catch {
    return undefined
  }
}

/** The cached answer, if there is one younger than a day. */
export function readCachedConfig(storage: Pick<Storage, 'getItem'>, prefix: string, now: number): unknown {
  const kept = keptConfig(storage, prefix)
  return kept && now - kept.at < configLifetime && kept.at <= now ? kept.config : undefined
}

/** Remembers an answer for a day. */
export function writeCachedConfig(
  storage: Pick<Storage, 'setItem'>,
  prefix: string,
  config: unknown,
  now: number,
): void {
  storage.setItem(configCacheKey(prefix), JSON.stringify({ at: now, config } satisfies CachedConfig))
}

/**
 * Ends the day of what is kept, so that the next start asks the platform: something went wrong that the configuration may
 * be the cause of. It stays as the last good one, for when the platform has none.
 */
export function expireConfig(storage: Pick<Storage, 'getItem' | 'setItem'>, prefix: string): void {
  const kept = keptConfig(storage, prefix)
  if (kept) writeCachedConfig(storage, prefix, kept.config, kept.at - configLifetime)
}
