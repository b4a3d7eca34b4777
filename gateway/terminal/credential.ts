import { createHash } from 'node:crypto'

/** The key of a request, as its headers send it to the platform. */
export interface Credential {
  readonly headers: Readonly<Record<string, string>>
  /** Hash of the key, for places that must not contain it, such as the log. */
  readonly mark: string
}

/** The headers a key may be sent in: its own, or the name of a cookie that contains it, with the cookies. */
const own = 'apikey'
const byCookie = ['x-key-cookie', 'cookie']

/** The key of a request; undefined without one. */
export function credentialOf(request: Request): Credential | undefined {
  const names = request.headers.has(own) ? [own] : byCookie
  const headers: Record<string, string> = {}
  for (const name of names) {
    const value = request.headers.get(name)
    if (value === null) return undefined
    headers[name] = value
  }
  const mark = createHash('sha256').update(JSON.stringify(headers)).digest('base64url').slice(0, 16)
  return { headers, mark }
}
