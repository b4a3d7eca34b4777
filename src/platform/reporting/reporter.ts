import type { Crumb, Incident, Place, Source } from './incident'
import { createFilter, type KeptOut } from './kept-out'

/** A report of the console's own. */
export interface Report {
  name: string
  message: string
  detail?: Readonly<Record<string, unknown>>
}

/** What is known of a failure besides what was thrown. */
export interface Circumstances {
  detail?: Readonly<Record<string, unknown>>
  /** Something that may hold secrets which the failure repeats, such as what was sent. */
  hidden?: unknown
}

/** Breadcrumbs of a report (specification section 9). */
const mostCrumbs = 40

export interface Reporter {
  /** Sends a report unless its maximum is reached or it is ignored. */
  report: (report: Report) => void
  /** At most once per name and message, for problems that repeat with every row. */
  reportOnce: (report: Report) => void
  /** Sends what was thrown, once however many report it. */
  capture: (error: unknown, source: Source, circumstances?: Circumstances) => void
  /** Notes what happened, for the reports that follow. */
  note: (crumb: Omit<Crumb, 'at'>) => void
  /** What was noted last, oldest first. */
  crumbs: () => readonly Crumb[]
}

/** Dependencies of a reporter; all may be left out but the first. */
interface ReporterOptions {
  readonly send: (incident: Incident) => void
  readonly keptOut?: readonly KeptOut[]
  /** Called when something is reported. */
  readonly place?: () => Place
  /** Writes a report of the console's own to the log of the browser, which has what was thrown already. */
  readonly log?: (line: string) => void
  readonly now?: () => number
  readonly random?: () => number
}

const nowhere: Place = { page: '', tags: {}, hidden: undefined }

/** Name and message of what was thrown, which may be anything. */
function namedError(error: unknown): { readonly name: string; readonly message: string } {
  if (error instanceof Error || error instanceof DOMException)
    return { name: error.name, message: error.message }
  return { name: 'ThrownValue', message: typeof error === 'string' ? error : typeof error }
}

/** Counts, filters and hands on what is reported, with what happened before. */
export function createReporter({
  send,
  keptOut = [],
  place = () => nowhere,
  log = () => undefined,
  now = Date.now,
  random = Math.random,
}: ReporterOptions): Reporter {
  const passes = createFilter(keptOut, random)
  const said = new Set<string>()
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
      if (said.has(key)) return
      said.add(key)
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
