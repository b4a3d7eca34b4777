import { keptConfig, readCachedConfig, writeCachedConfig } from './config-cache'
import { createSite, type Site } from './site'

/** Why a site is not made of the newest configuration: the failure, and when the one in use came (ms of the epoch). */
export interface OldConfig {
  reason: unknown
  at: number
}

/** A site, and why its configuration is an old one, if it is. */
export interface SiteRead {
  site: Site
  old: OldConfig | undefined
}

/** A site of a configuration that was kept; undefined when none can be made of it, as an older console may have kept it. */
function siteOf(config: unknown): Site | undefined {
  try {
    return createSite(config)
  } catch {
    return undefined
  }
}

/**
 * Makes the site: of the cached configuration of today, or of what the platform answers to `ask`. An answer is cached
 * once a site could be made of it. When none can be, or none comes, the last good configuration is used; without one the
 * failure is thrown.
 */
export async function readSite(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  prefix: string,
  ask: () => Promise<unknown>,
  now: () => number,
): Promise<SiteRead> {
  const cached = siteOf(readCachedConfig(storage, prefix, now()))
  if (cached) return { site: cached, old: undefined }
  try {
    const answer = await ask()
    const site = createSite(answer)
    writeCachedConfig(storage, prefix, answer, now())
    return { site, old: undefined }
  } catch (reason) {
    const kept = keptConfig(storage, prefix)
    const site = siteOf(kept?.config)
    if (!site || !kept) throw reason
    return { site, old: { reason, at: kept.at } }
  }
}
