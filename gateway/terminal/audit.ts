import type { TerminalLine } from '../../src/lib/terminal-protocol'

/** Audit record of an ended session or of a refusal; never contains what was typed or shown. */
export interface AuditLine {
  readonly event: 'session' | 'refused'
  readonly user?: number
  /** Hash of the key. */
  readonly key?: string
  readonly location?: string
  readonly machine?: string
  /** Whether the session was a shell by SSH or the serial console. */
  readonly line?: TerminalLine
  readonly address?: string
  /** User name on the machine. */
  readonly login?: string
  /** Address of the browser. */
  readonly from?: string
  readonly seconds?: number
  readonly bytesIn?: number
  readonly bytesOut?: number
  readonly why: string
}

/** Writes an audit line. */
export type Audit = (line: AuditLine) => void

/** Lines of JSON, each with its time. */
export function createAudit(write: (line: string) => void, now: () => number): Audit {
  return (line) => write(JSON.stringify({ at: new Date(now()).toISOString(), ...line }))
}
