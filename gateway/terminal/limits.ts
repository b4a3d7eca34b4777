/** Limits of sessions. Times are milliseconds. */
export interface TerminalLimits {
  /** Lifetime of a ticket. */
  readonly ticket: number
  /** From the connection to the first message. */
  readonly firstMessage: number
  /** To reach the machine. */
  readonly connect: number
  /** To look at the host key and to sign in. */
  readonly login: number
  /** Without a key press. */
  readonly idle: number
  /** From the notice to the end of an idle session. */
  readonly idleNotice: number
  /** Maximum length of a session. */
  readonly session: number
  /** Time a session without its browser waits for a reconnection. */
  readonly detached: number
  /** Between two pings to a browser; the connection ends if one is not answered before the next. */
  readonly ping: number
  /** Between two checks with the platform that the key is still valid. */
  readonly keyCheck: number
  /** Bytes of a session, both ways together. */
  readonly bytes: number
  readonly sessionsPerUser: number
  readonly sessionsPerMachine: number
  /** Web sockets from one address. */
  readonly socketsPerAddress: number
  /** Tickets of one user that are not used yet. */
  readonly ticketsPerUser: number
}

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** Default limits. */
export const usualLimits: TerminalLimits = {
  ticket: 60 * second,
  firstMessage: 5 * second,
  connect: 10 * second,
  login: 5 * minute,
  idle: 15 * minute,
  idleNotice: minute,
  session: 8 * hour,
  detached: 60 * second,
  ping: 20 * second,
  keyCheck: 30 * second,
  bytes: 4 * 2 ** 30,
  sessionsPerUser: 10,
  sessionsPerMachine: 20,
  socketsPerAddress: 40,
  ticketsPerUser: 20,
}
