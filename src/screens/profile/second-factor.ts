import { shape } from '../../generated/answers/getMfaStatus'
import type { components } from '../../generated/api-types'
import { decode } from '../../lib/answer-shape'
import { isRecord } from '../../lib/is-record'

type Activation = components['schemas']['MfaActivation']

/** Whether a second factor is on; undefined if the answer does not say. */
export function isFactorOn(answer: unknown): boolean | undefined {
  return decode(shape, answer).value?.is_active
}

const minute = 60_000

/** A length of time in one unit. */
export interface WorksFor {
  readonly count: number
  readonly unit: 'minute' | 'hour'
}

/** How long something works until `until`, both in ms since 1970: minutes, or hours from two on; undefined once it does not. */
export function worksFor(until: number, now: number): WorksFor | undefined {
  const minutes = Math.ceil((until - now) / minute)
  if (minutes <= 0) return undefined
  return minutes < 120
    ? { count: minutes, unit: 'minute' }
    : { count: Math.floor(minutes / 60), unit: 'hour' }
}

/** Whether an answer says where to go on. The address is not checked. */
export function isActivation(value: unknown): value is Activation {
  return isRecord(value) && typeof value.ticket_id === 'string' && typeof value.ticket_url === 'string'
}
