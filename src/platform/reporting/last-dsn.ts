import { isRecord } from '../../lib/is-record'
import { cachedConfig } from '../site/config-cache'

/** Where the last site configuration said that failures are reported, for a start without a configuration. */
export function lastDsn(storage: Pick<Storage, 'getItem'>, prefix: string): string | undefined {
  const config = cachedConfig(storage, prefix)?.config
  return isRecord(config) && typeof config.sentryDsn === 'string' ? config.sentryDsn : undefined
}
