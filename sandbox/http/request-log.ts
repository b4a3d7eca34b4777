/** An API request in the log: enough for assertions about a client, never a key or password. */
export interface LoggedRequest {
  /** Counts from 1 since the start or the last clearing. */
  readonly number: number
  readonly method: string
  /** Path as sent, without the query. */
  readonly path: string
  readonly operation: string | undefined
  readonly location: string | undefined
  readonly contentType: string | undefined
  /** Parameters by name, as the handler got them or as they were sent if they were refused; secrets masked. */
  readonly parameters: Readonly<Record<string, unknown>>
  /** Names that were sent although the operation does not declare them. */
  readonly ignored: readonly string[]
  /** Status of the answer; 0 when the connection was broken or left hanging. */
  readonly status: number
  /** Real time from the arrival of the request to its answer, milliseconds. */
  readonly ms: number
  readonly correlationId: string
}

/** The last requests, oldest first. */
export interface RequestLog {
  add(entry: Omit<LoggedRequest, 'number'>): void
  list(): readonly LoggedRequest[]
  clear(): void
}

const secrets = new Set([
  ...['password', 'token', 'apikey', 'cloud_init', 'access_token', 'id_token', 'code', 'code_verifier'],
  ...['mfa_token', 'otp', 'id_token_hint'],
  ...['setup_token', 'secret_key', 'access_key'],
])

/** Keeps the last `capacity` requests. */
export function createRequestLog(capacity: number): RequestLog {
  let entries: LoggedRequest[] = []
  let count = 0
  return {
    add: (entry) => {
      count += 1
      entries.push({ ...entry, number: count, parameters: mask(entry.parameters) })
      if (entries.length > capacity * 2) entries = entries.slice(-capacity)
    },
    list: () => entries.slice(-capacity),
    clear: () => {
      entries = []
      count = 0
    },
  }
}

function mask(parameters: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [name, secrets.has(name) ? '***' : value]),
  )
}
