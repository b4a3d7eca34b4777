import { siteInUse } from '../site/site-in-use'
import { createDelivery, type Delivery } from './delivery'
import type { Place } from './incident'
import type { KeptOut } from './kept-out'
import { createReporter, type Reporter } from './reporter'
import { watchWindow } from './watch-window'

/** Options of a page's reporting. */
interface ReportingOptions {
  readonly keptOut: readonly KeptOut[]
  readonly place: () => Place
  /** Which build runs. */
  readonly release: string
  readonly environment: string
}

/** The reporter of this page. */
export interface Reporting {
  readonly reporter: Reporter
  /** Sets the destination if no site configuration could be read. */
  readonly connect: Delivery['connect']
}

/**
 * Reports failures of this page from now on. They are kept until the site configuration says whether and where to send
 * them (`sentryDsn`).
 */
export function startReporting({ keptOut, place, release, environment }: ReportingOptions): Reporting {
  const delivery = createDelivery(async (dsn) => {
    const { createSentrySink } = await import('./sentry-sink')
    return createSentrySink({ dsn, release, environment })
  })
  const reporter = createReporter({
    send: delivery.send,
    keptOut,
    place,
    // oxlint-disable-next-line no-console -- for developers; thrown errors are in the browser's log already
    log: (line) => console.warn(line),
  })
  siteInUse.subscribe(() => delivery.connect(siteInUse.get().config.sentryDsn ?? undefined))
  watchWindow(reporter, window)
  return { reporter, connect: delivery.connect }
}
