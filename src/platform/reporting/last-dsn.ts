import { isRecord } from '../../lib/is-record'
import { cachedConfig } from '../site/config-cache'

/** `sentryDsn` of the last stored site configuration, for a start without a configuration. */
export function lastDsn(storage: Pick<Storage, 'getItem'>, prefix: string): string | undefined {
  const config = cachedConfig(storage, prefix)?.config
  return isRecord(config) && typeof config.sentryDsn === 'string' ? config.sentryDsn : undefined
}
