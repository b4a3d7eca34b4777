import { isNotFound, type Intent, type Way } from '../../../platform/payments/intent'
import type { IconName } from '../../../lib/icon-names'
import type { Tone } from '../../../ui/tone'

/** Displayed outcome of a payment; the texts are `outcome.{kind}`. */
export type OutcomeKind =
  | 'sending'
  | 'checking'
  /** The customer is at the page of a processor, or of the bank of a saved card. */
  | 'away'
  | 'awayAtBank'
  | 'pending'
  | 'unknown'
  | 'notFound'
  | 'done'
  | 'verified'
  | 'failed'
  | 'verifyFailed'
  | 'invoicePaid'
  | 'invoiceFailed'
  | 'invoicesPaid'
  /** Some were paid, the next was refused. */
  | 'invoicesPartly'
  | 'invoicesFailed'
  | 'requested'
  | 'requestFailed'
  | 'requestUnknown'
  | 'requestNotFound'
  | 'cancelled'
  | 'verifyCancelled'
  | 'abandoned'

type Ends = 'done' | 'failed' | 'cancelled' | 'unknown' | 'notFound'

const usual = {
  done: 'done',
  failed: 'failed',
  cancelled: 'cancelled',
  unknown: 'unknown',
  notFound: 'notFound',
} as const satisfies Record<Ends, OutcomeKind>

/** Final outcomes by way to pay. */
const ends: Readonly<Record<Way['kind'], Readonly<Record<Ends, OutcomeKind>>>> = {
  method: usual,
  link: usual,
  verification: { ...usual, done: 'verified', failed: 'verifyFailed', cancelled: 'verifyCancelled' },
  invoice: { ...usual, done: 'invoicePaid', failed: 'invoiceFailed' },
  invoices: { ...usual, done: 'invoicesPaid', failed: 'invoicesFailed' },
  request: {
    ...usual,
    done: 'requested',
    failed: 'requestFailed',
    unknown: 'requestUnknown',
    notFound: 'requestNotFound',
  },
}

/** @param isChecking the payment is being read for the first time */
export function outcomeOf(intent: Intent, isChecking: boolean): OutcomeKind {
  const { way, final, amount } = intent
  const of = ends[way.kind]
  switch (intent.step) {
    case 'ready':
    case 'abandoned':
      return 'abandoned'
    case 'done':
      return way.kind === 'invoices' && final !== undefined && final < amount ? 'invoicesPartly' : of.done
    case 'failed':
      return of.failed
    case 'unknown':
      return isChecking ? 'checking' : isNotFound(intent) ? of.notFound : of.unknown
    case 'pending':
      return isChecking ? 'checking' : 'pending'
    case 'away':
      return isChecking ? 'checking' : way.kind === 'link' ? 'away' : 'awayAtBank'
    case 'cancelled':
      return of.cancelled
    case 'sending':
      return intent.step
  }
}

interface OutcomeLook {
  readonly icon: IconName | 'spinner'
  readonly tone: Tone
}

const waits: OutcomeLook = { icon: 'clock', tone: 'info' }
const runs: OutcomeLook = { icon: 'spinner', tone: 'info' }
const doubts: OutcomeLook = { icon: 'circle-question-mark', tone: 'warning' }
const succeeds: OutcomeLook = { icon: 'circle-check', tone: 'success' }
const fails: OutcomeLook = { icon: 'circle-alert', tone: 'error' }
const stops: OutcomeLook = { icon: 'ban', tone: 'default' }

/** Icon and colour of each outcome. */
export const outcomeLooks: Readonly<Record<OutcomeKind, OutcomeLook>> = {
  sending: runs,
  checking: runs,
  away: waits,
  awayAtBank: waits,
  pending: waits,
  unknown: doubts,
  notFound: doubts,
  requestUnknown: doubts,
  requestNotFound: doubts,
  done: succeeds,
  invoicePaid: succeeds,
  invoicesPaid: succeeds,
  requested: succeeds,
  verified: succeeds,
  invoicesPartly: { icon: 'circle-alert', tone: 'warning' },
  failed: fails,
  invoiceFailed: fails,
  invoicesFailed: fails,
  requestFailed: fails,
  verifyFailed: fails,
  cancelled: stops,
  verifyCancelled: stops,
  abandoned: stops,
}
