import { createHash } from 'node:crypto'
import { gatewayFailure } from '../failures'
import type { Caller } from '../identity'
import type { Runtime } from '../runtime'
import { type Answer, toBytes } from './answer'
import type { RawParameters } from './parameters'
import type { Route } from './routes'

/** How long an answer is kept under its idempotency key, in milliseconds of the sandbox's clock. */
const keptFor = 24 * 60 * 60 * 1000

/** The longest key, in characters (`IdempotencyKey` in `openapi/parameters.yaml`). */
const longestKey = 255

export const storedAnswerSchema = [
  `CREATE TABLE IF NOT EXISTS kept_answer (
    user INTEGER NOT NULL,
    owner INTEGER NOT NULL,
    key TEXT NOT NULL,
    request TEXT NOT NULL,
    status INTEGER NOT NULL,
    body TEXT,
    since INTEGER NOT NULL,
    PRIMARY KEY (user, owner, key)
  ) STRICT`,
]

/** The stored answer of one idempotency key. Both calls belong in the transaction that does the work. */
export interface StoredAnswer {
  /** The answer of the first request with this key; undefined when this is the first. */
  find(): Answer | undefined
  /** Keeps the answer for the next request with this key, in place of one that was kept before. */
  keep(answer: Answer): void
}

const unkeyed: StoredAnswer = { find: () => undefined, keep: () => undefined }

/**
 * The stored answer of a request with an idempotency key. A key belongs to the acting user, the user they act for, and
 * one request. Of two concurrent requests the second finds the answer of the first, because the work of each is one
 * synchronous transaction. A refusal is not stored, because it changed nothing.
 *
 * @throws ApiFailure 400 for a key that is empty or too long; `find` throws 409 for one that was used for another request
 */
export function storedAnswerOf(
  runtime: Runtime,
  route: Route,
  caller: Caller,
  request: Request,
  location: string,
  raw: RawParameters,
): StoredAnswer {
  const given = route.keyHeader === undefined ? null : request.headers.get(route.keyHeader)
  if (given === null || !runtime.keepsAnswers) return unkeyed
  const key = given.trim()
  if (key === '' || key.length > longestKey)
    throw gatewayFailure(400, `${route.keyHeader} is a text of 1 to ${longestKey} characters.`)
  const { database, clock } = runtime
  const whose = [caller.actingUser, caller.owner, key]
  const digest = digestOf(route.operation, location, caller.account, raw)
  return {
    find: () => {
      database.run('DELETE FROM kept_answer WHERE since <= ?', [clock.now() - keptFor])
      const row = database.get(
        'SELECT request, status, body FROM kept_answer WHERE user = ? AND owner = ? AND key = ?',
        whose,
      )
      if (!row) return undefined
      if (row['request'] !== digest)
        throw gatewayFailure(409, 'The idempotency key was already used for another request. Use a new key.')
      const { body } = row
      return { status: Number(row['status']), body: typeof body === 'string' ? JSON.parse(body) : undefined }
    },
    keep: (answer) => {
      const body = answer.body === undefined ? null : textOf(answer)
      database.run(
        'INSERT OR REPLACE INTO kept_answer (user, owner, key, request, status, body, since) VALUES (?, ?, ?, ?, ?, ?, ?)',
        [...whose, digest, answer.status, body, clock.now()],
      )
    },
  }
}

function textOf(answer: Answer): string {
  const written = toBytes(answer)
  return typeof written === 'string' ? written : new TextDecoder().decode(written)
}

/** A hash: the same for equal requests, and their parameters cannot be read from it. */
function digestOf(operation: string, location: string, account: number | null, raw: RawParameters): string {
  const said = Object.entries(raw).sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([operation, location, account, said]))
    .digest('hex')
}
