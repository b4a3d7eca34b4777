import { isRecord } from '../../lib/is-record'
import { configCacheKey } from './config-cache-key'

/** The configuration is cached for one day (specification section 9). */
export const configLifetime = 24 * 60 * 60 * 1000

/** A configuration answer and when it came, in milliseconds of the epoch. */
export interface CachedConfig {
  at: number
  config: unknown
}

/** The cached answer, if there is one younger than a day. */
export function readCachedConfig(storage: Pick<Storage, 'getItem'>, prefix: string, now: number): unknown {
  const text = storage.getItem(configCacheKey(prefix))
  if (text === null) return undefined
  try {
    const cached: unknown = JSON.parse(text)
    const fresh =
      isRecord(cached) &&
      typeof cached.at === 'number' &&
      now - cached.at < configLifetime &&
      cached.at <= now
    return fresh ? cached.config : undefined
  } catch {
    return undefined
  }
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
