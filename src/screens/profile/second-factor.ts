import { shape } from '../../generated/answers/getMfaStatus'
import type { components } from '../../generated/api-types'
import { decode } from '../../lib/answer-shape'
import { parseInstant } from '../../lib/instant'
import { isRecord } from '../../lib/is-record'

/** Whether a second factor is on; undefined if the answer does not say. */
export function isFactorOn(answer: unknown): boolean | undefined {
  return decode(shape, answer).value?.is_active
}

const minute = 60_000

/** A duration in one unit. */
export interface WorksFor {
  readonly count: number
  readonly unit: 'minute' | 'hour'
}

/** Time from `now` to `until` (ms since 1970) in minutes, or from two hours on in hours; undefined if past. */
export function worksFor(until: number, now: number): WorksFor | undefined {
  const minutes = Math.ceil((until - now) / minute)
  if (minutes <= 0) return undefined
  return minutes < 120
    ? { count: minutes, unit: 'minute' }
    : { count: Math.floor(minutes / 60), unit: 'hour' }
}

/** A begun activation. */
export interface Ticket {
  readonly id: string
  /** URL of its page; not checked. */
  readonly address: string
  /** Expiry of its page, in ms since 1970; undefined if unknown. */
  readonly until: number | undefined
}

const isActivation = (value: unknown): value is components['schemas']['MfaActivation'] => isRecord(value)

function ticketOf(id: unknown, address: unknown, until: unknown): Ticket | undefined {
  if (typeof id !== 'string' || typeof address !== 'string') return undefined
  return { id, address, until: typeof until === 'number' ? until : undefined }
}

/** The ticket in the answer to an activation; undefined without one. */
export function ticketIn(made: unknown): Ticket | undefined {
  if (!isActivation(made)) return undefined
  return ticketOf(made.ticket_id, made.ticket_url, parseInstant(made.expires_at)?.getTime())
}

/** Parses a stored ticket; undefined if it has expired at `now` (ms since 1970). */
export function keptTicket(kept: Readonly<Record<string, unknown>>, now: number): Ticket | undefined {
  const ticket = ticketOf(kept.id, kept.address, kept.until)
  return ticket?.until !== undefined && worksFor(ticket.until, now) === undefined ? undefined : ticket
}
