import { cachedConfig, readCachedConfig, writeCachedConfig } from './config-cache'
import { createSite, type Site } from './site'

/** Why an old configuration is in use, and its time in ms since 1970. */
export interface OldConfig {
  reason: unknown
  at: number
}

/** A site, and why its configuration is old, if it is. */
export interface SiteRead {
  site: Site
  old: OldConfig | undefined
}

/** A site from a stored configuration; undefined if it is unusable, for example stored by an older console. */
function siteOf(config: unknown): Site | undefined {
  try {
    return createSite(config)
  } catch {
    return undefined
  }
}

/**
 * Creates the site from today's cached configuration or the answer of `ask`. An answer is cached only if a site could
 * be created. Otherwise the last good configuration is used; without one the failure is thrown.
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
    const stored = cachedConfig(storage, prefix)
    const site = siteOf(stored?.config)
    if (!site || !stored) throw reason
    return { site, old: { reason, at: stored.at } }
  }
}
