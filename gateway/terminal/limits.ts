/** What sessions may do, and for how long. Times are milliseconds. */
export interface TerminalLimits {
  /** A ticket is good for so long. */
  readonly ticket: number
  /** From the connection to the first message. */
  readonly firstMessage: number
  /** To reach the machine. */
  readonly connect: number
  /** To look at the host key and to sign in. */
  readonly login: number
  /** Without a key press. */
  readonly idle: number
  /** The notice comes so long before the end for want of key presses. */
  readonly idleNotice: number
  /** A session, whatever happens in it. */
  readonly session: number
  /** A session that lost its connection waits for it. */
  readonly detached: number
  /** Between two questions to a browser whether it is there; without an answer to two of them it is not. */
  readonly ping: number
  /** Between two questions to the platform whether the key is still good. */
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

/** The limits unless others are asked for. */
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
