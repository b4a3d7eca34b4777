import type { TerminalLine } from '../../src/lib/terminal-protocol'

/** What is written down of a session that ended or of what was refused; never what was typed or shown. */
export interface AuditLine {
  readonly event: 'session' | 'refused'
  readonly user?: number
  /** Stands for the key. */
  readonly key?: string
  readonly location?: string
  readonly machine?: string
  /** Whether it led to a shell by SSH or to the serial console. */
  readonly line?: TerminalLine
  readonly address?: string
  /** The name that signed in to the machine. */
  readonly login?: string
  /** Address of the browser. */
  readonly from?: string
  readonly seconds?: number
  readonly bytesIn?: number
  readonly bytesOut?: number
  readonly why: string
}

/** Writes a line down. */
export type Audit = (line: AuditLine) => void

/** Lines of JSON, each with its time. */
export function createAudit(write: (line: string) => void, now: () => number): Audit {
  return (line) => write(JSON.stringify({ at: new Date(now()).toISOString(), ...line }))
}
