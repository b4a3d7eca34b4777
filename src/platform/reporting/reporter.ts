import type { Crumb, Incident, Place, Source } from './incident'
import { createFilter, type KeptOut } from './kept-out'

/** A report made by the console itself. */
export interface Report {
  name: string
  message: string
  detail?: Readonly<Record<string, unknown>>
}

/** Additional data about a failure. */
export interface Circumstances {
  detail?: Readonly<Record<string, unknown>>
  /** Data with secrets that the failure may repeat, such as the request. */
  hidden?: unknown
}

/** Breadcrumbs of a report (specification section 9). */
const mostCrumbs = 40

export interface Reporter {
  /** Sends a report unless its maximum is reached or it is ignored. */
  report: (report: Report) => void
  /** At most once per name and message, for problems that repeat with every row. */
  reportOnce: (report: Report) => void
  /** Reports a thrown value once, however many callers report it. */
  capture: (error: unknown, source: Source, circumstances?: Circumstances) => void
  /** Notes what happened, for the reports that follow. */
  note: (crumb: Omit<Crumb, 'at'>) => void
  /** The last breadcrumbs, oldest first. */
  crumbs: () => readonly Crumb[]
}

/** Dependencies of a reporter; only `send` is required. */
interface ReporterOptions {
  readonly send: (incident: Incident) => void
  readonly keptOut?: readonly KeptOut[]
  /** Called when something is reported. */
  readonly place?: () => Place
  /** Writes a report made by the console to the browser's log, which has thrown errors already. */
  readonly log?: (line: string) => void
  readonly now?: () => number
  readonly random?: () => number
}

const nowhere: Place = { page: '', tags: {}, hidden: undefined }

/** Name and message of a thrown value, which may be anything. */
function namedError(error: unknown): { readonly name: string; readonly message: string } {
  if (error instanceof Error || error instanceof DOMException)
    return { name: error.name, message: error.message }
  return { name: 'ThrownValue', message: typeof error === 'string' ? error : typeof error }
}

/** Counts, filters and passes on reports, with their breadcrumbs. */
export function createReporter({
  send,
  keptOut = [],
  place = () => nowhere,
  log = () => undefined,
  now = Date.now,
  random = Math.random,
}: ReporterOptions): Reporter {
  const passes = createFilter(keptOut, random)
  const reported = new Set<string>()
  const seen = new WeakSet<object>()
  let crumbs: readonly Crumb[] = []
  const note: Reporter['note'] = (crumb) => {
    crumbs = [...crumbs, { at: now(), ...crumb }].slice(-mostCrumbs)
  }
  const hand = (incident: Omit<Incident, 'at' | 'place' | 'crumbs'>): void => {
    send({ ...incident, at: now(), place: place(), crumbs })
    note({ kind: 'report', text: incident.name })
  }
  const report: Reporter['report'] = ({ name, message, detail = {} }) => {
    if (!passes({ name, message })) return
    log(`${name}: ${message}`)
    hand({ source: 'console', name, message, detail, hidden: [] })
  }
  return {
    report,
    reportOnce: (each) => {
      const key = `${each.name}: ${each.message}`
      if (reported.has(key)) return
      reported.add(key)
      report(each)
    },
    capture: (error, source, { detail = {}, hidden } = {}) => {
      if (typeof error === 'object' && error !== null) {
        if (seen.has(error)) return
        seen.add(error)
      }
      const named = namedError(error)
      if (passes(named)) hand({ source, ...named, error, detail, hidden: [hidden] })
    },
    note,
    crumbs: () => crumbs,
  }
}
