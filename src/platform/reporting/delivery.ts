import { whenOnline } from '../../lib/when-online'
import type { Incident } from './incident'

/** Sends a report. */
export type Sink = (incident: Incident) => void

/** Maximum of reports kept until they can be sent; the first ones, which show the cause. */
const mostKept = 40

/** Destination of reports, known once the site configuration is. */
export interface Delivery {
  readonly send: Sink
  /** Sets the destination: a DSN, or none. Only the first call counts. */
  readonly connect: (dsn: string | undefined) => void
}

/**
 * Keeps reports until `connect` sets the destination, and loads the sender with the first one. Without a DSN nothing is
 * kept, loaded or sent. If loading fails, the next report tries again.
 */
export function createDelivery(load: (dsn: string) => Promise<Sink>): Delivery {
  let kept: Incident[] = []
  let to: string | undefined
  let state: 'unknown' | 'off' | 'ready' | 'loading' = 'unknown'
  let sink: Sink | undefined
  const begin = (dsn: string): void => {
    state = 'loading'
    const connected = async (): Promise<void> => {
      try {
        sink = await whenOnline(() => load(dsn))
        for (const incident of kept.splice(0)) sink(incident)
      } catch {
        // Not reported, because reports are what does not work.
        state = 'ready'
      }
    }
    void connected()
  }
  return {
    send: (incident) => {
      if (state === 'off') return
      if (sink) {
        sink(incident)
        return
      }
      if (kept.length < mostKept) kept.push(incident)
      if (state === 'ready' && to !== undefined) begin(to)
    },
    connect: (dsn) => {
      if (state !== 'unknown') return
      if (dsn === undefined || dsn === '') {
        state = 'off'
        kept = []
        return
      }
      to = dsn
      state = 'ready'
      if (kept.length > 0) begin(dsn)
    },
  }
}
