import { useMemo } from 'react'
import { refreshOperations } from '../../api/queries'
import { usePlatform } from '../platform'
import type { MetricSource } from './read-metric'

/** Seconds between two samples if the site does not set it. */
const usualScrape = 15

/** The source of metrics of this deployment, and the seconds between its samples; undefined if it has none. */
export function useMetricSource(): { source: MetricSource; scrape: number } | undefined {
  const { site, client, access, queries } = usePlatform()
  const { metricsUrl, metricsScrapeSeconds } = site.config
  const { apiKey } = client.identity()
  return useMemo(() => {
    const { href, origin } = window.location
    if (typeof metricsUrl !== 'string' || !URL.canParse(metricsUrl, href)) return undefined
    const ownOrigins = [origin, new URL(access.base, href).origin]
    // Only the platform ends a session: a source that is set up wrongly signs nobody out.
    const onRefused = (): void => void refreshOperations(queries, ['getUser'])
    return {
      source: { address: new URL(metricsUrl, href).href, apiKey, ownOrigins, onRefused },
      scrape: metricsScrapeSeconds ?? usualScrape,
    }
  }, [metricsUrl, metricsScrapeSeconds, apiKey, access, queries])
}
