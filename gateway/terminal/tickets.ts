import { createHash, randomBytes } from 'node:crypto'
import type { TerminalLine } from '../../src/lib/terminal-protocol'
import type { Credential } from './credential'
import type { Target } from './platform'

/** The session that a ticket allows. */
export interface Claims extends Target {
  /** Number of the user whose machine it is. */
  readonly user: number
  /** The key of the request. */
  readonly credential: Credential
  /** Origin of the requesting page. */
  readonly origin: string
  readonly line: TerminalLine
}

/** Issued tickets that are not used yet. */
export interface Tickets {
  /** A new ticket, or undefined if the user has too many unused ones. */
  readonly issue: (claims: Claims) => { readonly ticket: string; readonly expiresAt: number } | undefined
  /** Claims of a ticket, once, for a page of `origin`; undefined if it is unknown, expired or of another origin. */
  readonly redeem: (ticket: string, origin: string) => Claims | undefined
}

const hashOf = (ticket: string): string => createHash('sha256').update(ticket).digest('base64url')

/** Stores tickets, as hashes only. `life` and `now` are in milliseconds. */
export function createTickets(life: number, perUser: number, now: () => number): Tickets {
  const kept = new Map<string, { readonly claims: Claims; readonly expiresAt: number }>()
  const dropOld = (): void => {
    for (const [hash, { expiresAt }] of kept) if (expiresAt <= now()) kept.delete(hash)
  }
  return {
    issue: (claims) => {
      dropOld()
      if ([...kept.values()].filter((each) => each.claims.user === claims.user).length >= perUser)
        return undefined
      const ticket = randomBytes(32).toString('base64url')
      const expiresAt = now() + life
      kept.set(hashOf(ticket), { claims, expiresAt })
      return { ticket, expiresAt }
    },
    redeem: (ticket, origin) => {
      const hash = hashOf(ticket)
      const found = kept.get(hash)
      kept.delete(hash)
      return found && found.expiresAt > now() && found.claims.origin === origin ? found.claims : undefined
    },
  }
}
