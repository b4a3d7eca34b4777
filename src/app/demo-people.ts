import { isRecord } from '../lib/is-record'

/** A person of the sandbox. */
export interface Person {
  readonly email: string
  readonly password: string
  readonly name: string
  /** API key; null if the person has none. */
  readonly key: string | null
}

const isPerson = (value: unknown): value is Person =>
  isRecord(value) &&
  [value.email, value.password, value.name].every((each) => typeof each === 'string' && each !== '') &&
  (value.key === null || typeof value.key === 'string')

/** Demo people of the sandbox; empty without a sandbox, where a server may answer with an HTML page. */
export async function readPeople(): Promise<readonly Person[]> {
  const response = await fetch('/_sandbox/people', { credentials: 'omit', cache: 'no-store' })
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  const answer: unknown = response.ok && isJson ? await response.json() : []
  return Array.isArray(answer) ? answer.filter(isPerson) : []
}

/** A key the sandbox accepts: that of its first person with one; undefined without a sandbox. */
export async function readMockKey(): Promise<string | undefined> {
  const people = await readPeople()
  return people.find(({ key }) => key !== null)?.key ?? undefined
}
